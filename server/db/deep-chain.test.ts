import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../core/domain/day.ts';
import { deepMinute } from '../../core/domain/deep-minute.ts';
import { openDeepChain } from './deep-chain.ts';

const seed = createHash('sha256').update('a seed').digest();
const before = (message: string) => createHash('sha256').update(message).digest();
const chain = openDeepChain(seed, '2026-03-01', before);
const minuteOf = (userId: string, day: string) => deepMinute((counter) => chain.chance(userId, day, counter));
const people = Array.from({ length: 400 }, (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`);
const days = Array.from({ length: 100 }, (_, index) => addDays('2026-03-01', index));

/** How far counts are from equal ones, in standard deviations of the chi-square distribution. */
function farFromEqual(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

test('each secret is the hash of the next day’s, and tells nothing of it', () => {
  for (const day of ['2026-01-01', '2026-11-21', '2125-12-30']) {
    const next = createHash('sha256')
      .update(chain.secretOf(addDays(day, 1)))
      .digest();
    expect(Buffer.from(chain.secretOf(day)).equals(next)).toBe(true);
    const onwards = createHash('sha256').update(chain.secretOf(day)).digest();
    expect(Buffer.from(chain.secretOf(addDays(day, 1))).equals(onwards)).toBe(false);
  }
});

test('days before the chain, and after it, keep what was chosen before', () => {
  for (const day of ['2026-02-28', '2126-01-01']) {
    expect(chain.chance('a', day, 0)).toEqual(before(`deep-minute/a/${day}/0`));
  }
  expect(chain.chance('a', '2026-03-01', 0)).not.toEqual(before('deep-minute/a/2026-03-01/0'));
});

describe('40,000 deep minutes', () => {
  const minutes = people.map((userId) => days.map((day) => minuteOf(userId, day)));
  const tally = (bins: number, values: readonly number[]) => {
    const counts = new Array<number>(bins).fill(0);
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
    return counts;
  };
  const eighth = (minute: number) => Math.floor(((minute - 540) / 471) * 8);

  test('fall on every minute alike', () => {
    const all = minutes.flat().map((minute) => minute - 540);
    expect(farFromEqual(tally(471, all))).toBeLessThan(4);
    expect(Math.min(...all)).toBe(0);
    expect(Math.max(...all)).toBe(470);
    // The control: a choice that favours half past every hour only a little is found out.
    const biased = all.map((minute) =>
      minute % 60 === 30 ? minute : minute % 7 === 0 ? Math.floor(minute / 2) : minute,
    );
    expect(farFromEqual(tally(471, biased))).toBeGreaterThan(4);
  });

  test('tell nothing of the next day’s, nor of the next person’s', () => {
    const pairs = minutes.flatMap((own) =>
      own.slice(1).map((minute, index) => eighth(own[index] ?? 0) * 8 + eighth(minute)),
    );
    expect(farFromEqual(tally(64, pairs))).toBeLessThan(4);
    const neighbours = minutes
      .slice(1)
      .flatMap((own, person) => own.map((minute, index) => eighth(minutes[person]?.[index] ?? 0) * 8 + eighth(minute)));
    expect(farFromEqual(tally(64, neighbours))).toBeLessThan(4);
  });
});

test('a minute is what anybody computes from the shown secret', () => {
  const [userId = '', day] = [people[7], '2026-03-09'];
  const bytes = createHmac('sha256', chain.secretOf(day)).update(`${userId}/${day}/0`).digest();
  expect(minuteOf(userId, day)).toBe(deepMinute(() => bytes));
});
