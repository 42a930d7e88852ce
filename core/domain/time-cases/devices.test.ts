// Users with devices in several time zones. `npm run bench -- zones` simulates many more years.
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { liveHonestly, lives } from '../../../testing/zone-lives/honest-life.ts';
import { lie, plans } from '../../../testing/zone-lives/liar-life.ts';
import { when } from '../../../testing/zone-oracle.ts';
import { addDays } from '../days/day.ts';
import { advance } from '../ledger/ledger.ts';

const LA = 'America/Los_Angeles';
const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';
const RIGA = 'Europe/Riga';
const MINUTE = 60_000;
const HOUR = 3_600_000;

describe('a second device', () => {
  test.each([
    [LA, 'UTC'],
    [RIGA, NEW_YORK],
    [LA, 'Pacific/Kiritimati'],
  ])('of a user in %s, set to %s, hides none of 50 evenings and does not change the zone in force', (home, away) => {
    const anna = person(15 * 60);
    for (let index = 0, day = '2026-01-10'; index < 50; index += 1, day = addDays(day, 1)) {
      anna.on('phone').asks(home, when(home, `${day} 08:00:00`));
      anna.on('laptop').asks(away, when(home, `${day} 13:00:00`));
      expect(anna.on('phone').asks(home, when(home, `${day} 15:00:00`), 'deep').isActive).toBe(true);
      anna.on('laptop').asks(away, when(home, `${day} 17:00:00`));
      expect(anna.state()).toMatchObject({ day, changes: [], bridgedOn: null });
      anna.on('phone').writesEvening(home, when(home, `${day} 20:00:00`));
      expect(anna.row(day)?.written).toEqual(['evening']);
    }
    expect(anna.streak(when(home, '2026-02-28 21:00:00'))).toEqual({ current: 50, longest: 50 });
  });

  test('is offered the evening when it is evening in the zone of the first device', () => {
    const anna = person();
    const day = '2026-01-10';
    anna.on('phone').asks(LA, when(LA, `${day} 08:00:00`));
    anna.on('laptop').asks('UTC', when(LA, `${day} 09:00:00`));
    expect(anna.on('laptop').asks('UTC', when(LA, `${day} 17:30:00`)).isActive).toBe(false);
    expect(anna.on('laptop').asks('UTC', when(LA, `${day} 20:00:00`))).toMatchObject({ isActive: true, day });
  });

  test('gets the evening by its own clock, even one minute after the first device’s first call', () => {
    const anna = person();
    const now = when(LA, '2026-01-10 20:00:00');
    anna.on('laptop').asks('UTC', now - MINUTE);
    expect(anna.on('phone').asks(LA, now)).toMatchObject({ isActive: true, day: '2026-01-10' });
    expect(anna.state()).toMatchObject({ offset: 0, day: '2026-01-11' });
  });

  test('takes over the zone in force if the user writes an evening on it that is open only in its own zone', () => {
    const anna = person();
    const now = when(LA, '2026-01-10 20:00:00');
    anna.on('laptop').asks('UTC', now - MINUTE);
    anna.on('phone').writesEvening(LA, now);
    anna.on('laptop').asks('UTC', now + MINUTE);
    expect(anna.state().offset).toBe(480);
    expect(anna.streak(now + MINUTE).current).toBe(1);
    anna.on('phone').writesEvening(LA, now + 24 * HOUR);
    expect(anna.streak(now + 24 * HOUR)).toEqual({ current: 2, longest: 2 });
  });

  test('preserves the streak until the evening is over in the zones of all devices', () => {
    const anna = person();
    anna.on('phone').writesEvening(RIGA, when(RIGA, '2026-01-10 20:00:00'));
    anna.on('laptop').asks(LONDON, when(LONDON, '2026-01-11 12:00:00'));
    anna.on('phone').asks(RIGA, when(RIGA, '2026-01-12 01:00:00'));
    expect(anna.streak(when(LONDON, '2026-01-11 23:30:00')).current).toBe(1);
    expect(anna.recount(when(LONDON, '2026-01-11 23:30:00')).days.map(({ kind }) => kind)).toEqual([
      'counted',
      'open',
      'open',
    ]);
    expect(anna.streak(when(LONDON, '2026-01-12 00:00:00')).current).toBe(0);
  });

  test('shows the streak that an evening continues across a journey, until the first device calls from the old zone', () => {
    const LISBON = 'Europe/Lisbon';
    const anna = person();
    anna.on('phone').asks(LISBON, when(LISBON, '2026-12-04 09:00:00'));
    anna.on('phone').writesEvening(NEW_YORK, when(NEW_YORK, '2026-12-05 18:30:00'));
    const back = when(LISBON, '2026-12-07 09:30:00');
    anna.on('tablet').asks(LISBON, back);
    expect(anna.state().offset).toBe(300);
    expect(anna.state()).not.toHaveProperty('bridges');
    expect(anna.streak(back)).toEqual({ current: 1, longest: 1 });
    anna.on('phone').asks(NEW_YORK, back + HOUR);
    expect(anna.streak(back + HOUR)).toEqual({ current: 0, longest: 1 });
  });

  test.each([
    ['always on UTC', LA, 'UTC'],
    ['one hour behind', 'Europe/Berlin', 'Europe/London'],
  ])('that is %s does not continue the streak of a user at home over a missed day', (_, home, zone) => {
    const anna = person();
    for (const day of ['01', '02', '03']) {
      anna.on('phone').writesEvening(home, when(home, `2026-12-${day} 20:00:00`));
      anna.on('laptop').asks(zone, when(home, `2026-12-${day} 20:30:00`));
    }
    const morning = when(home, '2026-12-05 09:00:00');
    anna.on('laptop').asks(zone, morning);
    expect(anna.streak(morning)).toEqual({ current: 0, longest: 3 });
    const evening = when(home, '2026-12-05 20:00:00');
    anna.on('laptop').writesEvening(zone, evening);
    expect(anna.streak(evening)).toEqual({ current: 1, longest: 3 });
  });

  test('takes over the zone in force after the first device has sent no request for 72 hours', () => {
    const anna = person();
    anna.on('phone').asks(LA, when(LA, '2026-01-10 08:00:00'));
    anna.on('laptop').asks('UTC', when(LA, '2026-01-10 09:00:00'));
    anna.on('laptop').asks('UTC', when(LA, '2026-01-13 07:59:00'));
    expect(anna.state().offset).toBe(480);
    anna.on('laptop').asks('UTC', when(LA, '2026-01-13 08:00:00'));
    expect(anna.state().offset).toBe(0);
  });

  test('is believed in any zone if it is one of the first four new devices in 14 days', () => {
    const anna = person();
    const now = when(RIGA, '2026-02-10 10:00:00');
    anna.on('phone').asks(RIGA, now - MINUTE);
    expect(anna.on('phone').asks(-600, now).isActive).toBe(false);
    for (const [device, offset] of [300, 180, 0, 480].entries()) anna.on(`${device}`).asks(offset, now);
    expect(anna.on('fifth').asks(-600, now).isActive).toBe(false);
    expect(anna.state().devices?.map(({ id }) => id)).toEqual(['3', '2', '1', '0', 'phone']);
  });

  test('a device is remembered for 14 days after it last sent its zone', () => {
    const anna = person();
    anna.on('laptop').asks('UTC', when(LA, '2026-01-10 08:00:00'));
    anna.on('phone').asks(LA, when(LA, '2026-01-10 08:00:00'));
    anna.on('phone').asks(LA, when(LA, '2026-01-24 07:59:00'));
    expect(anna.state().devices).toHaveLength(2);
    anna.on('phone').asks(LA, when(LA, '2026-01-24 08:00:00'));
    expect(anna.state().devices).toHaveLength(1);
  });
});

