// With extra time, the streak stands until the extra time of yesterday's evening is over.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Person, person } from '../../../testing/person.ts';
import { calls, deepMinutes, runCalls } from '../../../testing/random-window-calls.ts';
import { wallAt, when } from '../../../testing/zone-oracle.ts';
import { EXTRA_TIME_MS } from '../limits.ts';

/** Return the current streak after checking that it equals the streak counted from all days. */
function streak(who: Person, nowMs: number, extraMs: number): number {
  const { current } = who.streak(nowMs, extraMs);
  expect(who.recount(nowMs, extraMs).current).toBe(current);
  return current;
}

/**
 * Return a user who wrote on Sunday, February 8, 2026, and the window that they saw on Monday evening.
 */
function seesMonday(zone: string): { who: Person; shown: ReturnType<Person['asks']> } {
  const who = person();
  who.writesEvening(zone, when(zone, '2026-02-08 20:00:00'));
  return { who, shown: who.asks(zone, when(zone, '2026-02-09 22:00:00')) };
}

const zones = [
  'Europe/Riga',
  'America/Los_Angeles',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

describe.each(zones)('in %s, a streak of Sunday whose Monday is unwritten', (zone) => {
  test.each([
    ['2026-02-09 23:59:58', 1, 1],
    ['2026-02-10 00:00:00', 1, 0],
    ['2026-02-10 00:25:00', 1, 0],
    ['2026-02-10 01:39:58', 1, 0],
    ['2026-02-10 01:39:59', 0, 0],
    ['2026-02-10 12:00:00', 0, 0],
  ])('at %s is %i with extra time and %i without', (wall, withExtra, without) => {
    const { who } = seesMonday(zone);
    const now = when(zone, wall);
    expect([streak(who, now, EXTRA_TIME_MS), streak(who, now, 0)]).toEqual([withExtra, without]);
    // The same after a call that begins the new day.
    who.asks(zone, now);
    expect([streak(who, now, EXTRA_TIME_MS), streak(who, now, 0)]).toEqual([withExtra, without]);
  });

  test('is 2 after a submit in the extra time', () => {
    const { who, shown } = seesMonday(zone);
    const now = when(zone, '2026-02-10 00:25:00');
    who.submits(zone, now, shown);
    expect(streak(who, now, EXTRA_TIME_MS)).toBe(2);
    expect(streak(who, now + EXTRA_TIME_MS, EXTRA_TIME_MS)).toBe(2);
  });
});

test('the streak is explained with yesterday and today as open days during the extra time', () => {
  const { who } = seesMonday('Europe/Riga');
  expect(who.recount(when('Europe/Riga', '2026-02-10 00:25:00'), EXTRA_TIME_MS)).toMatchObject({
    days: [
      { day: '2026-02-08', kind: 'counted' },
      { day: '2026-02-09', kind: 'open' },
      { day: '2026-02-10', kind: 'open' },
    ],
    endedBeforeYesterday: 0,
  });
});

test('the streak ends at midnight if no device asked on the day before, because its evening cannot be written', () => {
  const who = person();
  who.writesEvening('Europe/Riga', when('Europe/Riga', '2026-02-08 20:00:00'));
  const now = when('Europe/Riga', '2026-02-10 00:25:00');
  who.asks('Europe/Riga', now);
  expect(streak(who, now, EXTRA_TIME_MS)).toBe(0);
});

test('if the clock is set forward at midnight, the streak stands until 100 minutes after the evening, at 2:39 AM', () => {
  const zone = 'Africa/Cairo';
  const who = person();
  who.writesEvening(zone, when(zone, '2026-04-22 20:00:00'));
  const { untilMs } = who.asks(zone, when(zone, '2026-04-23 20:00:00'));
  const end = untilMs + EXTRA_TIME_MS;
  expect(wallAt(zone, end)).toBe('2026-04-24 02:39:59');
  expect([streak(who, end - 1, EXTRA_TIME_MS), streak(who, end, EXTRA_TIME_MS)]).toEqual([1, 0]);
});

test('with any sequence of claimed zones, the streak is the stored one in extra time, too, and never a shorter one', () => {
  fc.assert(
    fc.property(calls, deepMinutes, (list, minute) => {
      const who = person(minute);
      runCalls(who, list, (_, now) => {
        const current = streak(who, now, EXTRA_TIME_MS);
        expect(current).toBeGreaterThanOrEqual(streak(who, now, 0));
        expect(current).toBeLessThanOrEqual(who.streak(now).longest);
      });
    }),
    { numRuns: 50 },
  );
});
