import { expect, test } from 'vitest';
import { capitalised, clockText, hourWord, numberWord, shortClockText } from './limit-texts.ts';

test.each([
  [0, '12:00\u00a0AM', '12\u00a0AM'],
  [9 * 3_600, '9:00\u00a0AM', '9\u00a0AM'],
  [12 * 3_600, '12:00\u00a0PM', '12\u00a0PM'],
  [(16 * 60 + 50) * 60, '4:50\u00a0PM', '4:50\u00a0PM'],
  [18 * 3_600, '6:00\u00a0PM', '6\u00a0PM'],
])('second %i of the day is the time "%s", or "%s" in short form', (secondsOfDay, full, short) => {
  expect(clockText(secondsOfDay)).toBe(full);
  expect(shortClockText(secondsOfDay)).toBe(short);
});

test.each([
  [18 * 3_600, 'six'],
  [24 * 3_600 - 1, 'midnight'],
  [12 * 3_600, 'twelve'],
  [19 * 3_600 + 30 * 60, '7:30\u00a0PM'],
])('the hour at second %i of the day is called "%s"', (secondsOfDay, word) =>
  expect(hourWord(secondsOfDay)).toBe(word),
);

test('small numbers are written in words, others in digits', () => {
  expect([2, 4, 10, 20, 25].map(numberWord)).toEqual(['two', 'four', 'ten', 'twenty', '25']);
  expect(capitalised('ten')).toBe('Ten');
});
