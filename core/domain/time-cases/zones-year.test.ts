// Test every IANA zone for a year, around every clock change, against the local time that Intl computes.
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { changesOf, offsetAt, wallAt } from '../../../testing/zone-oracle.ts';

const HOUR = 3_600_000;
const YEAR_START = Date.UTC(2026, 0, 1);
const YEAR_END = Date.UTC(2027, 0, 1);
const DEEP_MINUTE = 13 * 60 + 7;

/** One zone of each set of zones with the same offsets all year. */
const zones = [...byBehaviour(Intl.supportedValuesOf('timeZone'))];
const changes = zones.flatMap(([zone, instants]) => instants.map((instant) => ({ zone, instant })));
const steady = zones.filter(([, instants]) => instants.length === 0).map(([zone]) => ({ zone, instant: YEAR_START }));

function byBehaviour(names: readonly string[]): Map<string, number[]> {
  const known = new Map<string, [string, number[]]>();
  for (const zone of names) {
    const instants = changesOf(zone, YEAR_START, YEAR_END);
    const behaviour = JSON.stringify([instants, [YEAR_START, ...instants].map((instant) => offsetAt(zone, instant))]);
    if (!known.has(behaviour)) known.set(behaviour, [zone, instants]);
  }
  return new Map(known.values());
}

/** Return every hour of the 36 hours before and after a clock change, and the second before each of them. */
function instantsAround(instant: number): number[] {
  const hours = Array.from({ length: 73 }, (_, hour) => instant + (hour - 36) * HOUR);
  return [instant - 1_000, ...hours, ...hours.slice(1).map((at) => at - 1_000)].sort((a, b) => a - b);
}

/** Return which windows the specification opens at this local time. */
function openBy(wall: string): { evening: boolean; deep: boolean } {
  const [hours = 0, minutes = 0, seconds = 0] = wall.slice(11).split(':').map(Number);
  const second = hours * 3_600 + minutes * 60 + seconds;
  return {
    evening: second >= 18 * 3_600 && second < 24 * 3_600 - 1,
    deep: second >= DEEP_MINUTE * 60 && second < (DEEP_MINUTE + 10) * 60,
  };
}

describe('a user who calls every hour', () => {
  test('the tests cover more than 60 zones and more than 40 clock changes', () => {
    expect(zones.length).toBeGreaterThan(60);
    expect(changes.length).toBeGreaterThan(40);
  });

  test.each([...changes, ...steady])(
    'a user gets the days and windows of the local time in $zone',
    ({ zone, instant }) => {
      const who = person(DEEP_MINUTE);
      let promisedUntil = 0;
      for (const now of instantsAround(instant)) {
        const wall = wallAt(zone, now);
        const evening = who.asks(zone, now, 'evening');
        const deep = who.asks(zone, now, 'deep');
        const expected = openBy(wall);
        const actual = { zone, wall, day: who.state().day, evening: evening.isActive, deep: deep.isActive };
        expect(actual).toEqual({
          zone,
          wall,
          day: wall.slice(0, 10),
          evening: expected.evening || now < promisedUntil,
          deep: expected.deep,
        });
        if (evening.isActive) promisedUntil = evening.untilMs;
      }
    },
  );

  test.each(changes)('a user does not lose a streak across a clock change in $zone', ({ zone, instant }) => {
    const who = person(DEEP_MINUTE);
    let evenings = 0;
    for (const now of instantsAround(instant)) {
      const evening = who.asks(zone, now, 'evening');
      const day = who.row(evening.day);
      if (!evening.isActive || day?.written.includes('evening')) continue;
      who.submits(zone, now, evening);
      evenings += 1;
      expect(who.streak(now).current).toBe(evenings);
    }
    expect(evenings).toBeGreaterThanOrEqual(3);
    expect(who.total()).toBe(evenings);
    expect(who.rows().filter((row) => row.isBridged)).toEqual([]);
  });
});
