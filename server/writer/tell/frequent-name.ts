import { capitalised } from '../../../core/domain/texts/limit-texts.ts';
import { givenNames } from '../languages/given-names.ts';
import type { Lexicon } from '../languages/lexicon.ts';
import type { Phrases } from '../languages/phrases.ts';
import { hasProperty } from '../languages/properties.ts';
import { ownPossessives } from '../languages/shared-words.ts';
import { topicsIn } from '../languages/topics.ts';
import { isCalendar } from '../model/check/find-names.ts';
import type { Page } from '../read/read-week.ts';
import { type PlacedWord, placedWords } from '../read/words.ts';
import type { SummarySentence } from './evidence.ts';
import { fillPhrase, numberWord, phraseAt } from './phrasing.ts';

// A summary mentions a name only if it is on at least this many pages and this share of the pages.
const leastPages = 4;
const leastShare = 0.6;

/**
 * An unknown word with a capital counts as a name if it occurs in the middle of a sentence, not as its first word, on at
 * least this many pages.
 */
const leastInside = 2;

const honoured = /[\p{Script=Han}\p{Script=Katakana}ー]{1,6}(?:さん|ちゃん|くん)/gu;
/** Matches the characters before a word that is capitalised because a sentence or a quotation starts with it. */
const opening = /[.!?…:“„«»"‘'(–—-]\s*$/u;
const charactersBefore = 3;

const withoutApostrophe = (word: string) => word.replace(/['’]s?$/u, '');

/**
 * Return a name without its grammatical ending. "James" becomes "Jame". This does no harm, because the name loses its
 * last letter on every page.
 */
function withoutEnding(name: string, code: string): string {
  if (hasProperty(code, 'names-with-s')) return name.replace(/(?<=\p{L}{3})s$/u, '');
  return code === 'pl' ? name.replace(/(?<=\p{L}{3})(?:a|ą|ę|y|i|ie|o|em|owi|u)$/u, '') : name;
}

type Mentions = {
  readonly pages: Set<number>;
  readonly inside: Set<number>;
  readonly forms: Map<string, number>;
  times: number;
  // Whether the word is the first or a later word of a longer name on some page: "New York", "Mrs Brown".
  isFirst: boolean;
  isLater: boolean;
};

const alone = { isFirst: false, isLater: false };

const hasTitle = (name: string) => name.includes(' ');

/** `hasStop` is whether a full stop follows the first title. */
type TitledName = { readonly key: string; readonly name: string; readonly last: number; readonly hasStop: boolean };

/** Return whether a title after this word is an ordinary noun, as in "the Dr." and "meine Frau". */
function makesNoun(word: string, { code, definiteArticles, possessivesOfOthers }: Lexicon): boolean {
  const lower = word.toLowerCase();
  if (definiteArticles.has(lower)) return !hasProperty(code, 'article-before-titles');
  return ownPossessives.has(lower) || possessivesOfOthers.has(lower);
}

/**
 * Return a family name with its titles, such as "Mrs. Alves", if the words of a sentence from `first` are one. `last` is
 * the place of its last word.
 */
function titledName(
  sentence: string,
  words: readonly PlacedWord[],
  first: number,
  lexicon: Lexicon,
): TitledName | null {
  const { code, titles, stopWords } = lexicon;
  const textAt = (at: number) => words[at]?.text ?? '';
  const endOf = (at: number) => (words[at]?.start ?? 0) + textAt(at).length;
  const gapAfter = (at: number) => sentence.slice(endOf(at), words[at + 1]?.start);
  const isTitle = (at: number) => /^\p{Lu}/u.test(textAt(at)) && titles.has(textAt(at).toLowerCase());
  const isName = (at: number) => /^\p{Lu}\p{Ll}/u.test(textAt(at)) && !stopWords.has(textAt(at).toLowerCase());
  if (!isTitle(first) || makesNoun(textAt(first - 1), lexicon)) return null;
  let last = first;
  while (isTitle(last) && /^\.? $/u.test(gapAfter(last))) last += 1;
  if (isTitle(last) || !isName(last)) return null;
  if (givenNames.has(textAt(last).toLowerCase()) && gapAfter(last) === ' ' && isName(last + 1)) last += 1;
  const lower = textAt(first).toLowerCase();
  const base = titles.get(lower) ?? lower;
  const title = base === lower ? textAt(first) : capitalised(base);
  const before = title + sentence.slice(endOf(first), words[last]?.start);
  const name = withoutApostrophe(textAt(last));
  const key = `${before.replaceAll('.', '')}${withoutEnding(name, code)}`;
  return { key, name: `${before}${name}`, last, hasStop: gapAfter(first).startsWith('.') };
}

/** Return the capitalised words of the pages, and the words that also occur in lower case (`small`). */
function capitalisedWords(pages: readonly Page[]): { mentions: Map<string, Mentions>; small: Set<string> } {
  const mentions = new Map<string, Mentions>();
  const small = new Set<string>();
  const add = (name: string, key: string, page: number, isInside: boolean, part = alone) => {
    const known = mentions.get(key) ?? {
      pages: new Set(),
      inside: new Set(),
      forms: new Map<string, number>(),
      times: 0,
      ...alone,
    };
    mentions.set(key, known);
    known.pages.add(page);
    known.times += 1;
    known.forms.set(name, (known.forms.get(name) ?? 0) + 1);
    if (isInside) known.inside.add(page);
    known.isFirst ||= part.isFirst;
    known.isLater ||= part.isLater;
  };
  for (const [page, { sentences, lexicon }] of pages.entries()) {
    const { code, stopWords, titles, abbreviations } = lexicon;
    for (const sentence of sentences) {
      if (code === 'ja') for (const [name] of sentence.matchAll(honoured)) add(name, name, page, true);
      const words = placedWords(sentence);
      const isOpening = (at: number) => {
        const start = words[at]?.start ?? 0;
        return at === 0 || opening.test(sentence.slice(Math.max(0, start - charactersBefore), start));
      };
      const isCapital = (at: number) => /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? '') && !isOpening(at);
      const gapAfter = (at: number) =>
        sentence.slice((words[at]?.start ?? 0) + (words[at]?.text.length ?? 0), words[at + 1]?.start);
      const isAbbreviated = (at: number) =>
        abbreviations.has(words[at]?.text.toLowerCase() ?? '') && gapAfter(at).startsWith('. ');
      const isAbbreviatedTitle = (at: number) => {
        const lower = words[at]?.text.toLowerCase() ?? '';
        return isAbbreviated(at) && (titles.has(lower) || lower === 'st');
      };
      let lastTitled = -1;
      let lastUnclear = -1;
      for (const [at, { text }] of words.entries()) {
        const titled = at > lastTitled ? titledName(sentence, words, at, lexicon) : null;
        if (titled) {
          // At the opening of a sentence, "Miss Rosa" may be a verb and a name.
          const isClear = titled.hasStop || !isOpening(at);
          if (isClear) lastTitled = titled.last;
          else lastUnclear = titled.last;
          add(titled.name, titled.key, page, isClear);
        }
        if (at <= lastTitled) continue;
        const word = withoutApostrophe(text);
        if (/^\p{Ll}/u.test(word)) small.add(word);
        const isShort = /^\p{Lu}\p{Ll}$/u.test(word) && givenNames.has(word.toLowerCase());
        if (!/^\p{Lu}\p{Ll}{2}/u.test(word) && !isShort) continue;
        if (stopWords.has(word.toLowerCase()) || titles.has(word.toLowerCase()) || isAbbreviated(at)) continue;
        add(word, withoutEnding(word, code), page, !isOpening(at) && at > lastUnclear, {
          isFirst: gapAfter(at) === ' ' && isCapital(at + 1),
          isLater: at > 0 && ((gapAfter(at - 1) === ' ' && isCapital(at - 1)) || isAbbreviatedTitle(at - 1)),
        });
      }
    }
  }
  return { mentions, small };
}

/** Return the name on the most pages, if there are enough. "Dad", "May" and parts of "New York" are not names. */
export function frequentName(
  pages: readonly Page[],
  code: string,
): { readonly name: string; readonly forms: readonly string[]; readonly reflections: readonly number[] } | null {
  const { mentions, small } = capitalisedWords(pages);
  const { find } = topicsIn(code);
  const isName = (word: string, { inside, isFirst, isLater }: Mentions) => {
    const lower = word.toLowerCase();
    const isGiven = givenNames.has(lower);
    if (hasProperty(code, 'known-names-only') && !isGiven && !hasTitle(word)) return false;
    const isTopic = [lower, `!${lower}`, `~${lower}`, `お${lower}`].some((entry) => find(entry, true).length > 0);
    // The first word of a sentence always has a capital, so count the pages with the word inside a sentence.
    const isWithin = inside.size >= (isGiven || hasTitle(word) ? 1 : leastInside);
    // Part of a longer name does not count, except a given name before a family name. In German, a capitalised word next
    // to a name may be an ordinary noun.
    const isPart = !hasProperty(code, 'capital-nouns') && (isLater || (isFirst && !isGiven));
    return isWithin && !isPart && !small.has(lower.slice(lower.lastIndexOf(' ') + 1)) && !isCalendar(word) && !isTopic;
  };
  const least = Math.max(leastPages, Math.ceil(pages.length * leastShare));
  const [best] = [...mentions.values()]
    .filter(({ pages: on }) => on.size >= least)
    .map((each) => ({ ...each, name: plainForm(each.forms) }))
    .filter((each) => isName(each.name, each))
    .toSorted((a, b) => b.pages.size - a.pages.size || b.times - a.times || (a.name < b.name ? -1 : 1));
  return best === undefined ? null : { name: best.name, forms: [...best.forms.keys()], reflections: [...best.pages] };
}

/** Return the form of a name that is a known given name, or else the most frequent form, or else the shortest. */
function plainForm(forms: ReadonlyMap<string, number>): string {
  const sorted = [...forms].toSorted(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1));
  const given = sorted.find(([form]) => givenNames.has(form.toLowerCase()));
  return (given ?? sorted[0])?.[0] ?? '';
}

/**
 * Return a sentence that counts the pages with the most frequent name. Return null if no name is frequent, or if no
 * quote contains the name: the sentence would then seem unrelated to the quotes.
 */
export function nameSentence(
  pages: readonly Page[],
  quoted: readonly string[],
  phrases: Phrases,
  turn: number,
): SummarySentence | null {
  const found = frequentName(pages, phrases.code);
  if (found === null) return null;
  const isNamed = (sentence: string) =>
    phrases.code === 'ja' || hasTitle(found.name)
      ? found.forms.some((form) => sentence.includes(form))
      : placedWords(sentence).some(({ text }) => found.forms.includes(withoutApostrophe(text)));
  if (!quoted.some(isNamed)) return null;
  const { name, reflections } = found;
  const [count, all] = [reflections.length, pages.length].map((number) => numberWord(phrases, number));
  const isOnAll = reflections.length === pages.length;
  const phrase = phraseAt(phrases[isOnAll ? 'name on all pages' : 'name on pages'], turn);
  return { text: capitalised(fillPhrase(phrase, { name, count: count ?? '', all: all ?? '' })), reflections };
}
