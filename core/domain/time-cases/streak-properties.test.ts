// The stored streak equals the streak counted from all days, with any sequence of claimed time zones.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { calls, deepMinutes, runCalls } from '../../../testing/random-window-calls.ts';
import { when } from '../../../testing/zone-oracle.ts';
import { addDays, daysBetween } from '../days/day.ts';
import { todayOf } from '../ledger/ledger-state.ts';
import { firstOpenDay } from '../ledger/open-evenings.ts';
import type { CurrentWindow } from '../windows/current-window.ts';

const runs = { numRuns: 50 };

describe('streaks with any sequence of claimed zones', () => {
  test('have a stored length that equals the streak counted from all days, after every call', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        let longest = 0;
        runCalls(who, list, (_, now) => {
          const stored = who.streak(now);
          expect(who.recount(now)).toMatchObject(stored);
          expect(stored.longest).toBeGreaterThanOrEqual(Math.max(longest, stored.current));
          longest = stored.longest;
        });
      }),
      runs,
    );
  });

  test('the first reflection of a day makes the streak exactly one day longer than it was shown before', () => {
    fc.assert(
      fc.property(calls, deepMinutes, (list, minute) => {
        const who = person(minute);
        runCalls(who, list, (answer, now, { offset, device, writes }) => {
          const today = todayOf(who.state(), now);
          const isOnlyOpenDay = answer.day === today && firstOpenDay(who.state(), today, now) === today;
          if (!writes || !answer.isActive || !isOnlyOpenDay || who.row(today)?.written.length !== 0) return;
          const before = who.streak(now).current;
          who.on(device).submits(offset, now, answer);
          expect(who.streak(now).current).toBe(before + 1);
        });
      }),
      runs,
    );
  });

  test('the streak of a traveller with two devices is shown in the morning as the evening continues it', () => {
    const cities = ['Europe/Lisbon', 'America/New_York'];
    const device = fc.constantFrom('phone', 'tablet');
    const day = fc.record({
      /** Where the user is from this morning on. */
      city: fc.constantFrom(undefined, ...cities),
      looksOn: fc.option(device),
      writesOn: fc.option(device),
    });
    fc.assert(
      fc.property(fc.array(day, { minLength: 3, maxLength: 8 }), (days) => {
        const who = person();
        let city = 'Europe/Lisbon';
        for (const device of ['phone', 'tablet']) who.on(device).asks(city, when(city, '2026-11-30 09:30:00'));
        for (const [index, { city: reached, looksOn, writesOn }] of days.entries()) {
          city = reached ?? city;
          const date = addDays('2026-12-01', index);
          const [morning, evening] = [when(city, `${date} 09:30:00`), when(city, `${date} 20:30:00`)];
          if (looksOn !== null) who.on(looksOn).asks(city, morning);
          // On the clock of another device, the morning may still belong to yesterday, whose evening can end the streak.
          const isToday = () => firstOpenDay(who.state(), who.state().day, morning) === date;
          const shown = looksOn !== null && isToday() ? who.streak(morning).current : null;
          if (writesOn === null || !who.on(writesOn).asks(city, evening).isActive) continue;
          const before = who.streak(evening).current;
          who.on(writesOn).writesEvening(city, evening);
          expect(who.streak(evening).current).toBe(before + 1);
          who.on(writesOn).asks(city, evening + 60_000);
          expect(who.streak(evening + 60_000).current).toBe(before + 1);
          if (looksOn === writesOn) expect(before).toBe(shown ?? before);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('streaks are correct with late reflections in any order', () => {
    fc.assert(
      fc.property(calls, fc.array(fc.nat({ max: 20 })), (list, picks) => {
        const who = person();
        const shown: CurrentWindow[] = [];
        const late = [...picks];
        runCalls(who, list, (answer, now, { offset }) => {
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

  test('contain at most two bridges in 30 days, and at most two days per bridge', () => {
    fc.assert(
      fc.property(calls, (list) => {
        const who = person();
        runCalls(who, list, () => undefined);
        const rows = who.rows();
        const crossed = rows.filter(({ day, isBridged, run }) => {
          const next = rows.find((row) => row.day > day && !row.isBridged);
          return isBridged && run > 0 && next !== undefined && next.written.length > 0 && next.run > 1;
        });
        // Check 27 days, not 30: the limit of 30 days counts from the day on which a bridge was added, which is up to
        // three days after the first day that it covers.
        for (const { day } of crossed) {
          const near = crossed.filter((other) => daysBetween(day, other.day) >= 0 && daysBetween(day, other.day) < 27);
          expect(near.length).toBeLessThanOrEqual(4);
        }
        const spent = who.state().bridges?.filter(({ isSpent }) => isSpent) ?? [];
        expect(spent.every(({ days }) => days.length <= 2)).toBe(true);
        for (const [index, { on }] of spent.slice(2).entries()) {
          expect(daysBetween(spent[index]?.on ?? on, on)).toBeGreaterThanOrEqual(30);
        }
      }),
      { numRuns: 100 },
    );
  });
});
