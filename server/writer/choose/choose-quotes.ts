import type { KeySentence } from '../read/key-sentences.ts';
import { isOneSentenceOnCards } from '../read/sentences.ts';
import { countWords, wordsIn } from '../read/words.ts';
import { shortenSentence } from './shorten-sentence.ts';

/** A sentence that will be quoted, perhaps shortened, and why. */
export type Quote = {
  readonly reflection: number;
  readonly at: number;
  readonly text: string;
  readonly words: number;
  /** The one that its reflection is quoted for, what explains it, or one more. */
  readonly role: 'heart' | 'context' | 'further';
};

/** The sentences of a reflection in the order of the page, and best first. */
export type RankedPage = { readonly sentences: readonly string[]; readonly best: readonly KeySentence[] };

/** Nobody reads a longer quote in a summary. */
const longestQuote = 36;
const shortestCap = 9;
const contextWords = 16;
/** How much less telling than the best an alternative of a later version may be. */
const alternativeWithin = 2.2;
const alternatives = 3;
const mostPerReflection = 4;
/** A few words more are no gain. */
const shortestFurther = 5;
const leastChance = 0.03;
/** What the frame around a quote costs in words. */
const frameWords = 6;

/** A sentence that may be quoted, and the one before it where it needs that. */
export type QuotableSentence = { readonly heart: KeySentence; readonly context: string | null };

/** What a context costs in room, and a lost pronoun in sense. */
const contextPenalty = 0.6;
const pronounPenalty = 0.6;
const shortestContext = 4;
/** "She", "And he", "It's": what a sentence that leans begins with; without its "He'd" it would say something else. */
const pronoun = /^[^\p{L}]*(?:(?:and|but|so|then|because) )?\p{L}+(?:['’](?:s|re))?,? (?=\p{L})/iu;

/** A sentence that leans goes with the one before it, or without its pronoun where that would not explain it. */
function unitOf(
  heart: KeySentence,
  sentences: readonly string[],
  leaning: ReadonlySet<number>,
): QuotableSentence | null {
  if (!isOneSentenceOnCards(heart.sentence)) return null;
  if (!heart.leans) return { heart, context: null };
  const before = sentences[heart.at - 1];
  const explains = before !== undefined && !leaning.has(heart.at - 1) && countWords(before) >= shortestContext;
  if (explains && isOneSentenceOnCards(before))
    return { heart: { ...heart, score: heart.score - contextPenalty }, context: before };
  if (!pronoun.test(heart.sentence) || heart.words < shortestContext) return null;
  const sentence = heart.sentence.replace(pronoun, '…');
  if (!isOneSentenceOnCards(sentence)) return null;
  return { heart: { ...heart, sentence, words: heart.words - 1, score: heart.score - pronounPenalty }, context: null };
}

function unitsOf({ sentences, best }: RankedPage): QuotableSentence[] {
  const leaning = new Set(best.filter(({ leans }) => leans).map(({ at }) => at));
  const units: QuotableSentence[] = [];
  for (const candidate of best) {
    const unit = unitOf(candidate, sentences, leaning);
    if (unit !== null) units.push(unit);
    if (units.length >= alternatives + mostPerReflection) break;
  }
  return units.toSorted((a, b) => b.heart.score - a.heart.score);
}

/** The best first; each later version begins with another one that is nearly as telling. */
function turned(units: readonly QuotableSentence[], version: number): QuotableSentence[] {
  const [first] = units;
  if (first === undefined) return [];
  const near = units.filter(({ heart }) => heart.score > first.heart.score - alternativeWithin).slice(0, alternatives);
  const lead = near[version % near.length] ?? first;
  return [lead, ...units.filter((unit) => unit !== lead)];
}

/** What may be quoted of each reflection, the sentence that comes first in this version first. */
export const quotableSentences = (ranked: readonly RankedPage[], version: number): QuotableSentence[][] =>
  ranked.map((page) => turned(unitsOf(page), version));

/** The length that all may have so that together they stay within a number of words. */
function capFor(lengths: readonly number[], words: number): number {
  let cap = longestQuote;
  while (cap > shortestCap && lengths.reduce((sum, length) => sum + Math.min(length, cap), 0) > words) cap -= 1;
  return cap;
}

function picksOf({ heart, context }: QuotableSentence, cap: number): Quote[] {
  const place = { reflection: heart.reflection };
  const text = shortenSentence(heart.sentence, cap);
  const own: Quote = { ...place, at: heart.at, text, words: countWords(text), role: 'heart' };
  if (context === null) return [own];
  const before = shortenSentence(context, Math.min(contextWords, cap));
  return [{ ...place, at: heart.at - 1, text: before, words: countWords(before), role: 'context' }, own];
}

const lettersOf = (text: string) => new Set(wordsIn(text.toLowerCase()).filter((word) => word.length > 3));

function isAlike(text: string, others: readonly Quote[]): boolean {
  const words = lettersOf(text);
  return others.some((other) => {
    if (other.text === text) return true;
    const shared = [...lettersOf(other.text)].filter((word) => words.has(word)).length;
    return words.size > 0 && shared >= words.size * 0.5 && shared > 1;
  });
}

/** How likely each sentence of a page is the one that carries it; together 1. */
function chancesOf(units: readonly QuotableSentence[]): number[] {
  const powers = units.map(({ heart }) => Math.exp(heart.score));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/**
 * What of each reflection is quoted, in the order of the week, in about so many words: the most telling sentence of every
 * one, then further ones while there is room, the surest first, none that says what another does.
 */
export function chooseQuotes(units: readonly (readonly QuotableSentence[])[], words: number): Quote[] {
  const used = new Set<string>();
  const firsts = units.flatMap((list) => {
    const first = list.find(({ heart }) => !used.has(heart.sentence));
    if (first !== undefined) used.add(first.heart.sentence);
    return first === undefined ? [] : [first];
  });
  const lengths = firsts.flatMap(({ heart, context }) =>
    context === null ? [heart.words] : [heart.words, Math.min(contextWords, countWords(context))],
  );
  const cap = capFor(lengths, words);
  const picks: Quote[] = [];
  for (const unit of firsts) {
    picks.push(...picksOf(unit, cap));
  }
  let left = words - picks.reduce((sum, pick) => sum + pick.words, 0);
  const further = units
    .flatMap((list) => {
      const chances = chancesOf(list);
      return list.map((unit, order) => ({ unit, chance: chances[order] ?? 0 }));
    })
    .filter(({ unit, chance }) => !firsts.includes(unit) && chance >= leastChance)
    .map(({ unit, chance }) => ({ unit, worth: chance / (unit.heart.words + frameWords) }))
    .toSorted((a, b) => b.worth - a.worth || a.unit.heart.reflection - b.unit.heart.reflection);
  for (const { unit } of further) {
    const known = picks.filter(({ reflection }) => reflection === unit.heart.reflection);
    const own = picksOf(unit, Math.max(cap, 20)).filter(({ at }) => !known.some((pick) => pick.at === at));
    const length = own.reduce((sum, pick) => sum + pick.words, 0);
    if (unit.heart.words < shortestFurther || unit.heart.sentence.startsWith('…')) continue;
    if (length > left || known.length + own.length > mostPerReflection) continue;
    if (own.some(({ text }) => isAlike(text, picks))) continue;
    picks.push(...own.map((pick): Quote => (pick.role === 'heart' ? { ...pick, role: 'further' } : pick)));
    left -= length;
  }
  return picks.toSorted((a, b) => a.reflection - b.reflection || a.at - b.at);
}
