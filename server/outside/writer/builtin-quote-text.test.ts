import { expect, test } from 'vitest';
import { shortened } from './builtin-quote-text.ts';

const start = 'When the tuner had gone I lifted the lid and put the felt back where my father had always kept it,';

test.each([
  [
    'and it worked, and I have been in the kitchen ever since.',
    '…it worked, and I have been in the kitchen ever since.',
  ],
  [
    'but it worked, and I have been in the kitchen ever since.',
    '…but it worked, and I have been in the kitchen ever since.',
  ],
  [
    'and never once did it sound as it did when I was a child.',
    '…and never once did it sound as it did when I was a child.',
  ],
])('a long sentence is cut before a clause, without its "and" where it stands alone: %s', (end, kept) => {
  expect(shortened(`${start} ${end}`, 14)).toBe(kept);
});
