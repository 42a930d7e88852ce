import { expect, test } from 'vitest';
import { exampleSummary, exampleWeek } from './example.ts';
import { readingErrors } from './reading.ts';

const errorsOf = (sentence: string) =>
  readingErrors(exampleWeek, { ...exampleSummary, longSummary: `${exampleSummary.longSummary} ${sentence}` });

test('the example summary reads well', () => {
  expect(readingErrors(exampleWeek, exampleSummary)).toEqual([]);
});

test.each([
  ['two spaces', 'It is  late.', 'two spaces'],
  ['a space before a comma', 'It is late , again.', 'a space before a mark'],
  ['an empty quote', 'Then: “”', 'an empty quote'],
  ['two full stops', 'It ended..', 'two full stops'],
  ['a full stop after a question mark', 'Was it enough?.', 'two full stops'],
  ['an unbalanced quotation mark', 'Then: “it ended.', 'an unbalanced mark'],
  ['an unfilled place', 'On {day} it ended.', 'an unfilled place'],
  ['a word twice', 'It was the the end.', 'a word twice'],
  ['a capital letter after a comma', 'It ended, Then began.', 'a capital letter after a comma: Then'],
  ['no end', 'It ended', 'a paragraph without an end'],
  [
    'a frame twice',
    'The deep reflection of Thursday: “the garden drank it all.”',
    'a frame twice: the deep reflection of someday',
  ],
  ['a quote twice', 'So: “I don’t miss the office, I miss being asked.”', 'a quote twice'],
])('a summary does not read well if it has %s', (_, sentence, error) => {
  expect(errorsOf(sentence)).toContain(error);
});

test.each(['It ended … and began.', 'Elin was there, Elin and Thursday.', 'It ended, Thursday began.'])(
  'a summary may have an ellipsis, and names and days after a comma: %s',
  (sentence) => {
    expect(errorsOf(sentence)).toEqual([]);
  },
);
