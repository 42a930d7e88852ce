import { expect, test } from 'vitest';
import { nearestSearch } from './nearest-words.ts';

const reflections = [
  { content: 'We walked along the Harbour, past the café.', question: 'What was an interruption today?' },
  { content: 'The lighthouse keeper’s dog came.', question: '' },
];

test.each([
  ['harbor', 'harbour'],
  ['Habrour', 'harbour'],
  ['"harbuor" walked', 'harbour walked'],
  ['interuption harbour', 'interruption harbour'],
  ['"walked  harbour"', 'walked harbour'],
  ['caffe', 'café'],
  ['lighthuose', 'lighthouse'],
])('for the search %j, suggests "%s"', (search, expected) => {
  expect(nearestSearch(search, reflections)).toBe(expected);
});

test.each([
  ['differs too much from every word', 'submarine'],
  ['has a short word', 'dig'],
  ['differs in one of four letters from a word', 'name'],
  ['matches words that do not occur in the same reflection', 'lighthuose harbour'],
  ['is spelled as in a reflection', 'harbour dog'],
  ['has single quotation marks, which mean nothing', '‘harbour’ walked'],
])('suggests nothing if the search %s', (_why, search) => {
  expect(nearestSearch(search, reflections)).toBeNull();
});
