import { expect, test } from 'vitest';
import { exampleWeek } from './example.ts';
import { isKeySentence, isWhole } from './quotes.ts';
import { holding } from './verbatim.ts';

const attributed = (text: string) => ({
  quote: { text, start: 0, end: text.length },
  reflections: holding(exampleWeek, text),
  fault: null,
});

test.each([
  ['a sentence', 'I don’t miss the office, I miss being asked.', true],
  ['a sentence between others', 'Was it enough?', true],
  ['a line with an added full stop', 'Rain, three kinds of it.', true],
  ['two sentences in a row', 'Was it enough? We counted 31 seeds.', true],
  ['a clause', 'I miss being asked.', false],
  ['the first half of a sentence', 'I don’t miss the office', false],
  ['an ellipsis at the start', '…slept through the film and woke up for the song.', false],
])('a quote is whole only if it consists of whole sentences or lines: %s', (_, text, whole) => {
  expect(attributed(text).reflections).not.toEqual([]);
  expect(isWhole(exampleWeek, attributed(text))).toBe(whole);
});

test('a quote is a key sentence if a reader marked it as one', () => {
  expect(isKeySentence(exampleWeek, attributed('I was tired in a good way, like a dog.'))).toBe(true);
  expect(isKeySentence(exampleWeek, attributed('We counted 31 seeds.'))).toBe(false);
});
