import { dataSections, wordsOf } from './data-file.ts';

/** Given names in lower case. They detect a name where the grammar of a language does not. */
export const givenNames: ReadonlySet<string> = new Set(
  wordsOf(dataSections(new URL('shared/given-names.txt', import.meta.url)), 'given names'),
);
