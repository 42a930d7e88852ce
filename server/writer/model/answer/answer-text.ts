import type { WeekToSummarise } from '../../writer.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text as Unicode cuts them, in their own letters: Japanese has words too. */
export const unicodeWords = (text: string): string[] =>
  Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replaceAll('’', "'"));

/** Runs of white space as one: a model cannot know where a line was broken. */
export const normaliseSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** A model's title without the date before it, which is ours to write. */
export const titleWithoutDate = (title: string): string => normaliseSpaces(title).replace(/^week of [^:]*:\s*/iu, '');

/** Single marks quote too, unless they stand in or at the end of a word, as apostrophes do. */
const single = /(?<![\p{L}\p{N}])['‘‚](?=\S)(?:[^'‘’‚\n]|(?<=\p{L})['’](?=\p{L}))+(?<=\S)['‘’](?!\p{L})/u.source;
const double = /“[^“”]*”|"[^"]*"|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|‹[^‹›]*›|›[^‹›]*‹|＂[^＂]*＂|「[^「」]*」|『[^『』]*』/u
  .source;
const quotation = new RegExp(`${double}|${single}`, 'gu');
/** A double mark. What has none to go with it would hide invented words. */
export const quotationMark = /[“”„"«»‹›＂「」『』]/u;

/** What stands between quotation marks, without them. */
export const quotationsIn = (text: string): string[] => (text.match(quotation) ?? []).map((part) => part.slice(1, -1));

/** A text without its quotations. */
export const withoutQuotations = (text: string): string => text.replaceAll(quotation, ' ⟨⟩ ');

/** Cutting a week into words takes longest of all, and three checks ask for it. */
const written = new WeakMap<WeekToSummarise, readonly string[]>();

/** Every word of the week's reflections, in their order. */
export function writtenWords(week: WeekToSummarise): readonly string[] {
  const words = written.get(week) ?? week.reflections.flatMap(({ content }) => unicodeWords(content));
  written.set(week, words);
  return words;
}

/** Every word that the person wrote in the week, in lower case. */
export const wordsOfWeek = (week: WeekToSummarise): ReadonlySet<string> =>
  new Set(writtenWords(week).flatMap((word) => [word.toLowerCase(), word.toLowerCase().replace(/'s?$/u, '')]));
