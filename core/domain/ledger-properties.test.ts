// What must hold for everybody, whatever they claim and whenever they call: random liars, random travellers, clocks that
// step back. Everything is judged from the answers and the stored rows, against its own bookkeeping.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Person, person } from '../../testing/person.ts';
import type { CurrentWindow } from './current-window.ts';
import { dayAt, daysBetween } from './day.ts';
import type { Span } from './ledger-state.ts';
import { REFLECTION_TYPES } from './reflection-type.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 1, 10, 5, 17);
const DAY_MS = 24 * HOUR;
const runs = { numRuns: 50 };

type Call = { afterMs: number; offset: number; wanted: 'evening' | 'deep' | undefined; writes: boolean };

const homes = [-840, -780, -765, -600, -540, -345, -120, -60, 0, 180, 300, 480, 570, 600, 660, 720];

/** Calls minutes, hours or days apart; offsets real, near the last ones, or anything. */
const calls = fc.array(
  fc.record<Call>({
    afterMs: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1_000, max: 3 * HOUR }) },
      { weight: 3, arbitrary: fc.integer({ min: HOUR, max: 14 * HOUR }) },
      { weight: 1, arbitrary: fc.integer({ min: 12 * HOUR, max: 5 * DAY_MS }) },
    ),
    offset: fc.oneof(fc.constantFrom(...homes), fc.integer({ min: -840, max: 720 })),
    wanted: fc.constantFrom(undefined, 'evening', 'evening', 'deep'),
    writes: fc.boolean(),
  }),
  { minLength: 5, maxLength: 60 },
);

const deepMinutes = fc.integer({ min: 540, max: 1_010 });

/** Plays the calls and hands every answer to `look`. */
function play(
  who: Person,
  list: readonly Call[],
  look: (answer: CurrentWindow, now: number, call: Call) => void,
): void {
  let now = START;
  for (const call of list) {
    now += call.afterMs;
    const answer = who.asks(call.offset, now, call.wanted);
    look(answer, now, call);
    if (call.writes && answer.isActive) who.submits(call.offset, now, answer);
  }
}

const overlap = (a: Span, b: Span) => a.fromMs < b.untilMs && b.fromMs < a.untilMs;

describe('the ledger', () => {
  test('only moves forward, and a day opens only when the zone in force says so', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        let day = '';
        let inForce = 0;
        play(who, list, (_, now) => {
          const state = who.state();
          expect(state.day >= day).toBe(true);
          if (state.day !== day) expect([dayAt(now, inForce), dayAt(now, state.offset)]).toContain(state.day);
          expect(state.day <= dayAt(now, -840)).toBe(true);
          day = state.day;
          inForce = state.offset;
        });
      }),
      runs,
    );
  });

  test('does not go back when the clock does', () => {
    fc.assert(
      fc.property(calls, fc.integer({ min: 1, max: 30 * HOUR }), (list, backMs) => {
        const who = person();
        let last = START;
        play(who, list, (_, now) => {
          last = now;
        });
        const before = who.state();
        who.asks(before.offset, last - backMs);
        expect(who.state().day).toBe(before.day);
        who.asks(before.offset === 0 ? 60 : 0, last - backMs);
        expect(who.state().day >= before.day).toBe(true);
        expect(who.state().claimedAtMs).toBeGreaterThanOrEqual(before.claimedAtMs);
      }),
      runs,
    );
  });

  test('asking twice at the same instant changes nothing', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        play(who, list, (answer, now, call) => {
          const stored = [who.state(), who.rows()];
          expect(who.asks(call.offset, now, call.wanted)).toEqual(answer);
          expect([who.state(), who.rows()]).toEqual(stored);
        });
      }),
      { numRuns: 30 },
    );
  });
});

describe('windows', () => {
  test('an active answer is open now, an inactive one is an evening still to come', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        play(who, list, (answer, now, { wanted }) => {
          if (answer.isActive) {
            expect(answer.fromMs <= now && now < answer.untilMs).toBe(true);
            if (wanted !== undefined) expect(answer.type).toBe(wanted);
          } else {
            expect(answer.type).toBe('evening');
            expect(answer.fromMs).toBeGreaterThan(now);
            expect(answer.untilMs - answer.fromMs).toBe(6 * HOUR - 1_000);
            expect(answer.promptPosition).toBe(null);
          }
        });
      }),
      runs,
    );
  });

  test('an evening shown open keeps its start and never ends sooner than promised', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        const promises: CurrentWindow[] = [];
        play(who, list, (answer, now, call) => {
          for (const promise of promises.filter(({ untilMs }) => now < untilMs)) {
            const again = who.asks(call.offset, now, 'evening');
            expect(again).toMatchObject({ isActive: true, day: promise.day, fromMs: promise.fromMs });
            expect(again.untilMs).toBeGreaterThanOrEqual(promise.untilMs);
          }
          if (answer.isActive && answer.type === 'evening') promises.push(answer);
        });
      }),
      runs,
    );
  });

  test('windows of one type that belong to different days share no moment', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        const shown: CurrentWindow[] = [];
        play(who, list, (answer) => {
          if (answer.isActive) shown.push(answer);
        });
        for (const type of REFLECTION_TYPES) {
          const offered = shown.filter((answer) => answer.type === type);
          for (const a of offered) for (const b of offered) if (a.day !== b.day) expect(overlap(a, b)).toBe(false);
          const stored = who.rows().flatMap((row) => row[type] ?? []);
          for (const a of stored) for (const b of stored) if (a !== b) expect(overlap(a, b)).toBe(false);
        }
      }),
      runs,
    );
  });

  test('a day has one evening: once it is written, no other hours are offered for it', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        const writtenFrom = new Map<string, number>();
        play(who, list, (answer, _, { writes }) => {
          if (!answer.isActive || answer.type !== 'evening') return;
          expect(answer.fromMs).toBe(writtenFrom.get(answer.day) ?? answer.fromMs);
          if (writes) writtenFrom.set(answer.day, answer.fromMs);
        });
      }),
      runs,
    );
  });

  test('a day has one deep window of ten minutes, at the same instants in every answer', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        const opened = new Map<string, number>();
        play(who, list, (answer, now, call) => {
          const deep = answer.type === 'deep' ? answer : who.asks(call.offset, now, 'deep');
          if (!deep.isActive) return;
          expect(deep.untilMs - deep.fromMs).toBe(10 * MINUTE);
          expect(deep.fromMs).toBe(opened.get(deep.day) ?? deep.fromMs);
          opened.set(deep.day, deep.fromMs);
        });
      }),
      runs,
    );
  });
});

