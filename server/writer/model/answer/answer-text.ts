import type { WeekToSummarise } from '../../writer.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Split a text into words as Unicode defines them. Make apostrophes straight. */
export const unicodeWords = (text: string): string[] =>
  Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replaceAll('’', "'"));

/** Replace each run of white space by one space, because models change line breaks. */
export const normaliseSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Return a model's title without its date: `assembleSummary` adds the date. */
export const titleWithoutDate = (title: string): string => normaliseSpaces(title).replace(/^week of [^:]*:\s*/iu, '');

// An apostrophe inside a word does not open or close a quotation.
const single = /(?<![\p{L}\p{N}])['‘‚](?=\S)(?:[^'‘’‚\n]|(?<=\p{L})['’](?=\p{L}))+(?<=\S)['‘’](?!\p{L})/u.source;
const double = /“[^“”]*”|"[^"]*"|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|‹[^‹›]*›|›[^‹›]*‹|＂[^＂]*＂|「[^「」]*」|『[^『』]*』/u
  .source;
const quotation = new RegExp(`${double}|${single}`, 'gu');
/** Any double quotation mark. A mark without its pair could hide invented words. */
export const quotationMark = /[“”„"«»‹›＂「」『』]/u;

export const quotationsIn = (text: string): string[] => (text.match(quotation) ?? []).map((part) => part.slice(1, -1));

export const withoutQuotations = (text: string): string => text.replaceAll(quotation, ' ⟨⟩ ');

/** Caches the words of a week, because several checks need them and splitting the text is slow. */
const cache = new WeakMap<WeekToSummarise, readonly string[]>();

export function writtenWords(week: WeekToSummarise): readonly string[] {
  const words = cache.get(week) ?? week.reflections.flatMap(({ content }) => unicodeWords(content));
  cache.set(week, words);
  return words;
}

/** Return the set of words of the week in lower case, with and without "'s". */
export const wordsOfWeek = (week: WeekToSummarise): ReadonlySet<string> =>
  new Set(writtenWords(week).flatMap((word) => [word.toLowerCase(), word.toLowerCase().replace(/'s?$/u, '')]));
