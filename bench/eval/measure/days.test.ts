import { expect, test } from 'vitest';
import { daysNamed, weekdayOf, withoutDays } from './days.ts';

test.each([
  ['en', 'On Tuesday evening, not on Monday', [1, 0]],
  ['de', 'Montagabend und Samstag', [0, 5]],
  ['tr', 'Pazartesi, Pazar, Cumartesi, Cuma', [0, 6, 5, 4]],
  ['pl', 'w środę i w sobotę', [2, 5]],
  ['pt', 'Segunda-feira', [0]],
  ['ja', '月曜日「雨」日曜日', [0, 6]],
  ['ar', 'يوم الاثنين', [0]],
  ['ko', '월요일: “비”', [0]],
  ['en', 'The Sundayness of it', [6]],
  ['en', 'a day like any other', []],
])('the weekdays in a text of language %s are found: %s', (language, text, days) => {
  expect(daysNamed(text, { languages: [language] }).map(({ weekday }) => weekday)).toEqual(days);
});

test('the weekdays are numbered from 0 for Monday to 6 for Sunday', () => {
  expect(weekdayOf('2026-03-02')).toBe(0);
  expect(weekdayOf('2026-03-08')).toBe(6);
});

test('two phrases are equal if they differ only in the weekday', () => {
  expect(withoutDays('On Monday evening', ['en'])).toBe(withoutDays('On Friday evening', ['en']));
});
