import { expect, test } from 'vitest';
import { nearestSearch } from './nearest-words.ts';

const reflections = [
  { content: 'We walked along the Harbour, past the café.', question: 'What was an interruption today?' },
  { content: 'The lighthouse keeper’s dog.', question: '' },
];

test.each([
  ['harbor', 'harbour'],
  ['Habrour', 'harbour'],
  ['"harbuor" walked', 'harbour walked'],
  ['interuption harbour', 'interruption harbour'],
  ['caffe', 'café'],
  ['lighthuose', 'lighthouse'],
])('for the search %j the nearest one is "%s"', (search, expected) => {
  expect(nearestSearch(search, reflections)).toBe(expected);
});

test.each([
  ['has words that are too different', 'submarine'],
  ['has a short word', 'dig'],
  ['has words that no reflection has together', 'lighthuose harbour'],
  ['is spelled as in a reflection', 'harbour dog'],
])('there is no nearest search if the search %s', (_why, search) => {
  expect(nearestSearch(search, reflections)).toBeNull();
});
