// Time cases 14 to 23, 27 to 30 and 37: false claims, offsets, clock changes and travellers.
import { describe, expect, test } from 'vitest';
import { type Person, person } from '../../../testing/person.ts';
import { offsetAt, wallAt, when } from '../../../testing/zone-oracle.ts';
import { isOffset, normaliseOffset } from '../days/offset.ts';

const RIGA = 'Europe/Riga';
const HONOLULU = 'Pacific/Honolulu';
const TOKYO = 'Asia/Tokyo';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function expectEveningAt18(who: Person, zone: string, day: string): void {
  const opens = when(zone, `${day} 18:00:00`);
  expect(who.asks(zone, opens - 1).isActive).toBe(false);
  expect(who.asks(zone, opens)).toMatchObject({ type: 'evening', isActive: true, day, fromMs: opens });
}

describe('false claims', () => {
  test('time case 14: a device that claims at 10:00 to be 8 hours further east is not believed, and the evening stays closed', () => {
    const anna = person();
    const now = when(RIGA, '2026-02-10 10:00:00');
    anna.asks(RIGA, now - MINUTE);
    expect(anna.asks(-600, now)).toMatchObject({ isActive: false, fromMs: when(RIGA, '2026-02-10 18:00:00') });
    expect(anna.state().offset).toBe(-120);
  });

  test.each([RIGA, 'America/New_York', 'America/Los_Angeles', HONOLULU, 'Pacific/Pago_Pago', TOKYO])(
    'time case 15: a user who claims UTC+14 after an evening in %s does not get a second evening',
    (zone) => {
      for (const later of [1, 30, 60, 90, 120]) {
        const anna = person();
        const wrote = when(zone, '2026-02-10 22:15:00');
        anna.writesEvening(zone, wrote);
        const answer = anna.asks(-840, wrote + later * MINUTE, 'evening');
        expect({ zone, later, isNew: answer.isActive && answer.day !== '2026-02-10' }).toEqual({
          zone,
          later,
          isNew: false,
        });
        expect(anna.total()).toBe(1);
      }
    },
  );

  test('time case 15: a user who claims UTC+14 does not get a second evening, even after midnight', () => {
    const zone = 'America/Los_Angeles';
    const anna = person();
    anna.writesEvening(zone, when(zone, '2026-02-10 23:00:00'));
    anna.asks(zone, when(zone, '2026-02-11 00:05:00'));
    const claimed = when(zone, '2026-02-11 00:50:00');
    expect(anna.asks(-840, claimed).isActive).toBe(false);
    expect(anna.state()).toMatchObject({ offset: -840, day: '2026-02-11' });
  });

  test('time case 15: a user who claims UTC+14 just after the evening has ended does not get another evening', () => {
    const zone = 'America/Los_Angeles';
    const anna = person();
    anna.writesEvening(zone, when(zone, '2026-02-10 22:30:00'));
    expect(anna.asks(-840, when(zone, '2026-02-10 23:59:59')).isActive).toBe(false);
    expect(anna.state()).toMatchObject({ offset: -840, day: '2026-02-11' });
  });

  test.each([
    ['as the first call of the day', false],
    ['after a call that morning', true],
  ])('time case 16: a user who claims UTC-12 at 09:00, %s, does not reopen yesterday’s evening', (_, calledBefore) => {
    for (const zone of [RIGA, TOKYO, 'Europe/London']) {
      const anna = person();
      anna.asks(zone, when(zone, '2026-02-10 15:00:00'));
      const now = when(zone, '2026-02-11 09:00:00');
      if (calledBefore) anna.asks(zone, now - MINUTE);
      expect(anna.asks(720, now, 'evening').isActive).toBe(false);
      expect(anna.state().day).toBe('2026-02-11');
    }
  });
});

