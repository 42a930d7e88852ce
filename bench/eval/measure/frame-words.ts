import { dataSections, wordsOf } from '../../../server/writer/languages/data-file.ts';

/** The words that a summary may use although the user did not write them. None of them claims anything about a life. */
export const frameWords: ReadonlySet<string> = new Set(
  wordsOf(dataSections(new URL('frame-words.txt', import.meta.url)), 'frame words'),
);
