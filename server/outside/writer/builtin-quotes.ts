import { hasInnerEnd, sentencesOf } from './builtin-sentences.ts';
import type { Language } from './builtin-stop-words.ts';
import type { Theme } from './builtin-themes.ts';
import { wordsOf } from './builtin-words.ts';
import type { WeekToSummarise } from './writer.ts';

/** A sentence of the week that stands alone, and where it was written. */
export type Quote = {
  /** Position of its reflection in the week, oldest first. */
  readonly reflection: number;
  /** Position of the sentence in its reflection. */
  readonly at: number;
  readonly sentence: string;
  readonly score: number;
};

const telling =
  /\b(?:realis|realiz|learn|notic|understood|understand|felt|feel|miss|afraid|proud|grateful|glad|ashamed|lonely|hope|want|wish|love|remember|forgiv|promise|decid|admit|enough|finally|instead|never|always)\w*/iu;
const leansOnBefore =
  /^(?:and|but|so|because|it|its|it's|it’s|he|she|they|his|her|their|this|that|that's|that’s|these|those|which|then|also|there|not|or|yes|no|maybe|still|him|them|later|afterwards)\b/iu;
const ownDeed = /\b(?:I|I'm|I’m|I've|I’ve|[Ww]e)\b/u;
const own = /\b(?:my|me|myself|our|us)\b/iu;
const startsAside = /^(?:from|at|in|with|behind|by|on|to|under|between|after|before)\b/iu;
const someVerb =
  /\b(?:is|was|are|were|am|be|been|has|have|had|do|does|did|can|could|will|would|might|must|went|came|made|said|told|gave|took|got|kept|knew|saw|felt|left|found|held|sat|ran|put|let|\p{L}{2,}ed|\p{L}+n['’]t|\p{L}+['’](?:m|ve|re|ll|d))\b/iu;

function lengthScore(length: number): number {
  if (length < 25) return -2.5;
  if (length < 45) return 0.5;
  if (length <= 140) return 2;
  return length <= 190 ? 1 : -1.5;
}

function styleScore(sentence: string, language: Language): number {
  let score = 0;
  if (language === 'english' && !someVerb.test(sentence)) score -= 1.5;
  if (startsAside.test(sentence) && !ownDeed.test(sentence)) score -= 1.5;
  if (leansOnBefore.test(sentence)) score -= 1.6;
  if (/[?？]['"”’)]*$/u.test(sentence)) score -= 1.5;
  if (/[:;,]$/u.test(sentence)) score -= 2;
  if (/["“”„«»()[\]{}]/u.test(sentence)) score -= 1.6;
  if ((sentence.match(/\d/gu)?.length ?? 0) > 3) score -= 1;
  if (sentence.length > 12 && sentence === sentence.toUpperCase() && sentence !== sentence.toLowerCase()) score -= 2;
  if (hasInnerEnd(sentence)) score -= 6;
  return score;
}

/** How well a sentence stands for its reflection: about the week's themes, from inside, whole, of a readable length. */
function scoreOf(
  sentence: string,
  themes: readonly Theme[],
  language: Language,
  place: { isFirst: boolean; isLast: boolean },
): number {
  const words = new Set(wordsOf(sentence).map(({ lower }) => lower));
  const themed = themes.filter(({ forms }) => [...forms].some((form) => words.has(form))).length;
  return (
    Math.min(themed, 2) * 1.2 +
    (telling.test(sentence) ? 1.4 : 0) +
    (ownDeed.test(sentence) ? 1 : own.test(sentence) ? 0.5 : 0) +
    (place.isLast ? 0.7 : 0) +
    (place.isFirst ? 0.2 : 0) +
    lengthScore(sentence.length) +
    styleScore(sentence, language)
  );
}

/** Every sentence of the week that may be quoted, best first within each reflection. */
export function quotesOf(week: WeekToSummarise, themes: readonly Theme[], language: Language): Quote[][] {
  return week.reflections.map(({ content }, reflection) => {
    const sentences = sentencesOf(content);
    return sentences
      .map((sentence, at) => ({
        reflection,
        at,
        sentence,
        score: scoreOf(sentence, themes, language, { isFirst: at === 0, isLast: at === sentences.length - 1 }),
      }))
      .toSorted((a, b) => b.score - a.score || a.at - b.at);
  });
}

const countWords = (text: string) => text.split(/\s+/u).length;
const byPlace = (a: Quote, b: Quote) => a.reflection - b.reflection || a.at - b.at;

/** Frames add about as many words to a quote; with them a summary stays under 300. */
const mostWords = 175;
const fewestWords = 60;
const mostQuotes = 7;

/**
 * One sentence from each reflection while there is room, the best ones when there is not (the first and the last
 * reflection always speak), a second one where the week is short of words. Oldest first.
 */
export function chooseQuotes(byReflection: readonly (readonly Quote[])[]): Quote[] {
  const spoken = byReflection.filter((quotes) => quotes.length > 0);
  const firsts = spoken.flatMap((quotes) => quotes.slice(0, 1));
  const ends = [firsts[0], firsts.at(-1)].filter(
    (quote, index, all) => quote !== undefined && all.indexOf(quote) === index,
  );
  const rest = firsts.slice(1, -1).toSorted((a, b) => b.score - a.score || byPlace(a, b));
  const chosen: Quote[] = [];
  let words = 0;
  const take = (quote: Quote | undefined, limit: number) => {
    if (quote === undefined || chosen.length >= mostQuotes || words + countWords(quote.sentence) > limit) return;
    if (chosen.some(({ sentence }) => sentence === quote.sentence)) return;
    chosen.push(quote);
    words += countWords(quote.sentence);
  };
  for (const quote of ends) take(quote, Number.POSITIVE_INFINITY);
  for (const quote of rest) take(quote, mostWords);
  const seconds = spoken.flatMap((quotes) => quotes.slice(1, 2)).toSorted((a, b) => b.score - a.score || byPlace(a, b));
  for (const quote of seconds) if (words < fewestWords) take(quote, mostWords);
  return chosen.toSorted(byPlace);
}
