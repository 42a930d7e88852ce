import { describe, expect, test } from 'vitest';
import { isBelieved } from './belief.ts';
import type { LedgerState, ZoneChange } from './ledger-state.ts';

const NOW = Date.UTC(2026, 1, 10, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const change = (hoursAgo: number, minutes: number, isDateLineJump = false): ZoneChange => ({
  atMs: NOW - hoursAgo * HOUR,
  minutes,
  isDateLineJump,
});

/** Return the state of a user whose zone in force is Riga, last claimed `idleMinutes` ago. */
const riga = (idleMinutes: number, changes: ZoneChange[] = []): LedgerState => ({
  day: '2026-02-10',
  offset: -120,
  claimedAtMs: NOW - idleMinutes * MINUTE,
  claimedDay: '2026-02-10',
  changes,
  bridgedOn: null,
  promptsShown: { evening: 0, deep: 0 },
});

describe('the limit of 60 minutes of change plus 1.5 per idle minute', () => {
  test.each([
    [0, -180, true],
    [0, -60, true],
    [0, -195, false],
    [9, -195, false],
    [10, -195, true],
    [279, -600, false],
    [280, -600, true],
    [439, 600, false],
    [440, 600, true],
  ])('after %d idle minutes in Riga, a claim of offset %d is believed: %s', (idle, offset, expected) => {
    expect(isBelieved(riga(idle), { offset: offset }, NOW)).toBe(expected);
  });

  test('measures a change on the 24-hour circle: UTC-10 to UTC+14 is no change', () => {
    expect(isBelieved({ ...riga(0), offset: 600 }, { offset: -840 }, NOW)).toBe(true);
  });

  test('does not grow when the clock steps back', () => {
    expect(isBelieved(riga(-500), { offset: -600 }, NOW)).toBe(false);
  });
});

describe('the number of believed changes', () => {
  const few = [change(23, 90), change(22, 90), change(21, 90)];

  test('at most four changes are believed in 24 hours', () => {
    expect(isBelieved(riga(600, few), { offset: 0 }, NOW)).toBe(true);
    expect(isBelieved(riga(600, [...few, change(20.5, 90)]), { offset: 0 }, NOW)).toBe(false);
    expect(isBelieved(riga(600, [change(24, 90), ...few]), { offset: 0 }, NOW)).toBe(true);
  });

  const far = (...hoursAgo: number[]) => [...hoursAgo.map((ago) => change(ago, 720)), change(40, 600)];

  test('at most 60 hours of change are believed in 7 days', () => {
    expect(isBelieved(riga(600, far(150, 120, 90, 50)), { offset: 0 }, NOW)).toBe(true);
    expect(isBelieved(riga(600, far(150, 120, 90, 50)), { offset: 1 }, NOW)).toBe(false);
    expect(isBelieved(riga(600, far(168, 120, 90, 50)), { offset: 600 }, NOW)).toBe(true);
  });

  test('at most six date line jumps are believed in 14 days', () => {
    const jumps = [310, 300, 250, 220, 200, 190].map((ago) => change(ago, 60, true));
    expect(isBelieved(riga(900, jumps.slice(1)), { offset: 660 }, NOW)).toBe(true);
    expect(isBelieved(riga(900, jumps), { offset: 660 }, NOW)).toBe(false);
    expect(isBelieved(riga(900, jumps), { offset: 0 }, NOW)).toBe(true);
    expect(isBelieved(riga(900, [change(14 * 24, 60, true), ...jumps.slice(1)]), { offset: 660 }, NOW)).toBe(true);
  });
});

describe('exceptions to the limits', () => {
  const spent = [...[150, 120, 90, 50].map((ago) => change(ago, 720)), change(40, 600), change(30, 120)];

  test('a change of at most 60 minutes (daylight saving) is believed after 20 hours without another change', () => {
    expect(isBelieved(riga(0, spent), { offset: -180 }, NOW)).toBe(true);
    expect(isBelieved(riga(0, spent), { offset: -60 }, NOW)).toBe(true);
    expect(isBelieved(riga(10, spent), { offset: -181 }, NOW)).toBe(false);
    expect(isBelieved(riga(0, [...spent, change(19.9, 60)]), { offset: -180 }, NOW)).toBe(false);
    expect(isBelieved(riga(0, [...spent, change(20, 60)]), { offset: -180 }, NOW)).toBe(true);
  });

  test('a date line jump that keeps the wall clock time does not count as daylight saving', () => {
    const jumps = [110, 100, 90, 80, 60, 50].map((ago) => change(ago, 60, true));
    expect(isBelieved({ ...riga(0, jumps), offset: 600 }, { offset: -840 }, NOW)).toBe(false);
    expect(isBelieved({ ...riga(0, jumps), offset: 600 }, { offset: 540 }, NOW)).toBe(true);
  });

  test('any claim is believed after 72 hours without calls', () => {
    const much = [...spent, change(80, 300, true), change(79, 300, true)];
    expect(isBelieved(riga(72 * 60 - 1, much), { offset: 600 }, NOW)).toBe(false);
    expect(isBelieved(riga(72 * 60, much), { offset: 600 }, NOW)).toBe(true);
    expect(isBelieved(riga((40 * DAY) / MINUTE, much), { offset: 600 }, NOW)).toBe(true);
  });
});
