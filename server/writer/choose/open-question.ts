import { countMatches, lexiconOf } from '../languages/lexicon.ts';
import type { Page } from '../read/read-week.ts';
import { isOneSentenceOnCards } from '../read/sentences.ts';
import type { Quote } from './choose-quotes.ts';

/** In words. */
const longestQuestion = 24;

/**
 * Return the last question in the first person with which a page ends. A question in the middle of a page is usually
 * answered by the sentences after it.
 */
export function openQuestion(pages: readonly Page[]): Quote | undefined {
  return pages
    .flatMap(({ ranked, sentences }) => ranked.filter(({ at }) => at === sentences.length - 1))
    .filter(
      ({ sentence, words, isDependent }) =>
        /[?？؟]$/u.test(sentence) && words >= 4 && words <= longestQuestion && !isDependent,
    )
    .filter(
      ({ sentence }) => !/["“«「]|^…|\b(?:said|says|asked|asks)\b/iu.test(sentence) && isOneSentenceOnCards(sentence),
    )
    .filter(({ sentence }) => countMatches(lexiconOf('en').firstPerson, sentence) > 0)
    .toSorted((a, b) => b.reflection - a.reflection || b.score - a.score)
    .map(
      ({ reflection, at, sentence, words }): Quote => ({ reflection, at, text: sentence, words, role: 'further' }),
    )[0];
}
