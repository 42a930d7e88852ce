// Properties of windows that hold for every user, with any sequence of claimed time zones.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { calls, deepMinutes, runCalls } from '../../../testing/random-window-calls.ts';
import type { Span } from '../ledger/ledger-state.ts';
import type { CurrentWindow } from '../windows/current-window.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;
const runs = { numRuns: 50 };

const overlap = (a: Span, b: Span) => a.fromMs < b.untilMs && b.fromMs < a.untilMs;

describe('the current window', () => {
  test('the current window is open if it is active, and is otherwise a future evening', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        runCalls(who, list, (answer, now, { wanted }) => {
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

  test('an evening that was shown as open keeps its start and lasts at least until the shown end, unless an earlier day is open', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        const promises: CurrentWindow[] = [];
        runCalls(who, list, (answer, now, call) => {
          for (const promise of promises.filter(({ untilMs }) => now < untilMs)) {
            const again = who.on(call.device).asks(call.offset, now, 'evening');
            if (who.row(promise.day)?.written.includes('evening')) continue;
            expect(again.isActive && again.day <= promise.day).toBe(true);
            if (again.day < promise.day) continue;
            expect(again.fromMs).toBe(promise.fromMs);
            expect(again.untilMs).toBeGreaterThanOrEqual(promise.untilMs);
          }
          if (answer.isActive && answer.type === 'evening') promises.push(answer);
        });
      }),
      runs,
    );
  });

  test('a deep window never overlaps the deep window of another day', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        const shown: CurrentWindow[] = [];
        runCalls(who, list, (answer) => {
          if (answer.isActive && answer.type === 'deep') shown.push(answer);
        });
        for (const a of shown) for (const b of shown) if (a.day !== b.day) expect(overlap(a, b)).toBe(false);
      }),
      runs,
    );
  });

  test('the hours in which one day’s evening was written are never offered as the evening of another day', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        const shown = new Set<string>();
        const written: { day: string; atMs: number }[] = [];
        runCalls(who, list, (answer, now, { writes }) => {
          if (!answer.isActive || answer.type !== 'evening') return;
          const isWritten = who.row(answer.day)?.written.includes('evening');
          if (!isWritten && !shown.has(answer.day)) {
            const inIt = written.filter(({ day, atMs }) => day !== answer.day && answer.fromMs <= atMs);
            expect(inIt).toEqual([]);
          }
          shown.add(answer.day);
          if (writes && !isWritten) written.push({ day: answer.day, atMs: now });
        });
      }),
      runs,
    );
  });

  test('a written evening keeps the start that it had when it was written', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        const writtenFrom = new Map<string, number>();
        runCalls(who, list, (answer, _, { writes }) => {
          if (!answer.isActive || answer.type !== 'evening') return;
          expect(answer.fromMs).toBe(writtenFrom.get(answer.day) ?? answer.fromMs);
          if (writes) writtenFrom.set(answer.day, answer.fromMs);
        });
      }),
      runs,
    );
  });

  test('a day has one deep window of ten minutes, at the same instants in every response', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        const opened = new Map<string, number>();
        runCalls(who, list, (answer, now, call) => {
          const deep = answer.type === 'deep' ? answer : who.on(call.device).asks(call.offset, now, 'deep');
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