describe('handing in', () => {
  test('what was shown open is accepted at once, for the day it was shown for', () => {
    fc.assert(
      fc.property(calls, fc.integer({ min: 0, max: 26 * HOUR }), deepMinutes, (list, waitMs, minute) => {
        const who = person(minute);
        const shown: { answer: CurrentWindow; offset: number }[] = [];
        play(who, list, (answer, _, { offset }) => shown.push({ answer, offset }));
        const last = shown[shown.length - 1];
        if (!last?.answer.isActive) return;
        const { answer, offset } = last;
        const now = answer.untilMs + waitMs;
        const verdict = who.submits(offset, now, answer);
        if (waitMs <= 24 * HOUR) {
          expect(verdict).toMatchObject({ isAccepted: true, window: { day: answer.day } });
        } else {
          expect(verdict).toEqual({ isAccepted: false, reason: 'window_closed' });
        }
      }),
      runs,
    );
  });

  test('nothing is accepted that no answer showed, except while a window of the type is open', () => {
    fc.assert(
      fc.property(calls, fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }), (list, shiftMs) => {
        const who = person();
        let now = START;
        play(who, list, (_, at) => {
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

describe('streaks', () => {
  test('the stored streak equals one counted from nothing, after every call', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        let longest = 0;
        play(who, list, (_, now) => {
          const stored = who.streak(now);
          expect(who.recount(now)).toMatchObject(stored);
          expect(stored.longest).toBeGreaterThanOrEqual(Math.max(longest, stored.current));
          longest = stored.longest;
        });
      }),
      runs,
    );
  });

  test('late arrivals keep them equal, whatever the order', () => {
    fc.assert(
      fc.property(calls, fc.array(fc.nat({ max: 20 })), (list, picks) => {
        const who = person();
        const shown: CurrentWindow[] = [];
        const late = [...picks];
        play(who, list, (answer, now, { offset }) => {
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

  test('at most two days are bridged at a time, and not again for 30 days', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        const bridgedOn: string[] = [];
        let bridged = 0;
        play(who, list, () => {
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

describe('belief', () => {
  test('a liar who flaps all week changes the zone at most 4 times a day and 26 hours in all', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...homes),
        fc.constantFrom(...homes),
        fc.integer({ min: 20, max: 240 }),
        (one, two, every) => {
          const who = person();
          const changes: { at: number; minutes: number }[] = [];
          let offset = one;
          for (let minute = 0; minute < 7 * 24 * 60; minute += every) {
            const now = START + minute * MINUTE;
            who.asks((minute / every) % 2 === 0 ? one : two, now);
            const apart = Math.abs(who.state().offset - offset);
            if (apart > 0) changes.push({ at: now, minutes: Math.min(apart, Math.abs(1_440 - apart)) });
            offset = who.state().offset;
          }
          const large = changes.filter(({ minutes }) => minutes > 60);
          for (const { at } of changes) {
            // A small change after 20 quiet hours could be the summer time of somebody who has travelled all day.
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

  test('a liar gains no day: in any stretch there are no more days than the calendar has, and the date line', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        let last = START;
        play(who, list, (_, now) => {
          last = now;
        });
        const written = who.rows().filter((row) => row.written.includes('evening')).length;
        expect(written).toBeLessThanOrEqual(daysBetween(dayAt(START, 720), dayAt(last, -840)) + 1);
      }),
      runs,
    );
  });

  test('a return journey between any two homes is believed, at up to 85 minutes of clock for an hour in the air', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...homes),
        fc.constantFrom(...homes),
        fc.integer({ min: 24, max: 300 }),
        (home, away, stayHours) => {
          const who = person();
          const apart = Math.abs(home - away);
          const flightMs = (Math.min(apart, Math.abs(1_440 - apart)) / 85) * HOUR;
          who.asks(home, START);
          who.asks(away, START + flightMs);
          expect(who.state().offset).toBe(away);
          const leaves = START + flightMs + stayHours * HOUR;
          who.asks(away, leaves);
          who.asks(home, leaves + flightMs);
          expect(who.state().offset).toBe(home);
        },
      ),
      runs,
    );
  });
});
