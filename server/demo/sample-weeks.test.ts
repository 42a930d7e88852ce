import { expect, test } from 'vitest';
import { SUMMARY_REFLECTIONS_MIN } from '../../core/domain/limits.ts';
import { deepPrompts, eveningPrompts } from '../db/prompts/prompt-texts.ts';
import { sampleWeeks } from './sample-weeks.ts';

const reflections = sampleWeeks.flatMap((week) => week.reflections);

test('the sample user has ten weeks, of which the fifth has too few reflections for a summary', () => {
  expect(sampleWeeks).toHaveLength(10);
  const tooFew = sampleWeeks.filter((week) => week.reflections.length < SUMMARY_REFLECTIONS_MIN);
  expect(tooFew.map((week) => sampleWeeks.indexOf(week) + 1)).toEqual([5]);
});

test('the reflections of a sample week are in the order of writing, with at most one of each type per day', () => {
  for (const week of sampleWeeks) {
    const order = week.reflections.map(({ weekday, type }) => weekday * 2 + (type === 'evening' ? 1 : 0));
    expect(order, week.about).toEqual([...new Set(order)].sort((one, other) => one - other));
  }
});

test('every sample reflection has an existing prompt, and no prompt is used twice', () => {
  const asked = reflections.map(
    ({ type, promptIndex = -1 }) => (type === 'evening' ? eveningPrompts : deepPrompts)[promptIndex],
  );
  expect(asked).not.toContain(undefined);
  expect(new Set(asked).size).toBe(asked.length);
});

test('the sample user has a reflection on each day of weeks 7 to 10, and none on the Sunday of week 6', () => {
  for (const week of sampleWeeks.slice(6)) {
    expect(new Set(week.reflections.map(({ weekday }) => weekday)).size, week.about).toBe(7);
  }
  expect(sampleWeeks[5]?.reflections.some(({ weekday }) => weekday === 6)).toBe(false);
});

test('each paragraph of a sample reflection is one line, although the source files wrap it', () => {
  expect(reflections.filter(({ content }) => /[ \t]{2}|\n\n\n|[^\n]\n[^\n]/.test(content))).toEqual([]);
});
