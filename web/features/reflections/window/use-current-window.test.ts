import { describe, expect, test } from 'vitest';
import type { KnownWindow } from '../../../data/current-window.ts';
import { staleAfterMs } from './use-current-window.ts';

const minute = 60_000;
const settle = 400;

function known(serverNow: string, window: Partial<KnownWindow['window']>): KnownWindow {
  const evening = {
    type: 'evening',
    availableFrom: '2026-03-25T18:00:00.000Z',
    availableUntil: '2026-03-25T23:59:59.000Z',
  } as const;
  return {
    window: { ...evening, isActive: false, ...window },
    serverNow,
    localDate: '2026-03-25',
    receivedAtMs: performance.now(),
    receivedAtWallMs: Date.now(),
  };
}

/** Compare with a tolerance, because time passes during the test. */
const expectAbout = (actualMs: number, expectedMs: number) => expect(Math.abs(actualMs - expectedMs)).toBeLessThan(250);

describe('the current window', () => {
  test('the current window is fetched again when the open window closes', () => {
    expectAbout(staleAfterMs(known('2026-03-25T23:00:00.000Z', { isActive: true }), 0), 59 * minute + 59_000 + settle);
  });

  test('the current window is fetched again when the announced evening opens', () => {
    expectAbout(staleAfterMs(known('2026-03-25T17:30:00.000Z', {}), 0), 30 * minute + settle);
  });

  test('the current window is fetched again at each whole minute while a deep window may open', () => {
    expectAbout(staleAfterMs(known('2026-03-25T11:00:20.000Z', {}), 0), 40_000 + settle);
  });

  test('the current window is not fetched for a deep window before 9:00', () => {
    expectAbout(staleAfterMs(known('2026-03-25T07:00:00.000Z', {}), 0), 120 * minute + settle);
  });

  test('the current window is first fetched for a deep window at 9:00 local time', () => {
    expectAbout(staleAfterMs(known('2026-03-25T05:00:00.000Z', {}), -120), 120 * minute + settle);
  });
});
