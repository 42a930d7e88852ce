// Users with devices in several zones, one at a time and in simulated years. `npm run bench -- zones` lives many more.
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { liveHonestly, lives } from '../../../testing/zone-lives/honest-life.ts';
import { lie, plans } from '../../../testing/zone-lives/liar-life.ts';
import { when } from '../../../testing/zone-oracle.ts';
import { addDays } from '../days/day.ts';
import { advance } from '../ledger/ledger.ts';

const LA = 'America/Los_Angeles';
const RIGA = 'Europe/Riga';
const HOUR = 3_600_000;

describe('devices in several zones', () => {
  test('a laptop in UTC at 13:00 locks none of 60 evenings on the phone in Los Angeles: the streak is 60', () => {
    const anna = person();
    for (let index = 0, day = '2026-01-10'; index < 60; index += 1, day = addDays(day, 1)) {
      anna.asks(LA, when(LA, `${day} 08:00:00`));
      anna.asks(0, when(LA, `${day} 13:00:00`));
      anna.asks(0, when(LA, `${day} 17:00:00`));
      anna.writesEvening(LA, when(LA, `${day} 20:00:00`));
    }
    expect(anna.streak(when(LA, '2026-03-10 21:00:00'))).toEqual({ current: 60, longest: 60 });
  });

  test('a laptop in UTC opens at 20:00 the evening that the phone in Los Angeles shows', () => {
    const anna = person();
    const day = '2026-01-10';
    anna.on('phone').asks(LA, when(LA, `${day} 08:00:00`));
    anna.on('laptop').asks(0, when(LA, `${day} 09:00:00`));
    expect(anna.on('laptop').asks(0, when(LA, `${day} 17:30:00`)).isActive).toBe(false);
    expect(anna.on('laptop').asks(0, when(LA, `${day} 20:00:00`))).toMatchObject({ isActive: true, day });
  });

  test('a phone that signs in at 20:00, a minute after a laptop in UTC, gets its evening', () => {
    const anna = person();
    const now = when(LA, '2026-01-10 20:00:00');
    anna.on('laptop').asks(0, now - 60_000);
    expect(anna.on('phone').asks(LA, now)).toMatchObject({ isActive: true, day: '2026-01-10' });
  });

  test('one device whose zone changes at 10:00 by 8 hours is not believed, a new device is, at most 4 times in 14 days', () => {
    const anna = person();
    const now = when(RIGA, '2026-02-10 10:00:00');
    anna.on('phone').asks(RIGA, now - 60_000);
    expect(anna.on('phone').asks(-600, now).isActive).toBe(false);
    for (const [device, offset] of [300, 330, 345, 360].entries()) anna.on(`${device}`).asks(offset, now);
    expect(anna.on('fifth').asks(-600, now).isActive).toBe(false);
    expect(anna.state().zones).toHaveLength(5);
  });

  test('a phone that moves takes its zone along: the evening of the old zone does not open', () => {
    const anna = person();
    anna.on('phone').asks('Europe/London', when('Europe/London', '2026-02-10 08:00:00'));
    const landed = when('America/New_York', '2026-02-10 14:00:00');
    expect(anna.on('phone').asks('America/New_York', landed).isActive).toBe(false);
    expect(anna.on('phone').asks('America/New_York', landed + 4 * HOUR).isActive).toBe(true);
  });

  test('a zone is forgotten 14 days after its last claim', () => {
    const anna = person();
    anna.asks(RIGA, when(RIGA, '2026-02-01 12:00:00'));
    anna.asks(-600, when(RIGA, '2026-02-02 12:00:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-03 12:00:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-16 11:59:00'));
    expect(anna.state().zones?.map(({ offset }) => offset)).toEqual([-120, -600]);
    anna.asks(RIGA, when(RIGA, '2026-02-16 12:00:00'));
    expect(anna.state().zones?.map(({ offset }) => offset)).toEqual([-120]);
  });

  test('a state of an older version, without zones and devices, keeps its zone in force', () => {
    const ledger = advance(null, { nowMs: when(RIGA, '2026-02-10 12:00:00'), offset: -120 }, () => 600);
    const { zones: _zones, ...old } = ledger.state;
    const later = { nowMs: when(RIGA, '2026-02-10 12:10:00'), offset: -600, device: 'phone' };
    expect(advance({ ...ledger, state: old }, later, () => 600).state.offset).toBe(-120);
  });
});

test.each(lives)('in a simulated year of a user with several devices (%s) no evening is locked', (life) => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const { evenings, locked } = liveHonestly(seed, life);
    expect(evenings).toBeGreaterThan(200);
    expect({ seed, locked }).toEqual({ seed, locked: 0 });
  }
});

test.each([592, 1_112])(
  'an evening closed for the hours of another zone opens in the zone that is open (life %d)',
  (seed) => {
    expect(liveHonestly(seed, 'standing').locked).toBe(0);
  },
);

test.each(plans)('a liar (%s) gains at most one day', (plan) => {
  for (let seed = 1; seed <= 25; seed += 1) {
    const { gained, streakGained } = lie(seed, plan);
    expect({ seed, isMore: gained > 1 || streakGained > 1 }).toEqual({ seed, isMore: false });
  }
});