describe('offsets', () => {
  test.each([Number.NaN, 1.5, '120', 9_999, -841, 721, null, undefined, Number.POSITIVE_INFINITY])(
    'time case 17: %s is not a valid offset',
    (value) => expect(isOffset(value)).toBe(false),
  );

  test.each([-840, -825, -1, 0, -0, 1, 720])('time case 17: %s is a valid offset', (value) =>
    expect(isOffset(value)).toBe(true),
  );

  test('time case 37: the offset -0 is treated as 0', () => {
    expect(Object.is(normaliseOffset(-0), 0)).toBe(true);
    const anna = person();
    anna.asks(0, Date.UTC(2026, 1, 10, 12));
    anna.asks(-0, Date.UTC(2026, 1, 10, 13));
    expect(anna.state()).toMatchObject({ offset: 0, changes: [] });
    const ben = person();
    ben.asks(-0, Date.UTC(2026, 1, 10, 12));
    expect(Object.is(ben.state().offset, 0)).toBe(true);
  });

  test.each([
    ['Asia/Kathmandu', -345],
    ['Pacific/Chatham', -825],
    ['Pacific/Marquesas', 570],
  ])('time case 22: the evening opens and closes at the exact local times in %s, offset %d minutes', (zone, offset) => {
    const anna = person();
    const noon = when(zone, '2026-02-10 13:00:00');
    expect(offsetAt(zone, noon)).toBe(offset);
    anna.asks(zone, noon);
    expectEveningAt18(anna, zone, '2026-02-10');
    expect(anna.asks(zone, when(zone, '2026-02-10 23:59:58')).isActive).toBe(true);
    expect(anna.asks(zone, when(zone, '2026-02-10 23:59:59')).isActive).toBe(false);
    anna.asks(zone, when(zone, '2026-02-11 00:00:00'));
    expect(anna.state().day).toBe('2026-02-11');
  });
});

describe('clock changes', () => {
  test('time case 18: the evening opens at 18:00 on the day when clocks go forward, Riga 2026-03-29', () => {
    const anna = person();
    anna.asks(RIGA, when(RIGA, '2026-03-29 00:30:00'));
    expectEveningAt18(anna, RIGA, '2026-03-29');
  });

  test.each([
    ['forward', '2026-03-28', '2026-03-29', '2026-03-30'],
    ['back', '2026-10-24', '2026-10-25', '2026-10-26'],
  ])('no bridge covers the evening skipped on the day when clocks go %s at home', (_, before, skipped, after) => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, `${before} 19:00:00`));
    anna.writesEvening(RIGA, when(RIGA, `${after} 19:00:00`));
    expect(anna.row(skipped)?.isBridged ?? false).toBe(false);
    expect(anna.streak(when(RIGA, `${after} 20:00:00`)).current).toBe(1);
  });

  test('a bridge covers an evening lost on a flight that changes the offset by one hour if the device names the new zone', () => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, '2026-02-10 19:00:00'));
    anna.arrives('Europe/Berlin', when('Europe/Berlin', '2026-02-12 08:00:00'));
    anna.writesEvening('Europe/Berlin', when('Europe/Berlin', '2026-02-12 19:00:00'));
    expect(anna.row('2026-02-11')?.isBridged).toBe(true);
    expect(anna.streak(when('Europe/Berlin', '2026-02-12 20:00:00')).current).toBe(2);
  });

  test('time case 19: the evening opens at 18:00 and the streak is 2 on the day when clocks go back, Riga 2026-10-25', () => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, '2026-10-24 19:00:00'));
    const midnight = when(RIGA, '2026-10-25 00:00:00');
    anna.asks(RIGA, midnight);
    expect(anna.asks(RIGA, when(RIGA, '2026-10-25 17:30:00')).isActive).toBe(false);
    expectEveningAt18(anna, RIGA, '2026-10-25');
    anna.writesEvening(RIGA, when(RIGA, '2026-10-25 19:00:00'));
    expect(anna.streak(when(RIGA, '2026-10-25 20:00:00')).current).toBe(2);
    anna.asks(RIGA, midnight + 25 * HOUR - 1);
    expect(anna.state().day).toBe('2026-10-25');
    anna.asks(RIGA, midnight + 25 * HOUR);
    expect(anna.state().day).toBe('2026-10-26');
  });

  test('time case 20: an evening keeps the end that was shown if clocks go forward during it, Nuuk 2026-03-28', () => {
    const zone = 'America/Nuuk';
    const anna = person();
    const shown = anna.asks(zone, when(zone, '2026-03-28 20:00:00'));
    const jump = Date.UTC(2026, 2, 29, 1);
    expect(offsetAt(zone, jump) - offsetAt(zone, jump - 1)).toBe(-60);
    expect(jump).toBeLessThan(shown.untilMs);
    for (const now of [jump, shown.untilMs - 1_000]) {
      expect(anna.asks(zone, now, 'evening')).toMatchObject({
        isActive: true,
        day: '2026-03-28',
        fromMs: shown.fromMs,
      });
    }
    expect(anna.submits(zone, shown.untilMs - 1_000, shown)).toMatchObject({ window: { day: '2026-03-28' } });
    expect(anna.asks(zone, shown.untilMs).isActive).toBe(false);
    expectEveningAt18(anna, zone, '2026-03-29');
  });

  test.each(['2026-04-05', '2026-10-04'])(
    'time case 21: a change of 30 minutes on Lord Howe on %s is believed at once',
    (day) => {
      const zone = 'Australia/Lord_Howe';
      const anna = person();
      anna.asks(zone, when(zone, `${day} 01:00:00`));
      const later = when(zone, `${day} 03:00:00`);
      anna.asks(zone, later);
      expect(anna.state().offset).toBe(offsetAt(zone, later));
      expectEveningAt18(anna, zone, day);
    },
  );
});

