import { expect, test } from 'vitest';
import { shortenSentence } from './shorten-sentence.ts';

const start = 'When the tuner had gone I lifted the lid and put the felt back where my father had always kept it,';

test.each([
  [
    'and my trick worked, and I have been in the kitchen ever since.',
    '…my trick worked, and I have been in the kitchen ever since.',
  ],
  [
    'but my trick worked, and I have been in the kitchen ever since.',
    '…but my trick worked, and I have been in the kitchen ever since.',
  ],
  [
    'and never once did it sound as it did when I was a child.',
    '…and never once did it sound as it did when I was a child.',
  ],
  [
    'and played him the one tune I know, from beginning to the end.',
    '…and played him the one tune I know, from beginning to the end.',
  ],
])('cuts a long sentence before a clause, and drops "and" if the clause is complete without it: %s', (end, kept) => {
  expect(shortenSentence(`${start} ${end}`, 14)).toBe(kept);
});

test.each([
  [
    'at a pause rather than before a clause that begins with an unclear pronoun',
    'When the tuner had gone, I lifted the lid and looked inside for long, and she laughed out loud as she had not done for years.',
    'When the tuner had gone, I lifted the lid and looked inside for long…',
  ],
  [
    'before a clause with an unclear pronoun rather than in the middle of a clause',
    `${start} and she laughed out loud as she had not done for years.`,
    '…she laughed out loud as she had not done for years.',
  ],
])('cuts a long sentence at the clearest place: %s', (_, whole, kept) => {
  expect(shortenSentence(whole, 14)).toBe(kept);
});
