import { dataSections, wordsOf } from './data-file.ts';

/** Given names in lower case. They show that a word is a name where grammar and capital letters do not. */
export const givenNames: ReadonlySet<string> = new Set(
  wordsOf(dataSections(new URL('shared/given-names.txt', import.meta.url)), 'given names'),
);