describe('travellers', () => {
  test('time case 23: an open evening keeps its start and lasts one hour longer after a move one hour further west', () => {
    const anna = person();
    const shown = anna.asks('Europe/Berlin', when('Europe/Berlin', '2026-02-10 19:00:00'));
    const moved = anna.asks('Europe/London', when('Europe/London', '2026-02-10 21:00:00'));
    expect(moved).toMatchObject({ isActive: true, fromMs: shown.fromMs, untilMs: shown.untilMs + HOUR });
  });

  test('time case 27: after an evening in Tokyo there is no second evening of that date in Honolulu', () => {
    const anna = person();
    anna.writesEvening(TOKYO, when(TOKYO, '2026-02-10 19:00:00'));
    for (const wall of ['08:00:00', '18:00:00', '20:00:00', '23:30:00']) {
      const answer = anna.asks(HONOLULU, when(HONOLULU, `2026-02-10 ${wall}`), 'evening');
      expect(answer).toMatchObject({ isActive: false, day: '2026-02-11' });
    }
    expectEveningAt18(anna, HONOLULU, '2026-02-11');
  });

  test.each([
    ['the first call is in the morning', '17:00:00', ['08:00:00']],
    ['the first call is in the evening', '17:00:00', []],
    ['the evening was shown open in Tokyo', '19:00:00', ['08:00:00']],
  ])(
    'time case 28: after an unwritten evening in Tokyo, the evening opens at 18:00 in Honolulu if %s',
    (_, lastInTokyo, callsBefore) => {
      const anna = person();
      anna.asks(TOKYO, when(TOKYO, `2026-02-10 ${lastInTokyo}`));
      for (const wall of callsBefore) {
        expect(anna.asks(HONOLULU, when(HONOLULU, `2026-02-10 ${wall}`))).toMatchObject({
          isActive: false,
          fromMs: when(HONOLULU, '2026-02-10 18:00:00'),
        });
      }
      expect(anna.asks(HONOLULU, when(HONOLULU, '2026-02-10 18:00:00'))).toMatchObject({
        isActive: true,
        day: '2026-02-10',
      });
    },
  );

  test('time case 29: a phone in Riga and a laptop in UTC, used in turn, do not change the zone in force', () => {
    const anna = person();
    const start = when(RIGA, '2026-02-10 08:00:00');
    for (let minute = 0; minute < 24 * 60; minute += 14) {
      anna.asks(minute % 28 === 0 ? RIGA : 0, start + minute * MINUTE);
      expect(anna.state()).toMatchObject({ offset: -120, changes: [] });
    }
  });

  test('time case 30: a browser that always claims UTC gets consistent UTC days', () => {
    const anna = person();
    for (let hour = 0; hour < 24 * 10; hour += 1) {
      const now = Date.UTC(2026, 2, 25, hour);
      const answer = anna.asks('UTC', now);
      expect(anna.state().day).toBe(wallAt('UTC', now).slice(0, 10));
      if (hour % 24 !== 12) expect(answer.isActive).toBe(hour % 24 >= 18);
    }
  });
});
