// Properties that hold for every user, with any sequence of claimed time zones. The tests keep their own records to
// compare with responses and stored rows.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { beforeFirstCallMs, calls, deepMinutes, offsetsInUse, runCalls } from '../../../testing/random-window-calls.ts';
import { dayAt, daysBetween } from '../days/day.ts';
import type { CurrentWindow } from '../windows/current-window.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const DAY_MS = 86_400_000;
const runs = { numRuns: 50 };

describe('the ledger', () => {
  test('never moves back, and begins a day only when this date has begun in the zone of one of the user’s devices', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        let day = '';
        let offsets: number[] = [];
        runCalls(who, list, (_, now) => {
          const state = who.state();
          expect(state.day >= day).toBe(true);
          const there = [...offsets, state.offset].map((offset) => dayAt(now, offset));
          if (state.day !== day) expect(there).toContain(state.day);
          expect(state.day <= dayAt(now, -840)).toBe(true);
          day = state.day;
          offsets = [state.offset, ...(state.devices ?? []).map(({ offset }) => offset)];
        });
      }),
      runs,
    );
  });

  test('when the server’s clock steps back, takes back at most the last day, and never a day with a reflection', () => {
    fc.assert(
      fc.property(calls, fc.integer({ min: 1, max: 30 * HOUR }), (list, backMs) => {
        const who = person();
        let last = beforeFirstCallMs;
        runCalls(who, list, (_, now) => {
          last = now;
        });
        const before = who.state();
        const total = who.total();
        const nowMs = last - backMs;
        who.asks(before.offset, nowMs);
        const { opened } = before;
        const wasAhead = opened !== undefined && dayAt(nowMs, opened.offset) < before.day && nowMs < opened.atMs;
        const { day } = who.state();
        if (!wasAhead) expect(day).toBe(before.day);
        else expect([before.day, opened.after, dayAt(nowMs, before.offset)]).toContain(day);
        who.asks(before.offset === 0 ? 60 : 0, nowMs);
        expect(who.state().day >= day).toBe(true);
        if (day < before.day) expect(who.rows().filter((row) => row.day > day && row.written.length > 0)).toEqual([]);
        expect(who.state().claimedAtMs).toBeGreaterThanOrEqual(before.claimedAtMs);
        expect(who.state().claimedDay <= who.state().day).toBe(true);
        expect((who.state().bridgedOn ?? day) <= who.state().day).toBe(true);
        expect(who.total()).toBe(total);
      }),
      runs,
    );
  });

  test('the ledger does not change on a second call at the same instant', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        runCalls(who, list, (answer, now, call) => {
          const stored = [who.state(), who.rows()];
          expect(who.on(call.device).asks(call.offset, now, call.wanted)).toEqual(answer);
          expect([who.state(), who.rows()]).toEqual(stored);
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe('a submit', () => {
  test('is accepted until 24 hours after the end of a window that was shown open, and counts for the day in that response', () => {
    fc.assert(
      fc.property(calls, fc.integer({ min: 0, max: 60 * HOUR }), deepMinutes, (list, waitMs, minute) => {
        const who = person(minute);
        const shown: { answer: CurrentWindow; offset: number }[] = [];
        runCalls(who, list, (answer, _, { offset }) => shown.push({ answer, offset }));
        const last = shown[shown.length - 1];
        if (!last?.answer.isActive) return;
        const { answer, offset } = last;
        const now = answer.untilMs + waitMs;
        const verdict = who.submits(offset, now, answer);
        if (waitMs <= 24 * HOUR) {
          expect(verdict).toMatchObject({ isAccepted: true, window: { day: answer.day } });
        } else if (waitMs > 50 * HOUR) {
          // From 24 to 50 hours after the shown end, the submit may be accepted or refused, because a zone change can
          // have moved the end.
          expect(verdict).toEqual({ isAccepted: false, reason: 'window_closed' });
        }
      }),
      runs,
    );
  });

  test('is refused for bounds that were never issued, unless a window of the submitted type is open', () => {
    fc.assert(
      fc.property(calls, fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }), (list, shiftMs) => {
        const who = person();
        let now = beforeFirstCallMs;
        runCalls(who, list, (_, at) => {
          now = at;
        });
        const { offset } = who.state();
        const made = { type: 'evening', fromMs: now + shiftMs, untilMs: now + shiftMs + 7 * HOUR } as const;
        const verdict = who.submits(offset, now, made);
        const open = who.asks(offset, now, 'evening');
        expect(verdict.isAccepted).toBe(open.isActive);
        if (!verdict.isAccepted) expect(verdict.reason).toBe(shiftMs > 0 ? 'window_not_open' : 'window_closed');
      }),
      runs,
    );
  });
});

describe('the rules about claimed zones', () => {
  test('limit false claims to 4 changes a day and 26 hours of change a week', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...offsetsInUse),
        fc.constantFrom(...offsetsInUse),
        fc.integer({ min: 20, max: 240 }),
        (one, two, every) => {
          const who = person();
          const changes: { at: number; minutes: number }[] = [];
          let offset = one;
          for (let minute = 0; minute < 7 * 24 * 60; minute += every) {
            const now = beforeFirstCallMs + minute * MINUTE;
            who.asks((minute / every) % 2 === 0 ? one : two, now);
            const apart = Math.abs(who.state().offset - offset);
            if (apart > 0) changes.push({ at: now, minutes: Math.min(apart, Math.abs(1_440 - apart)) });
            offset = who.state().offset;
          }
          const large = changes.filter(({ minutes }) => minutes > 60);
          for (const { at } of changes) {
            // A fifth change is possible if all changes are small: one of them may be daylight saving, which is
            // believed after 20 hours without another change.
            const most = large.length > 0 ? 4 : 5;
            const inDay = changes.filter((other) => other.at > at - DAY_MS && other.at <= at);
            expect(inDay.length).toBeLessThanOrEqual(most);
          }
          expect(large.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(26 * 60);
        },
      ),
      { numRuns: 12 },
    );
  });

  test('allow at most one evening reflection for each date that there was anywhere on Earth', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        let last = beforeFirstCallMs;
        runCalls(who, list, (_, now) => {
          last = now;
        });
        const written = who.rows().filter((row) => row.written.includes('evening')).length;
        expect(written).toBeLessThanOrEqual(daysBetween(dayAt(beforeFirstCallMs, 720), dayAt(last, -840)) + 1);
      }),
      runs,
    );
  });

  test('believe a journey there and back between any two zones if the zone changes by at most 85 minutes per flight hour', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...offsetsInUse),
        fc.constantFrom(...offsetsInUse),
        fc.integer({ min: 24, max: 300 }),
        (home, away, stayHours) => {
          const who = person();
          const apart = Math.abs(home - away);
          const flightMs = (Math.min(apart, Math.abs(1_440 - apart)) / 85) * HOUR;
          who.asks(home, beforeFirstCallMs);
          who.asks(away, beforeFirstCallMs + flightMs);
          expect(who.state().offset).toBe(away);
          const leaves = beforeFirstCallMs + flightMs + stayHours * HOUR;
          who.asks(away, leaves);
          who.asks(home, leaves + flightMs);
          expect(who.state().offset).toBe(home);
        },
      ),
      runs,
    );
  });
});
