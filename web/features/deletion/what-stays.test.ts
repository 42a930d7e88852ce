import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { reflectionOf, summaryOf } from '../../../testing/reflections.ts';
import { createQueryClient } from '../../data/query-client.ts';
import { weekReflectionsQuery } from '../../data/reflections.ts';
import { statsQuery } from '../../data/stats.ts';
import { summariesQuery, summaryVersionsQuery } from '../../data/summaries.ts';
import { putPending, removePending } from './change-pending.ts';
import { whatStays } from './what-stays.ts';

const reflection = reflectionOf();

const clientWith = (weekStart: string, reflectionCount: number) => {
  const client = createQueryClient(() => undefined);
  client.setQueryData(summariesQuery('2026-11-23').queryKey, [summaryOf({ weekStart, reflectionCount })]);
  return client;
};

const again = 'The summary of its week is written again.';

test.each([
  ['is written again if enough reflections are left', '2026-11-16', 5, undefined, again],
  ['is deleted with the fourth of four reflections', '2026-11-16', 4, undefined, 'The summary of its week goes, too.'],
  ['goes if others were deleted just before', '2026-11-16', 6, 3, 'The summary of its week goes, too.'],
  ['is written again if others were written since', '2026-11-16', 4, 4, again],
  ['is not mentioned if the week has none', '2026-11-09', 5, undefined, undefined],
])('the summary of the week %s', (_rule, weekStart, reflectionCount, left, said) => {
  const description = whatStays(clientWith(weekStart, reflectionCount), 'ada', reflection, left);
  if (said === undefined) expect(description).not.toContain('summary');
  else expect(description).toContain(said);
});

describe('the other versions of the summary of the week go', () => {
  const said = 'The summary of its week is written again, in place of all its versions.';
  const summary = summaryOf({ weekStart: '2026-11-16', reflectionCount: 5 });

  test('if a later version is chosen', () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(summariesQuery('2026-11-23').queryKey, [{ ...summary, version: 1 }]);
    expect(whatStays(client, 'ada', reflection)).toContain(said);
  });

  test('if this device has loaded several versions', () => {
    const client = createQueryClient(() => undefined);
    const versions = [summary, { ...summary, version: 1 }];
    client.setQueryData(summariesQuery('2026-11-23').queryKey, [summary]);
    client.setQueryData(summaryVersionsQuery(summary.id).queryKey, {
      versions,
      chosen: 0,
      left: 1,
      isBeingMade: false,
    });
    expect(whatStays(client, 'ada', reflection)).toContain(said);
  });
});

test('no summary is mentioned after the deletion of an imported reflection, which no summary contains', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00.000Z') });
  const imported = { ...reflection, importedFrom: 'dayone' as const };
  const said = 'It counted for no streak.';
  expect(whatStays(clientWith('2026-11-16', 5), 'ada', imported)).toBe(said);
  const withoutLists = createQueryClient(() => undefined);
  expect(whatStays(withoutLists, 'ada', imported)).toBe(said);
});

test.each([
  ['may have a summary if it is past', '2026-11-23T12:00:00.000Z', true],
  ['has no summary yet if it is this week', '2026-11-22T12:00:00.000Z', false],
])('if no summaries are loaded, the toast assumes that the week of a deleted reflection %s', (_rule, now, isSaid) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const client = createQueryClient(() => undefined);
  expect(whatStays(client, 'ada', reflection).includes('If its week has a summary, it changes or goes, too.')).toBe(
    isSaid,
  );
});

describe('what the toast after a deletion says about the day', () => {
  const kept = 'Your streak keeps the day.';
  const counts = 'The day still counts.';
  const other = reflectionOf({ type: 'deep', localDate: reflection.localDate });
  const week = weekReflectionsQuery('2026-11-16').queryKey;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') });
  });

  test.each([
    ['is kept by the streak if it is the first day of the streak, which ended yesterday', 2, kept],
    ['is kept by the streak if it is in the middle of the streak', 9, kept],
    ['still counts if it lies before the streak', 1, counts],
    ['still counts if there is no streak', 0, counts],
    ['still counts if the statistics are unknown', null, counts],
  ])('the day %s', (_rule, currentStreak, said) => {
    const client = createQueryClient(() => undefined);
    const stats = { longestStreak: 9, totalReflections: 40, thisWeekCount: 3 };
    if (currentStreak !== null) client.setQueryData(statsQuery('2026-11-22').queryKey, { ...stats, currentStreak });
    expect(whatStays(client, 'ada', reflection)).toBe(said);
  });

  test('nothing is said if another own reflection of the day stays', () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(week, [reflection, other]);
    expect(whatStays(client, 'ada', reflection)).toBe('');
  });

  test('the day is named if the only other reflection of the day was imported', () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(week, [reflection, { ...other, importedFrom: 'dayone' }]);
    expect(whatStays(client, 'ada', reflection)).toBe(counts);
  });

  test('the day is named if the user has deleted its other reflection just before', () => {
    const client = createQueryClient(() => undefined);
    client.setQueryData(week, [reflection, other]);
    putPending('ada', { ...other, heldUntilMs: 0 });
    onTestFinished(() => removePending('ada', other.id));
    expect(whatStays(client, 'ada', reflection)).toBe(counts);
  });
});
