import { describe, expect, test } from 'vitest';
import { addDays } from '../../core/domain/days/day.ts';
import { deepMinute } from '../../core/domain/windows/deep-minute.ts';
import { openDeepChance } from './deep-chance.ts';

const deepChance = openDeepChance(new Uint8Array(32).fill(7));
const users = Array.from({ length: 400 }, (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`);
const days = Array.from({ length: 100 }, (_, index) => addDays('2026-03-01', index));
const minutes = users.map((userId) => days.map((day) => deepMinute((counter) => deepChance(userId, day, counter))));

/** Return the chi-square distance of the counts from an even distribution, in standard deviations. */
function distanceFromEqual(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

function countValues(bins: number, values: readonly number[]): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const eighth = (minute: number) => Math.floor(((minute - 540) / 471) * 8);

test('the random bytes that choose a deep window’s time depend on the user, the date, the counter and the key', () => {
  const bytes = deepChance('a', '2026-03-01', 0);
  expect(bytes).toHaveLength(32);
  for (const other of [
    deepChance('b', '2026-03-01', 0),
    deepChance('a', '2026-03-02', 0),
    deepChance('a', '2026-03-01', 1),
  ])
    expect(other).not.toEqual(bytes);
  expect(openDeepChance(new Uint8Array(32))('a', '2026-03-01', 0)).not.toEqual(bytes);
});

describe('the start minutes of 40,000 deep windows', () => {
  test('deep windows are spread evenly over all 471 minutes', () => {
    const all = minutes.flat().map((minute) => minute - 540);
    expect(distanceFromEqual(countValues(471, all))).toBeLessThan(4);
    expect(Math.min(...all)).toBe(0);
    expect(Math.max(...all)).toBe(470);
    // Prove that this test would detect a slightly uneven choice.
    const biased = all.map((minute) =>
      minute % 60 === 30 ? minute : minute % 7 === 0 ? Math.floor(minute / 2) : minute,
    );
    expect(distanceFromEqual(countValues(471, biased))).toBeGreaterThan(4);
  });

  test('a deep window does not depend on the minute of the previous day or of another user', () => {
    const pairs = minutes.flatMap((own) =>
      own.slice(1).map((minute, index) => eighth(own[index] ?? 0) * 8 + eighth(minute)),
    );
    expect(distanceFromEqual(countValues(64, pairs))).toBeLessThan(4);
    const neighbours = minutes
      .slice(1)
      .flatMap((own, user) => own.map((minute, index) => eighth(minutes[user]?.[index] ?? 0) * 8 + eighth(minute)));
    expect(distanceFromEqual(countValues(64, neighbours))).toBeLessThan(4);
  });
});
