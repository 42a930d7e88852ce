// For every user, with any claims: the stored streak equals the streak counted from all days.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { calls, deepMinutes, runCalls } from '../../../testing/random-window-calls.ts';
import { daysBetween } from '../days/day.ts';
import type { CurrentWindow } from '../windows/current-window.ts';

const runs = { numRuns: 50 };

describe('streaks', () => {
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

  test('are correct with late reflections in any order', () => {
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

  test('contain bridges of at most two days, at most once in 30 days', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        const bridgedOn: string[] = [];
        let bridged = 0;
        runCalls(who, list, () => {
          const now = who.rows().filter((row) => row.isBridged).length;
          expect(now - bridged).toBeLessThanOrEqual(2);
          if (now > bridged) bridgedOn.push(who.state().day);
          bridged = now;
        });
        for (const [index, day] of bridgedOn.entries()) {
          const before = bridgedOn[index - 1];
          if (before !== undefined) expect(daysBetween(before, day)).toBeGreaterThanOrEqual(30);
        }
      }),
      { numRuns: 100 },
    );
  });
});
