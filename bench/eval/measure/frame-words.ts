import { dataSections, wordsOf } from '../../../server/writer/languages/data-file.ts';

/** The words that a summary may use although the user did not write them. They say nothing about the user's life. */
export const frameWords: ReadonlySet<string> = new Set(
  wordsOf(dataSections(new URL('frame-words.txt', import.meta.url)), 'frame words'),
);
