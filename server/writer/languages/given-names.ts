import { dataSections, wordsOf } from './data-file.ts';

/** Given names in lower case. They reveal names that neither grammar nor capital letters show. */
export const givenNames: ReadonlySet<string> = new Set(
  wordsOf(dataSections(new URL('shared/given-names.txt', import.meta.url)), 'given names'),
);
