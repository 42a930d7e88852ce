import { isBeforeNouns, isEnglishGrammar, isStopWord, type Language } from './builtin-stop-words.ts';
import { type Word, wordsOf } from './builtin-words.ts';

/** A word that the week kept returning to. */
export type Theme = {
  /** As the person mostly wrote it, in lower case unless the language writes nouns in capitals. */
  readonly word: string;
  /** Every spelling that counts as this theme, in lower case. */
  readonly forms: ReadonlySet<string>;
  /** How many reflections have it. */
  readonly reflections: number;
};

type Tally = {
  count: number;
  inReflections: Set<number>;
  nounlike: number;
  describing: number;
  spellings: Map<string, number>;
};

const mostThemes = 5;

/**
 * English when at least a quarter of the words are English grammar, German when a fifth of the words inside sentences
 * have capitals; text of a few words counts as English.
 */
export function languageOf(sentences: readonly string[]): Language {
  const words = sentences.flatMap((sentence) => wordsOf(sentence));
  if (words.length < 8)
    return words.every(({ text }) => /^[\p{Script=Latin}\p{N}'’]+$/u.test(text)) ? 'english' : 'other';
  if (words.filter(({ lower }) => isEnglishGrammar(lower)).length / words.length >= 0.25) return 'english';
  const inside = words.filter(({ isFirst }) => !isFirst);
  return inside.filter(({ isCapitalised }) => isCapitalised).length / inside.length >= 0.2 ? 'german' : 'other';
}

/** Too short to be a theme: "sea" is one in English, where the small words are known; in other alphabets four letters. */
function isShort(lower: string, language: Language): boolean {
  if (/^\p{Script=Hiragana}+$/u.test(lower)) return true;
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(lower)) return false;
  return lower.length < (language === 'english' ? 3 : 4);
}

/** Longer than any word of a living language: a key was held down. */
const longestWord = 32;

function isCandidate(word: Word, language: Language): boolean {
  if (isShort(word.lower, language) || word.lower.length > longestWord) return false;
  if (/[\p{N}_’']/u.test(word.lower) || isStopWord(word.lower, language)) return false;
  if (language === 'german') return word.isCapitalised;
  if (language === 'other') return true;
  const isGerund = word.lower.endsWith('ing') && (word.before === null || !isBeforeNouns(word.before));
  return !isGerund && !/(?:ly|ed|ier|iest)$/.test(word.lower);
}

/** A capital marks a name, but in German any noun: there an article or an adjective before it tells. */
function isName(word: Word, language: Language): boolean {
  if (!word.isCapitalised) return false;
  if (language !== 'german') return true;
  return word.before === null || !(isBeforeNouns(word.before) || /.(?:en|em|er|es)$/.test(word.before));
}

function tallyWords(reflections: readonly (readonly string[])[], language: Language): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  const names = new Set<string>();
  for (const [index, sentences] of reflections.entries()) {
    for (const word of sentences.flatMap((sentence) => wordsOf(sentence))) {
      if (!isCandidate(word, language)) continue;
      if (isName(word, language)) {
        if (!word.isFirst) names.add(word.lower);
        continue;
      }
      const tally = tallies.get(word.lower) ?? {
        count: 0,
        inReflections: new Set<number>(),
        nounlike: 0,
        describing: 0,
        spellings: new Map<string, number>(),
      };
      tally.count += 1;
      tally.inReflections.add(index);
      if (word.before !== null && isBeforeNouns(word.before)) tally.nounlike += 1;
      if (word.after !== null && !isStopWord(word.after, language)) tally.describing += 1;
      tally.spellings.set(word.text, (tally.spellings.get(word.text) ?? 0) + 1);
      tallies.set(word.lower, tally);
    }
  }
  for (const [lower, tally] of tallies) if (names.has(lower) && tally.count < 2) tallies.delete(lower);
  return tallies;
}

/** Adds "gardens" to "garden", "berries" to "berry", when the week has both. */
function mergePlurals(tallies: Map<string, Tally>): Map<string, ReadonlySet<string>> {
  const forms = new Map<string, ReadonlySet<string>>();
  for (const [lower, plural] of tallies) {
    const singular = [lower.replace(/ies$/, 'y'), lower.replace(/es$/, ''), lower.replace(/s$/, '')].find(
      (shorter) => shorter !== lower && tallies.has(shorter),
    );
    const single = singular === undefined ? undefined : tallies.get(singular);
    if (singular === undefined || single === undefined) continue;
    single.count += plural.count;
    single.nounlike += plural.nounlike;
    single.describing += plural.describing;
    for (const index of plural.inReflections) single.inReflections.add(index);
    for (const [spelling, count] of plural.spellings) single.spellings.set(spelling, count);
    forms.set(singular, new Set([singular, lower]));
    tallies.delete(lower);
  }
  return forms;
}

function isNounlike(lower: string, tally: Tally, language: Language): boolean {
  if (language !== 'english') return tally.count < 40;
  if (tally.describing / tally.count > 0.6) return false;
  return tally.nounlike / tally.count >= 0.3 || /(?:ness|ment|tion|sion|ship|hood|ity|ance|ence)$/.test(lower);
}

/** Returning in many reflections weighs most, then how often, then (for a steady order) the longer word. */
const weight = (lower: string, tally: Tally) =>
  tally.inReflections.size * 3 +
  Math.min(tally.count, 12) +
  tally.nounlike / tally.count +
  Math.min(lower.length, 12) / 20;

const mostUsed = (spellings: ReadonlyMap<string, number>) =>
  [...spellings].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? '';

/**
 * Up to five words that the week kept returning to, strongest first: nouns by their company, never names, never what
 * any diary is full of.
 */
export function themesOf(reflections: readonly (readonly string[])[], language: Language): Theme[] {
  const tallies = tallyWords(reflections, language);
  const forms = mergePlurals(tallies);
  return [...tallies]
    .filter(([lower, tally]) => isNounlike(lower, tally, language))
    .map(([lower, tally]) => ({
      weight: weight(lower, tally),
      isCommon: tally.inReflections.size > 1 || tally.count > 1,
      theme: {
        word: mostUsed(tally.spellings),
        forms: forms.get(lower) ?? new Set([lower]),
        reflections: tally.inReflections.size,
      },
    }))
    .toSorted(
      (a, b) =>
        Number(b.isCommon) - Number(a.isCommon) || b.weight - a.weight || (a.theme.word < b.theme.word ? -1 : 1),
    )
    .filter(({ isCommon }, index) => isCommon || index < 3)
    .slice(0, mostThemes)
    .map(({ theme }) => theme);
}

const kin = new Set(
  'father mother dad mum mom sister brother daughter son wife husband parents family friend grandmother grandfather'.split(
    ' ',
  ),
);

/** Themes that more than one reflection has. */
export const returning = (themes: readonly Theme[]): Theme[] => themes.filter(({ reflections }) => reflections > 1);

/** What a title names the week by: its two strongest things, its people only where there are not enough things. */
export function titleThemes(themes: readonly Theme[]): readonly Theme[] {
  const common = returning(themes);
  const things = common.filter(({ word }) => !kin.has(word.toLowerCase()));
  return things.length > 1 ? things.slice(0, 2) : common.slice(0, 2);
}

/** 'kitchen table' → 'Kitchen Table'. */
export const titleCased = (words: string): string =>
  words.replace(/(^|[\s-])(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
