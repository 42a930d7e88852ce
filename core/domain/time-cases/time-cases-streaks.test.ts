// Time cases 24 to 26 and 31 to 35: streaks across zones, gaps and late reflections.
import { describe, expect, test } from 'vitest';
import { type Person, person } from '../../../testing/person.ts';
import { when } from '../../../testing/zone-oracle.ts';

const RIGA = 'Europe/Riga';
const LA = 'America/Los_Angeles';
const FRANKFURT = 'Europe/Berlin';
const AUCKLAND = 'Pacific/Auckland';

function writesAt(who: Person, zone: string, ...days: string[]): void {
  for (const day of days) who.writesEvening(zone, when(zone, `${day} 20:00:00`));
}

/** Return the stored streak after checking that it equals the streak counted from all days. */
function streak(who: Person, zone: string, wall: string): { current: number; longest: number } {
  const now = when(zone, wall);
  const stored = who.streak(now);
  expect(who.recount(now)).toMatchObject(stored);
  return stored;
}

/** Fly from Los Angeles to Frankfurt and miss the evening of Wednesday. */
function fliesToFrankfurt(who: Person, [wednesday, thursday]: readonly [string, string]): void {
  who.asks(LA, when(LA, `${wednesday} 13:00:00`));
  who.asks(FRANKFURT, when(FRANKFURT, `${thursday} 11:00:00`));
}

describe('bridges', () => {
  test('time case 24: a bridge covers the day lost to a night flight from Los Angeles to Frankfurt, so the streak is 3', () => {
    const anna = person();
    writesAt(anna, LA, '2026-02-09', '2026-02-10');
    fliesToFrankfurt(anna, ['2026-02-11', '2026-02-12']);
    expect(streak(anna, FRANKFURT, '2026-02-12 12:00:00').current).toBe(2);
    writesAt(anna, FRANKFURT, '2026-02-12');
    expect(streak(anna, FRANKFURT, '2026-02-12 21:00:00')).toEqual({ current: 3, longest: 3 });
    expect(anna.recount(when(FRANKFURT, '2026-02-12 21:00:00')).days).toEqual([
      { day: '2026-02-09', kind: 'counted' },
      { day: '2026-02-10', kind: 'counted' },
      { day: '2026-02-11', kind: 'bridged' },
      { day: '2026-02-12', kind: 'counted' },
    ]);
  });

  test.each([
    ['2026-02-22', '2026-02-23', '2026-02-24', '2026-02-25', 3],
    ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', 3],
  ])(
    'time case 25: a second bridge can be used within 30 days: evenings on %s and %s, next flight on %s',
    (first, second, lost, landed, expected) => {
      const anna = person();
      writesAt(anna, LA, '2026-02-09', '2026-02-10');
      fliesToFrankfurt(anna, ['2026-02-11', '2026-02-12']);
      anna.asks(LA, when(LA, '2026-02-16 12:00:00'));
      writesAt(anna, LA, first, second);
      fliesToFrankfurt(anna, [lost, landed]);
      writesAt(anna, FRANKFURT, landed);
      expect(streak(anna, FRANKFURT, `${landed} 21:00:00`).current).toBe(expected);
    },
  );

  test.each([
    ['2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13', 1],
    ['2026-03-11', '2026-03-12', '2026-03-13', '2026-03-14', 3],
  ])(
    'time case 25: a third bridge can be used only 30 days after the first: evenings on %s and %s, next flight on %s',
    (first, second, lost, landed, expected) => {
      const anna = person();
      writesAt(anna, LA, '2026-02-09', '2026-02-10');
      fliesToFrankfurt(anna, ['2026-02-11', '2026-02-12']);
      writesAt(anna, FRANKFURT, '2026-02-12');
      anna.asks(LA, when(LA, '2026-02-16 12:00:00'));
      writesAt(anna, LA, '2026-02-22', '2026-02-23');
      fliesToFrankfurt(anna, ['2026-02-24', '2026-02-25']);
      writesAt(anna, FRANKFURT, '2026-02-25');
      anna.asks(LA, when(LA, '2026-03-01 12:00:00'));
      writesAt(anna, LA, first, second);
      fliesToFrankfurt(anna, [lost, landed]);
      writesAt(anna, FRANKFURT, landed);
      expect(streak(anna, FRANKFURT, `${landed} 21:00:00`).current).toBe(expected);
    },
  );

  test('time case 26: a bridge covers the date skipped between Los Angeles and Auckland, so the streak is 3', () => {
    const anna = person();
    writesAt(anna, LA, '2026-02-09', '2026-02-10');
    anna.asks(AUCKLAND, when(AUCKLAND, '2026-02-12 09:00:00'));
    writesAt(anna, AUCKLAND, '2026-02-12');
    expect(anna.row('2026-02-11')).toMatchObject({ isBridged: true, written: [] });
    expect(streak(anna, AUCKLAND, '2026-02-12 21:00:00').current).toBe(3);
  });

  test('time case 31: no bridge is added after 40 days without calls, so the current streak is 0', () => {
    const anna = person();
    writesAt(anna, RIGA, '2026-02-09', '2026-02-10', '2026-02-11');
    anna.asks(AUCKLAND, when(AUCKLAND, '2026-03-23 10:00:00'));
    expect(anna.state()).toMatchObject({ offset: -780, day: '2026-03-23', bridgedOn: null });
    expect(streak(anna, AUCKLAND, '2026-03-23 10:00:00')).toEqual({ current: 0, longest: 3 });
  });
});

