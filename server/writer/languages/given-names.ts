import { dataSections, wordsOf } from './data-file.ts';

/** Given names in lower case. They identify a name where grammar and capital letters do not. */
export const givenNames: ReadonlySet<string> = new Set(
  wordsOf(dataSections(new URL('shared/given-names.txt', import.meta.url)), 'given names'),
);
