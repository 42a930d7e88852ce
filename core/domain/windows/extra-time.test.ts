import { describe, expect, test } from 'vitest';
import { advance } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/ledger-state.ts';
import { currentWindow } from './current-window.ts';
import { mayEdit } from './edit.ts';
import { judgeSubmit } from './submit.ts';

const at = (text: string) => Date.parse(`2026-02-${text.replace(' ', 'T')}Z`);

/** Return the ledger of a user in UTC after the first call. Deep windows begin at the minute `deepMinute`. */
const ledgerAt = (nowMs: number, deepMinute = 12 * 60): Ledger => advance(null, { nowMs, offset: 0 }, () => deepMinute);
const onward = (ledger: Ledger, nowMs: number) => advance(ledger, { nowMs, offset: 0 }, () => 12 * 60);

describe('a deep window from 12:00 to 12:10', () => {
  const ledger = ledgerAt(at('10 08:00:00'));
  test.each([
    ['12:00:00', true, true],
    ['12:09:59', true, true],
    ['12:10:00', false, true],
    ['13:49:59', false, true],
    ['13:50:00', false, false],
    ['11:59:59', false, false],
  ])('is active at %s: %s, and with extra time: %s', (time, plain, extra) => {
    const nowMs = at(`10 ${time}`);
    expect(currentWindow(ledger, { nowMs }).window.isActive).toBe(plain);
    expect(currentWindow(ledger, { nowMs, hasExtraTime: true }).window.isActive).toBe(extra);
  });

  test('has the same bounds with extra time, but stays open longer (openUntilMs)', () => {
    const question = { nowMs: at('10 12:30:00'), hasExtraTime: true };
    expect(currentWindow(ledger, question).window).toMatchObject({
      type: 'deep',
      fromMs: at('10 12:00:00'),
      untilMs: at('10 12:10:00'),
      openUntilMs: at('10 13:50:00'),
    });
    const plain = currentWindow(ledger, { nowMs: at('10 12:05:00') }).window;
    expect(plain.openUntilMs).toBe(plain.untilMs);
  });
});

test('with extra time, an evening stays open past midnight and still belongs to the day on which it began', () => {
  const ledger = onward(ledgerAt(at('10 20:00:00')), at('11 00:30:00'));
  const { window } = currentWindow(ledger, { nowMs: at('11 00:30:00'), hasExtraTime: true });
  expect(window).toMatchObject({ isActive: true, type: 'evening', day: '2026-02-10' });
  expect(currentWindow(ledger, { nowMs: at('11 01:39:59'), hasExtraTime: true }).window.isActive).toBe(false);
  expect(currentWindow(ledger, { nowMs: at('11 01:39:58'), hasExtraTime: true }).window.isActive).toBe(true);
});

test('if two windows are open, a window in its regular time is preferred to a window in its extra time', () => {
  const ledger = ledgerAt(at('10 08:00:00'), 16 * 60 + 50);
  const question = { nowMs: at('10 18:05:00'), hasExtraTime: true };
  expect(currentWindow(ledger, question).window).toMatchObject({ type: 'evening', isActive: true });
  expect(currentWindow(ledger, { ...question, wantedType: 'deep' }).window).toMatchObject({
    type: 'deep',
    isActive: true,
  });
});

describe('submitting and editing with extra time', () => {
  const issued = currentWindow(ledgerAt(at('10 12:00:00')), { nowMs: at('10 12:00:00') });
  test.each([
    ['12:25:00', false, false],
    ['12:25:01', true, false],
    ['13:50:00', true, false],
    ['13:50:01', true, true],
  ])('for a window from 12:00 to 12:10, a submit at %s is late: %s, and with extra time: %s', (time, plain, extra) => {
    const { type, fromMs, untilMs } = issued.window;
    const sent = { nowMs: at(`10 ${time}`), type, fromMs, untilMs };
    expect(judgeSubmit(issued.ledger, sent)).toMatchObject({ isAccepted: true, isLate: plain });
    expect(judgeSubmit(issued.ledger, { ...sent, hasExtraTime: true })).toMatchObject({ isLate: extra });
  });

  test.each([
    ['12:25:00', true, true],
    ['12:25:01', false, true],
    ['13:50:00', false, true],
    ['13:50:01', false, false],
  ])('a window from 12:00 to 12:10 allows an edit at %s: %s, and with extra time: %s', (time, plain, extra) => {
    const window = { fromMs: at('10 12:00:00'), untilMs: at('10 12:10:00') };
    expect(mayEdit(window, at(`10 ${time}`))).toBe(plain);
    expect(mayEdit(window, at(`10 ${time}`), true)).toBe(extra);
  });

  test('a submit with bounds that were never issued is accepted while a window of its type is in its extra time', () => {
    const ledger = ledgerAt(at('10 08:00:00'));
    const unknown = { nowMs: at('10 13:00:00'), type: 'deep' as const, fromMs: 0, untilMs: 1 };
    expect(judgeSubmit(ledger, unknown)).toEqual({ isAccepted: false, reason: 'window_closed' });
    expect(judgeSubmit(ledger, { ...unknown, hasExtraTime: true })).toMatchObject({ isAccepted: true, isLate: false });
  });
});
