import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { when } from '../../../testing/zone-oracle.ts';
import { addDays } from '../days/day.ts';
import { blankRow, type DayRow } from './ledger-state.ts';
import { currentRun, longestRun, withRuns } from './run.ts';

const RIGA = 'Europe/Riga';

test('a streak of 40 days with a daylight saving change is correct although only a few rows are loaded', () => {
  const anna = person();
  for (let index = 0; index < 40; index += 1) {
    const day = addDays('2026-03-01', index);
    const now = when(RIGA, `${day} 20:00:00`);
    anna.writesEvening(RIGA, now);
    expect(anna.streak(now)).toEqual({ current: index + 1, longest: index + 1 });
  }
  expect(anna.recount(when(RIGA, '2026-04-09 21:00:00'))).toMatchObject({ current: 40, longest: 40 });
});

describe('the streak lengths that are stored in day rows (`run`)', () => {
  const row = (day: string, run: number, more: Partial<DayRow> = {}): DayRow => ({ ...blankRow(day), run, ...more });
  const written = { written: ['deep'] } as const;

  test('are recounted from the given day on, and earlier rows stay the same objects', () => {
    const rows = [
      row('2026-03-01', 7, written),
      row('2026-03-02', 8, written),
      row('2026-03-03', 0, written),
      row('2026-03-04', 0, { isBridged: true }),
      row('2026-03-05', 1, written),
      row('2026-03-07', 3, written),
    ];
    const counted = withRuns(rows, '2026-03-03');
    expect(counted.map(({ run }) => run)).toEqual([7, 8, 9, 9, 10, 1]);
    expect([counted[0] === rows[0], counted[1] === rows[1]]).toEqual([true, true]);
  });

  test('give the current streak, which ends today or, while today has no reflection, yesterday', () => {
    const rows = [row('2026-03-01', 4, written), row('2026-03-02', 5, written)];
    expect(currentRun(rows, '2026-03-02')).toBe(5);
    expect(currentRun([...rows, row('2026-03-03', 0)], '2026-03-03')).toBe(5);
    expect(currentRun(rows, '2026-03-03')).toBe(5);
    expect(currentRun(rows, '2026-03-04')).toBe(0);
  });

  test('give the longest streak, which never decreases', () => {
    expect(longestRun(9, [row('2026-03-01', 4, written)])).toBe(9);
    expect(longestRun(9, [row('2026-03-01', 10, written)])).toBe(10);
    expect(longestRun(0, [])).toBe(0);
  });
});
