import { hasProperty } from '../../languages/properties.ts';
import { quotationsIn, unicodeWords, withoutQuotations } from '../answer/answer-text.ts';
import type { Part } from './fault.ts';
import { foldedWords, hasExactWord, hasTopic, hasWord, type ReadPages } from './read-pages.ts';

/** Characters of content words in Japanese and Chinese. Words without them are grammar. */
const cjkContent = /[\p{Script=Han}\p{Script=Katakana}]/u;

const leastStem = 5;
const longestEnding = 4;

function isNeutral({ neutral, neutralStems }: ReadPages['words'], code: string, word: string): boolean {
  if (neutral.has(word)) return true;
  if (!hasProperty(code, 'many-verb-forms') || word.length < leastStem) return false;
  return (
    neutralStems
      .get(word.slice(0, leastStem))
      ?.some((other) => Math.max(other.length, word.length) - leastStem <= longestEnding) === true
  );
}

/** Return the words outside quotations that state something: all except neutral words, which fit any week. */
export function claimWords({ code, words }: ReadPages, text: string): string[] {
  const found = foldedWords(withoutQuotations(text)).filter(
    (word) => !isNeutral(words, code, word) && !/^\p{N}/u.test(word),
  );
  return [...new Set(hasProperty(code, 'no-spaces') ? found.filter((word) => cjkContent.test(word)) : found)];
}

/**
 * A part of an answer is refused if too many of its words are in no reflection: at least `words` words, and more than
 * `share` of all words.
 */
type Bar = { readonly words: number; readonly share: number };

/** The limits of each kind of part. `unknown` is for languages without a list of neutral words. */
const bars: Readonly<Record<'sentence' | 'quoting' | 'first' | 'theme' | 'title' | 'unknown', readonly Bar[]>> = {
  sentence: [
    { words: 1, share: 0.34 },
    { words: 2, share: 0.2 },
    { words: 3, share: 0.3 },
  ],
  // A quote supports its sentence, so a larger share of the sentence's other words may be in no reflection.
  quoting: [{ words: 3, share: 0.5 }],
  // The first paragraph sums up the week, so a larger share of its words may be in no reflection.
  first: [
    { words: 3, share: 0.55 },
    { words: 4, share: 0.5 },
  ],
  theme: [{ words: 2, share: 0.3 }],
  title: [
    { words: 2, share: 0.3 },
    { words: 1, share: 0.34 },
  ],
  unknown: [{ words: 5, share: 0.8 }],
};

/** Return whether a part generalises ("never", "nobody", "would") and has words that its reflections lack. */
function goesBeyondFacts(read: ReadPages, { text, isShown, sources }: Part, claims: readonly string[]): boolean {
  const { beyondFacts } = read.words;
  if (!foldedWords(withoutQuotations(text)).some((word) => beyondFacts.has(word))) return false;
  const pages = isShown ? read.pages.map((_, index) => index) : sources;
  return claims.filter((word) => !hasWord(read, word, pages)).length >= (isShown ? 2 : 1);
}

/**
 * Return whether a title or theme judges the week by a word that is in no reflection, as in "A mother in name only".
 */
function judges(read: ReadPages, { place, text, sources }: Part): boolean {
  if (place.part === 'sentence') return false;
  return foldedWords(text).some((word) => read.words.judging.has(word) && !hasExactWord(read, word, sources));
}

export function isUnsupported(read: ReadPages, names: ReadonlySet<string>, part: Part): boolean {
  const { place, text, isShown, sources } = part;
  const claims = claimWords(read, text);
  if (judges(read, part)) return true;
  const isQuoting = quotationsIn(text).some((words) => unicodeWords(words).length >= 3);
  const all = read.pages.map((_, index) => index);
  // A name or a person may be in any reflection. What they did must be in a reflection that the sentence cites.
  const isPerson = (word: string) => names.has(word) || read.words.persons.third.has(word);
  const missing = claims.filter(
    (word) =>
      !hasWord(read, word, isShown || isPerson(word) || !read.words.isKnown ? all : sources) &&
      !(isShown && (hasTopic(read, word) || (place.part !== 'sentence' && read.words.themes.has(word)))),
  ).length;

  if (place.part === 'sentence' && !isQuoting && goesBeyondFacts(read, part, claims)) return true;
  const kind =
    place.part === 'sentence' && isShown
      ? 'first'
      : isQuoting
        ? 'quoting'
        : place.part === 'answer'
          ? 'sentence'
          : place.part;
  return bars[read.words.isKnown ? kind : 'unknown'].some(
    ({ words, share }) => missing >= words && missing > claims.length * share,
  );
}
