import type { Page } from '../read/read-week.ts';
import { wordsIn } from '../read/words.ts';
import type { WholeSentence } from './whole-sentences.ts';

/** Words of this length in both sentences show that a later page answers a question. */
const longWord = 4;
const leastShared = 2;

const contentOf = (sentence: string, { lexicon: { stopWords } }: Page): ReadonlySet<string> =>
  new Set(
    wordsIn(sentence.toLowerCase())
      .filter((word) => word.length >= longWord && !stopWords.has(word))
      .map((word) => word.slice(0, Math.max(longWord, word.length - 2))),
  );

/** Return the sentence of a later page that has at least two content words of a question, or null. */
export function answerTo(
  question: WholeSentence,
  pages: readonly Page[],
  quotable: readonly (readonly WholeSentence[])[],
): WholeSentence | null {
  const page = pages[question.reflection];
  if (page === undefined) return null;
  const asked = contentOf(question.sentence, page);
  const answers = quotable
    .slice(question.reflection + 1)
    .flat()
    .filter(({ sentence }) => !/[?？]/u.test(sentence))
    .map((each) => {
      const own = contentOf(each.sentence, pages[each.reflection] ?? page);
      return { each, shared: [...own].filter((word) => asked.has(word)).length };
    })
    .filter(({ shared }) => shared >= leastShared)
    .toSorted((a, b) => b.shared - a.shared || b.each.score - a.each.score);
  return answers[0]?.each ?? null;
}
