import type { WeekToSummarise } from '../../writer.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Return the words of a text by Unicode's rules, with straight apostrophes. */
export const unicodeWords = (text: string): string[] =>
  Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replaceAll('’', "'"));

/** Replace each run of white space by one space, because a model may change line breaks. */
export const normaliseSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Return a model's title without its date, because `assembleSummary` adds the date. */
export const titleWithoutDate = (title: string): string => normaliseSpaces(title).replace(/^week of [^:]*:\s*/iu, '');

/** A text in single quotation marks. An apostrophe is not a quotation mark. */
const single = /(?<![\p{L}\p{N}])['‘‚](?=\S)(?:[^'‘’‚\n]|(?<=\p{L})['’](?=\p{L}))+(?<=\S)['‘’](?!\p{L})/u.source;
const double = /“[^“”]*”|"[^"]*"|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|‹[^‹›]*›|›[^‹›]*‹|＂[^＂]*＂|「[^「」]*」|『[^『』]*』/u
  .source;
const quotation = new RegExp(`${double}|${single}`, 'gu');
/** A double quotation mark. An unpaired mark could hide invented words. */
export const quotationMark = /[“”„"«»‹›＂「」『』]/u;

/** Return the texts between quotation marks. */
export const quotationsIn = (text: string): string[] => (text.match(quotation) ?? []).map((part) => part.slice(1, -1));

/** Return a text with a placeholder for each quotation. */
export const withoutQuotations = (text: string): string => text.replaceAll(quotation, ' ⟨⟩ ');

/** A cache of each week's words: splitting the text is the slowest step, and several checks need the words. */
const cache = new WeakMap<WeekToSummarise, readonly string[]>();

/** Return all words of the week's reflections, in their order. */
export function writtenWords(week: WeekToSummarise): readonly string[] {
  const words = cache.get(week) ?? week.reflections.flatMap(({ content }) => unicodeWords(content));
  cache.set(week, words);
  return words;
}

/** Return the different words of the week, in lower case, with and without "'s". */
export const wordsOfWeek = (week: WeekToSummarise): ReadonlySet<string> =>
  new Set(writtenWords(week).flatMap((word) => [word.toLowerCase(), word.toLowerCase().replace(/'s?$/u, '')]));
