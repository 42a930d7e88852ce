import { countMatches } from '../languages/lexicon.ts';
import type { Page } from '../read/read-week.ts';
import type { WholeSentence } from './whole-sentences.ts';

/** In words. */
const longestQuestion = 24;

/** Return the latest question in the first person with which a page ends, or null. Answers follow other questions. */
export function lastQuestion(
  pages: readonly Page[],
  quotable: readonly (readonly WholeSentence[])[],
): WholeSentence | null {
  const ends = quotable.flatMap((sentences, index) =>
    sentences.filter(({ at }) => at === (pages[index]?.sentences.length ?? 0) - 1),
  );
  const questions = ends.filter(
    ({ sentence, words, reflection }) =>
      /[?？؟]$/u.test(sentence) &&
      words <= longestQuestion &&
      !/["“«「]/u.test(sentence) &&
      countMatches(pages[reflection]?.lexicon.firstPerson ?? /(?!)/gu, sentence) > 0,
  );
  return questions.at(-1) ?? null;
}
