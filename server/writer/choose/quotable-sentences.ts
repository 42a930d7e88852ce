import type { KeySentence } from '../read/key-sentences.ts';
import type { Page } from '../read/read-week.ts';
import { isOneSentenceOnCards } from '../read/sentences.ts';
import { countWords } from '../read/words.ts';

/** A sentence that may be quoted. `context` is the sentence before it, if the quote is unclear without it. */
export type QuotableSentence = { readonly key: KeySentence; readonly context: string | null };

/** The greatest number of sentences quoted from one reflection. */
export const mostPerReflection = 4;
/** How many of the best sentences take turns as the first quote, and how near their scores must be to the best. */
const alternatives = 3;
const alternativeWithin = 2.2;

/** Subtracted from the score of a sentence that needs its context, or of one whose pronoun is cut. */
const contextPenalty = 0.6;
const pronounPenalty = 0.6;
const shortestContext = 4;
/** A pronoun that may be cut: "She", "And he", "It's"; not "He'd", because its verb must stay. */
const pronoun = /^[^\p{L}]*(?:(?:and|but|so|then|because) )?\p{L}+(?:['’](?:s|re))?,? (?=\p{L})/iu;

/** Return a sentence to quote, with its context or without its pronoun if it is dependent. Null if it is unfit. */
function toQuotable(
  key: KeySentence,
  sentences: readonly string[],
  dependent: ReadonlySet<number>,
): QuotableSentence | null {
  if (!isOneSentenceOnCards(key.sentence)) return null;
  if (!key.isDependent) return { key, context: null };
  const before = sentences[key.at - 1];
  const explains = before !== undefined && !dependent.has(key.at - 1) && countWords(before) >= shortestContext;
  if (explains && isOneSentenceOnCards(before))
    return { key: { ...key, score: key.score - contextPenalty }, context: before };
  if (!pronoun.test(key.sentence) || key.words < shortestContext) return null;
  const sentence = key.sentence.replace(pronoun, '…');
  if (!isOneSentenceOnCards(sentence)) return null;
  return { key: { ...key, sentence, words: key.words - 1, score: key.score - pronounPenalty }, context: null };
}

function quotableOf({ sentences, ranked }: Page): QuotableSentence[] {
  const dependent = new Set(ranked.filter(({ isDependent }) => isDependent).map(({ at }) => at));
  const units: QuotableSentence[] = [];
  for (const candidate of ranked) {
    const unit = toQuotable(candidate, sentences, dependent);
    if (unit !== null) units.push(unit);
    if (units.length >= alternatives + mostPerReflection) break;
  }
  return units.toSorted((a, b) => b.key.score - a.key.score);
}

/** Move one of the best sentences to the front: each version of the summary takes the next one. */
function rotate(units: readonly QuotableSentence[], version: number): QuotableSentence[] {
  const [first] = units;
  if (first === undefined) return [];
  const near = units.filter(({ key }) => key.score > first.key.score - alternativeWithin).slice(0, alternatives);
  const lead = near[version % near.length] ?? first;
  return [lead, ...units.filter((unit) => unit !== lead)];
}

/** Return the quotable sentences of each reflection. The version of the summary decides which sentence is first. */
export const quotableSentences = (pages: readonly Page[], version: number): QuotableSentence[][] =>
  pages.map((page) => rotate(quotableOf(page), version));
