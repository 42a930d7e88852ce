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

/** Return the state of a user whose zone in force is Riga. The last claim of Riga was `idleMinutes` before NOW. */
const riga = (idleMinutes: number, changes: ZoneChange[] = []): LedgerState => ({
  day: '2026-02-10',
  offset: -120,
  claimedAtMs: NOW - idleMinutes * MINUTE,
  claimedDay: '2026-02-10',
  changes,
  bridgedOn: null,
  promptsShown: { evening: 0, deep: 0 },
});

describe('the limit for a zone change (60 minutes plus 1.5 per idle minute)', () => {
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
  ])('after %d idle minutes in Riga, allows a change to the offset %d: %s', (idle, offset, expected) => {
    expect(isBelieved(riga(idle), offset, NOW)).toBe(expected);
  });

  test('measures zone changes on the 24-hour circle, on which UTC-10 and UTC+14 are the same', () => {
    expect(isBelieved({ ...riga(0), offset: 600 }, -840, NOW)).toBe(true);
  });

  test('the limit for a zone change does not grow when the server’s clock steps back', () => {
    expect(isBelieved(riga(-500), -600, NOW)).toBe(false);
  });
});

describe('the number of zone changes', () => {
  const few = [change(23, 90), change(22, 90), change(21, 90)];

  test('at most four zone changes are believed in 24 hours', () => {
    expect(isBelieved(riga(600, few), 0, NOW)).toBe(true);
    expect(isBelieved(riga(600, [...few, change(20.5, 90)]), 0, NOW)).toBe(false);
    expect(isBelieved(riga(600, [change(24, 90), ...few]), 0, NOW)).toBe(true);
  });

  test('believed zone changes add up to at most 26 hours in 7 days', () => {
    expect(isBelieved(riga(600, [change(100, 720), change(50, 720)]), 0, NOW)).toBe(true);
    expect(isBelieved(riga(600, [change(100, 720), change(50, 720)]), 1, NOW)).toBe(false);
    expect(isBelieved(riga(600, [change(7 * 24, 720), change(50, 720)]), 600, NOW)).toBe(true);
  });

  test('a third change of zone across the date line within 14 days is not believed', () => {
    const jumps = [change(300, 60, true), change(200, 60, true)];
    expect(isBelieved(riga(900, jumps.slice(1)), 660, NOW)).toBe(true);
    expect(isBelieved(riga(900, jumps), 660, NOW)).toBe(false);
    expect(isBelieved(riga(900, jumps), 0, NOW)).toBe(true);
    expect(isBelieved(riga(900, [change(14 * 24, 60, true), change(200, 60, true)]), 660, NOW)).toBe(true);
  });
});

describe('exceptions to the limits of zone changes', () => {
  const spent = [change(100, 720), change(50, 720), change(30, 120)];

  test('allow a change of at most 60 minutes (daylight saving) after 20 hours without another change', () => {
    expect(isBelieved(riga(0, spent), -180, NOW)).toBe(true);
    expect(isBelieved(riga(0, spent), -60, NOW)).toBe(true);
    expect(isBelieved(riga(10, spent), -181, NOW)).toBe(false);
    expect(isBelieved(riga(0, [...spent, change(19.9, 60)]), -180, NOW)).toBe(false);
    expect(isBelieved(riga(0, [...spent, change(20, 60)]), -180, NOW)).toBe(true);
  });

  test('do not treat a change over the date line as daylight saving, although the time of day stays the same', () => {
    const jumps = [change(100, 60, true), change(50, 60, true)];
    expect(isBelieved({ ...riga(0, jumps), offset: 600 }, -840, NOW)).toBe(false);
    expect(isBelieved({ ...riga(0, jumps), offset: 600 }, 540, NOW)).toBe(true);
  });

  test('allow any zone after 72 hours without calls', () => {
    const much = [...spent, change(80, 300, true), change(79, 300, true)];
    expect(isBelieved(riga(72 * 60 - 1, much), 600, NOW)).toBe(false);
    expect(isBelieved(riga(72 * 60, much), 600, NOW)).toBe(true);
    expect(isBelieved(riga((40 * DAY) / MINUTE, much), 600, NOW)).toBe(true);
  });
});