describe('days of a streak', () => {
  test('time case 32: a streak that ended yesterday still counts today, and is 0 from the next midnight on', () => {
    const anna = person();
    writesAt(anna, RIGA, '2026-02-09', '2026-02-10');
    expect(streak(anna, RIGA, '2026-02-11 23:59:59')).toEqual({ current: 2, longest: 2 });
    expect(streak(anna, RIGA, '2026-02-12 00:00:00')).toEqual({ current: 0, longest: 2 });
  });

  test('time case 33: a day with a deep reflection, an evening reflection or both counts as one day of a streak', () => {
    const anna = person(12 * 60);
    anna.writesDeep(RIGA, when(RIGA, '2026-02-09 12:01:00'));
    writesAt(anna, RIGA, '2026-02-10');
    anna.writesDeep(RIGA, when(RIGA, '2026-02-11 12:01:00'));
    writesAt(anna, RIGA, '2026-02-11');
    expect(streak(anna, RIGA, '2026-02-11 21:00:00').current).toBe(3);
    expect(anna.total()).toBe(4);
  });

  test('time case 34: a streak includes a late reflection submitted at 07:00 the next morning', () => {
    const anna = person();
    writesAt(anna, RIGA, '2026-02-09');
    const shown = anna.asks(RIGA, when(RIGA, '2026-02-10 22:00:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-11 06:59:00'));
    expect(streak(anna, RIGA, '2026-02-11 06:59:00').current).toBe(0);
    anna.submits(RIGA, when(RIGA, '2026-02-11 07:00:00'), shown);
    expect(streak(anna, RIGA, '2026-02-11 07:00:00').current).toBe(2);
  });

  test('time case 34: a late reflection closes the gap before a day that is already written', () => {
    const anna = person(9 * 60);
    writesAt(anna, RIGA, '2026-02-09');
    const shown = anna.asks(RIGA, when(RIGA, '2026-02-10 22:00:00'));
    anna.writesDeep(RIGA, when(RIGA, '2026-02-11 09:05:00'));
    expect(streak(anna, RIGA, '2026-02-11 09:05:00').current).toBe(1);
    anna.submits(RIGA, when(RIGA, '2026-02-11 10:00:00'), shown);
    expect(streak(anna, RIGA, '2026-02-11 10:00:00')).toEqual({ current: 3, longest: 3 });
  });

  test('time case 35: a streak of three days includes a leap day', () => {
    const anna = person();
    writesAt(anna, RIGA, '2028-02-28', '2028-02-29', '2028-03-01');
    expect(streak(anna, RIGA, '2028-03-01 21:00:00').current).toBe(3);
  });
});
