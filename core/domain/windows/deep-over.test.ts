import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { calls, deepMinutes, runCalls } from '../../../testing/random-window-calls.ts';
import { when } from '../../../testing/zone-oracle.ts';
import { advance } from '../ledger/ledger.ts';
import { type Ledger, rowOf } from '../ledger/ledger-state.ts';
import { isDeepOver } from './deep-over.ts';

const RIGA = 'Europe/Riga';
const at = (wall: string) => when(RIGA, `2026-02-${wall}`);
const noon = 12 * 60;

/** Return the ledger of a user in Riga after the first call. Deep windows begin at 12:00. */
const ledgerAt = (nowMs: number) => advance(null, { nowMs, offset: -120 }, () => noon);

describe('the time for a deep reflection on a day', () => {
  test.each([
    ['10 00:00:00', false],
    ['10 11:59:59', false],
    ['10 12:00:00', false],
    ['10 12:09:59', false],
    ['10 12:10:00', true],
    ['10 17:00:00', true],
    ['10 23:59:59', true],
    ['11 00:00:00', false],
  ])('with a deep window from 12:00 to 12:10 is over on February %s: %s', (wall, isOver) => {
    expect(isDeepOver(ledgerAt(at(wall)), at(wall))).toBe(isOver);
  });

  test('is over once the deep reflection is written, even before the window ends', () => {
    const { state, rows } = ledgerAt(at('10 12:05:00'));
    const written: Ledger = { state, rows: [{ ...rowOf(rows, state.day), written: ['deep'] }] };
    expect(isDeepOver(written, at('10 12:05:00'))).toBe(true);
  });

  test.each([
    ['10 16:59:59', false],
    ['10 17:00:00', true],
  ])('is over at 17:00 if the date line leaves the day without a deep window: on February %s: %s', (wall, isOver) => {
    const { state, rows } = ledgerAt(at(wall));
    const without: Ledger = { state, rows: [{ ...rowOf(rows, state.day), deep: null }] };
    expect(isDeepOver(without, at(wall))).toBe(isOver);
  });

  test('is never over before the deep window opens, whatever zones the devices claim', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        runCalls(who, list, (_, nowMs) => {
          const ledger = { state: who.state(), rows: who.rows() };
          const { deep, written } = rowOf(ledger.rows, ledger.state.day);
          if (deep !== null && nowMs < deep.fromMs && !written.includes('deep')) {
            expect(isDeepOver(ledger, nowMs)).toBe(false);
          }
        });
      }),
      { numRuns: 50 },
    );
  });
});
