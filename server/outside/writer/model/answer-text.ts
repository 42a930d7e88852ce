import type { WeekToSummarise } from '../writer.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text as Unicode cuts them, in their own letters: Japanese has words too. */
export const wordsIn = (text: string): string[] =>
  Array.from(segmenter.segment(text))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.replaceAll('’', "'"));

/** Runs of white space as one: a model cannot know where a line was broken. */
export const evenSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

const quotation = /“[^“”]*”|"[^"]*"|„[^„“”]*[“”]|«[^«»]*»|»[^«»]*«|「[^「」]*」|『[^『』]*』/gu;

/** What stands between quotation marks, without them. */
export const quotationsIn = (text: string): string[] => (text.match(quotation) ?? []).map((part) => part.slice(1, -1));

/** A text without its quotations. */
export const withoutQuotations = (text: string): string => text.replaceAll(quotation, ' ⟨⟩ ');

/** Every word that the person wrote in the week, in lower case. */
export const ownWords = ({ reflections }: WeekToSummarise): ReadonlySet<string> =>
  new Set(
    reflections
      .flatMap(({ content }) => wordsIn(content))
      .flatMap((word) => [word.toLowerCase(), word.toLowerCase().replace(/'s?$/u, '')]),
  );
