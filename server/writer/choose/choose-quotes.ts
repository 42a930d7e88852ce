import { countWords, wordsIn } from '../read/words.ts';
import { mostPerReflection, type QuotableSentence } from './quotable-sentences.ts';
import { shortenSentence } from './shorten-sentence.ts';

/** A sentence to quote, perhaps shortened, and its role. */
export type Quote = {
  readonly reflection: number;
  readonly at: number;
  readonly text: string;
  readonly words: number;
  /** The key sentence of its reflection, the sentence before a key sentence, or an additional sentence. */
  readonly role: 'key' | 'context' | 'further';
};

/** Lengths in words. */
const longestQuote = 36;
const shortestCap = 9;
const contextWords = 16;
/** In words. */
const shortestFurther = 5;
const leastChance = 0.03;
/** The usual number of words in the phrase around a quote. */
const phraseWords = 6;

/** Return a length limit in words for each quote, with which all quotes have at most `words`, if possible. */
function capFor(lengths: readonly number[], words: number): number {
  let cap = longestQuote;
  while (cap > shortestCap && lengths.reduce((sum, length) => sum + Math.min(length, cap), 0) > words) cap -= 1;
  return cap;
}

function quotesOf({ key, context }: QuotableSentence, cap: number): Quote[] {
  const place = { reflection: key.reflection };
  const text = shortenSentence(key.sentence, cap);
  const own: Quote = { ...place, at: key.at, text, words: countWords(text), role: 'key' };
  if (context === null) return [own];
  const before = shortenSentence(context, Math.min(contextWords, cap));
  return [{ ...place, at: key.at - 1, text: before, words: countWords(before), role: 'context' }, own];
}

const longWords = (text: string) => new Set(wordsIn(text.toLowerCase()).filter((word) => word.length > 3));

function isAlike(text: string, others: readonly Quote[]): boolean {
  const words = longWords(text);
  return others.some((other) => {
    if (other.text === text) return true;
    const shared = [...longWords(other.text)].filter((word) => words.has(word)).length;
    return words.size > 0 && shared >= words.size * 0.5 && shared > 1;
  });
}

/** Return for each sentence the probability that it is the key sentence of its page. The sum is 1. */
function chancesOf(quotable: readonly QuotableSentence[]): number[] {
  const powers = quotable.map(({ key }) => Math.exp(key.score));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/**
 * Choose quotes with about `words` words in total: the best sentence of each reflection, then, while there is room, the
 * sentences that are worth most per word. Skip repetitions. Return the quotes in the order of the week.
 */
export function chooseQuotes(quotable: readonly (readonly QuotableSentence[])[], words: number): Quote[] {
  const used = new Set<string>();
  const firsts = quotable.flatMap((list) => {
    const first = list.find(({ key }) => !used.has(key.sentence));
    if (first !== undefined) used.add(first.key.sentence);
    return first === undefined ? [] : [first];
  });
  const lengths = firsts.flatMap(({ key, context }) =>
    context === null ? [key.words] : [key.words, Math.min(contextWords, countWords(context))],
  );
  const cap = capFor(lengths, words);
  const quotes: Quote[] = [];
  for (const sentence of firsts) {
    quotes.push(...quotesOf(sentence, cap));
  }
  let left = words - quotes.reduce((sum, quote) => sum + quote.words, 0);
  const further = quotable
    .flatMap((list) => {
      const chances = chancesOf(list);
      return list.map((sentence, order) => ({ sentence, chance: chances[order] ?? 0 }));
    })
    .filter(({ sentence, chance }) => !firsts.includes(sentence) && chance >= leastChance)
    .map(({ sentence, chance }) => ({ sentence, worth: chance / (sentence.key.words + phraseWords) }))
    .toSorted((a, b) => b.worth - a.worth || a.sentence.key.reflection - b.sentence.key.reflection);
  for (const { sentence } of further) {
    const known = quotes.filter(({ reflection }) => reflection === sentence.key.reflection);
    const own = quotesOf(sentence, Math.max(cap, 20)).filter(({ at }) => !known.some((quote) => quote.at === at));
    const length = own.reduce((sum, quote) => sum + quote.words, 0);
    if (sentence.key.words < shortestFurther || sentence.key.sentence.startsWith('…')) continue;
    if (length > left || known.length + own.length > mostPerReflection) continue;
    if (own.some(({ text }) => isAlike(text, quotes))) continue;
    quotes.push(...own.map((quote): Quote => (quote.role === 'key' ? { ...quote, role: 'further' } : quote)));
    left -= length;
  }
  return quotes.toSorted((a, b) => a.reflection - b.reflection || a.at - b.at);
}