test('the zone in force follows a phone on a journey, so the evening does not open in the old zone', () => {
  const anna = person();
  anna.on('phone').asks(LONDON, when(LONDON, '2026-02-10 08:00:00'));
  const landed = when(NEW_YORK, '2026-02-10 14:00:00');
  expect(anna.on('phone').asks(NEW_YORK, landed).isActive).toBe(false);
  expect(anna.state().offset).toBe(300);
  expect(anna.on('phone').asks(NEW_YORK, landed + 4 * HOUR).isActive).toBe(true);
});

test('a journey does not move an unopened deep window into the past', () => {
  const anna = person(15 * 60);
  anna.asks('Europe/Berlin', when('Europe/Berlin', '2026-02-10 09:30:00'));
  const now = when('Europe/Athens', '2026-02-10 15:20:00');
  anna.asks('Europe/Athens', now);
  expect(anna.row('2026-02-10')?.deep?.fromMs).toBe(when('Europe/Athens', '2026-02-10 16:00:00'));
});

test('daylight saving moves the zone in force even if another device has not claimed the new offset yet', () => {
  const anna = person();
  anna.on('phone').asks(RIGA, when(RIGA, '2026-03-28 20:00:00'));
  anna.on('laptop').asks(RIGA, when(RIGA, '2026-03-28 21:00:00'));
  anna.on('phone').asks(RIGA, when(RIGA, '2026-03-29 08:00:00'));
  expect(anna.state().offset).toBe(-180);
});

test('in a state of an older version, which stored no devices, the zone in force changes only after enough time for a journey', () => {
  const ledger = advance(null, { nowMs: when(RIGA, '2026-02-10 12:00:00'), offset: -120 }, () => 600);
  const { devices: _devices, holder: _holder, ...old } = ledger.state;
  const claimed = (wall: string) =>
    advance({ ...ledger, state: old }, { nowMs: when(RIGA, wall), offset: -600, device: 'phone' }, () => 600);
  expect(claimed('2026-02-10 12:10:00').state.offset).toBe(-120);
  expect(claimed('2026-02-10 22:00:00').state.offset).toBe(-600);
});

test.each(lives)('in simulated years of users with several devices (%s), every evening can be written', (life) => {
  for (let seed = 1; seed <= 3; seed += 1) {
    const { evenings, locked } = liveHonestly(seed, life);
    expect(evenings).toBeGreaterThan(200);
    expect({ seed, locked }).toEqual({ seed, locked: 0 });
  }
});

test('the evening of a device can be written even if the hours of the evening in the zone in force count for another day', () => {
  expect(liveHonestly(371, 'crew').locked).toBe(0);
});

test.each(plans)('a user who lies about zones (%s) gains at most one day', (plan) => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const { gained, streakGained } = lie(seed, plan);
    expect({ seed, isMore: gained > 1 || streakGained > 1 }).toEqual({ seed, isMore: false });
  }
});
