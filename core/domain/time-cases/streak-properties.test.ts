// The stored streak equals the streak counted from all days, with any sequence of claimed time zones.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { calls, deepMinutes, runCalls } from '../../../testing/random-window-calls.ts';
import { daysBetween } from '../days/day.ts';
import type { CurrentWindow } from '../windows/current-window.ts';

const runs = { numRuns: 50 };

describe('streaks with any sequence of claimed zones', () => {
  test('have a stored length that equals the streak counted from all days, after every call', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        let longest = 0;
        runCalls(who, list, (_, now) => {
          const stored = who.streak(now);
          expect(who.recount(now)).toMatchObject(stored);
          expect(stored.longest).toBeGreaterThanOrEqual(Math.max(longest, stored.current));
          longest = stored.longest;
        });
      }),
      runs,
    );
  });

  test('streaks are correct with late reflections in any order', () => {
    fc.assert(
      fc.property(calls, fc.array(fc.nat({ max: 20 })), (list, picks) => {
        const who = person();
        const shown: CurrentWindow[] = [];
        const late = [...picks];
        runCalls(who, list, (answer, now, { offset }) => {
          shown.push(answer);
          const back = late.pop();
          const old = back === undefined ? undefined : shown[shown.length - 1 - back];
          if (old) who.submits(offset, now, old);
          expect(who.recount(now)).toMatchObject(who.streak(now));
        });
      }),
      runs,
    );
  });

  test('contain at most two bridges in 30 days, and at most two days per bridge', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        runCalls(who, list, () => undefined);
        const rows = who.rows();
        const crossed = rows.filter(({ day, isBridged, run }) => {
          const next = rows.find((row) => row.day > day && !row.isBridged);
          return isBridged && run > 0 && next !== undefined && next.written.length > 0 && next.run > 1;
        });
        // Check 27 days, not 30: the limit of 30 days counts from the day on which a bridge was added, which is up to
        // three days after the first day that it covers.
        for (const { day } of crossed) {
          const near = crossed.filter((other) => daysBetween(day, other.day) >= 0 && daysBetween(day, other.day) < 27);
          expect(near.length).toBeLessThanOrEqual(4);
        }
        const spent = who.state().bridges?.filter(({ isSpent }) => isSpent) ?? [];
        expect(spent.every(({ days }) => days.length <= 2)).toBe(true);
        for (const [index, { on }] of spent.slice(2).entries()) {
          expect(daysBetween(spent[index]?.on ?? on, on)).toBeGreaterThanOrEqual(30);
        }
      }),
      { numRuns: 100 },
    );
  });
});
