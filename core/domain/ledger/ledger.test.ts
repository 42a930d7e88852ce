// Cases that the numbered tests in time-cases do not contain: evenings that were shown as open and must stay open,
// windows that move, and edge cases of zone changes.
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { when } from '../../../testing/zone-oracle.ts';
import { nextBridgeOn, withBridgesSpent } from './bridge.ts';
import { advance } from './ledger.ts';
import { changesBetween, firstDayToLoad, todayOf } from './ledger-state.ts';

const RIGA = 'Europe/Riga';
const LONDON = 'Europe/London';
const NEW_YORK = 'America/New_York';
const PAGO = 'Pacific/Pago_Pago';
const APIA = 'Pacific/Apia';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const noon = when(RIGA, '2026-02-10 12:30:00');

describe('the ledger of a user', () => {
  const deepAtNoon = () => 12 * 60;
  const first = advance(null, { nowMs: noon, offset: -120 }, deepAtNoon);

  test('consists of its state and one row after the first call', () => {
    expect(changesBetween(null, first)).toEqual({ state: first.state, rows: first.rows });
  });

  test('has nothing to store after a second call in the same minute, and only the state one minute later', () => {
    const again = advance(first, { nowMs: noon + 59_999, offset: -120 }, deepAtNoon);
    expect(changesBetween(first, again)).toEqual({ state: null, rows: [] });
    const later = advance(first, { nowMs: noon + MINUTE, offset: -120 }, deepAtNoon);
    expect(changesBetween(first, later)).toEqual({ state: later.state, rows: [] });
  });

  test('is returned as the same object after a claim that is not believed', () => {
    expect(advance(first, { nowMs: noon + MINUTE, offset: 480 }, deepAtNoon)).toBe(first);
  });

  test('does not change the deep minute of a day when the server secret changes', () => {
    const moved = advance(first, { nowMs: noon - HOUR, offset: -60 }, () => 1_000);
    expect(moved.rows[0]?.deepMinute).toBe(12 * 60);
  });

  test('assigns a call without an offset to the date in the zone in force, but never to a day before the present day', () => {
    expect(todayOf(first.state, when(RIGA, '2026-02-11 00:00:00'))).toBe('2026-02-11');
    expect(todayOf(first.state, when(RIGA, '2026-02-09 12:00:00'))).toBe('2026-02-10');
    expect(firstDayToLoad(first.state)).toBe('2026-02-05');
  });
});

describe('a flight west', () => {
  test('opens the evening at the destination although it is already after midnight at home', () => {
    const anna = person();
    anna.asks(LONDON, when(LONDON, '2026-02-10 16:00:00'));
    expect(anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 20:30:00'))).toMatchObject({
      isActive: true,
      day: '2026-02-10',
      fromMs: when(NEW_YORK, '2026-02-10 18:00:00'),
    });
  });

  test('moves the start of an evening that was announced but has not opened', () => {
    const anna = person();
    anna.asks(RIGA, when(RIGA, '2026-02-10 16:00:00'));
    expect(anna.asks(LONDON, when(LONDON, '2026-02-10 17:00:00')).isActive).toBe(false);
    expect(anna.asks(LONDON, when(LONDON, '2026-02-10 18:00:00')).isActive).toBe(true);
  });

  test('opens no second evening after the user wrote offline in the announced window', () => {
    const anna = person();
    const announced = anna.asks(LONDON, when(LONDON, '2026-02-10 14:00:00'));
    expect(anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 17:00:00')).isActive).toBe(false);
    expect(anna.submits(NEW_YORK, when(NEW_YORK, '2026-02-10 17:05:00'), announced)).toMatchObject({
      isAccepted: true,
      isLate: false,
      window: { day: '2026-02-10' },
    });
    expect(anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 19:00:00'))).toMatchObject({
      isActive: true,
      day: '2026-02-10',
      fromMs: announced.fromMs,
    });
    expect(anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-11 00:00:00'))).toMatchObject({ isActive: false });
  });
});

describe('two windows of the same evening after a flight', () => {
  test('two windows are independent: submitting to the announced window does not change the window that is shown as open', () => {
    const anna = person();
    const announced = anna.asks(LONDON, when(LONDON, '2026-02-10 14:00:00'));
    const open = anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 18:10:00'));
    anna.submits(NEW_YORK, when(NEW_YORK, '2026-02-10 18:20:00'), announced);
    expect(anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 18:30:00'))).toEqual(open);
  });
});

describe('a flight east', () => {
  test('keeps an evening that was shown as open until the shown end, past midnight in the new zone', () => {
    const anna = person();
    const shown = anna.asks(LONDON, when(LONDON, '2026-02-10 19:00:00'));
    const landed = when('Europe/Athens', '2026-02-11 00:30:00');
    expect(anna.asks('Europe/Athens', landed)).toMatchObject({
      isActive: true,
      day: '2026-02-10',
      untilMs: shown.untilMs,
    });
    expect(anna.state().day).toBe('2026-02-11');
    expect(anna.asks('Europe/Athens', shown.untilMs)).toMatchObject({ isActive: false, day: '2026-02-11' });
  });

  test('closes an open evening that no response has shown to the user', () => {
    const anna = person();
    anna.asks(LONDON, when(LONDON, '2026-02-10 13:00:00'));
    const landed = when('Europe/Athens', '2026-02-11 00:30:00');
    expect(anna.asks('Europe/Athens', landed)).toMatchObject({ isActive: false, day: '2026-02-11' });
  });
});

describe('on a flight west', () => {
  test('a deep window does not open again when the same local time comes a second time', () => {
    const anna = person(11 * 60);
    anna.asks(RIGA, when(RIGA, '2026-02-10 09:30:00'));
    const again = when(LONDON, '2026-02-10 11:05:00');
    expect(anna.asks(LONDON, again, 'deep').isActive).toBe(false);
  });

  test('a deep window keeps its local time if it has not opened yet', () => {
    const anna = person(15 * 60);
    anna.asks(RIGA, when(RIGA, '2026-02-10 09:30:00'));
    anna.asks(LONDON, when(LONDON, '2026-02-10 12:00:00'));
    expect(anna.asks(LONDON, when(LONDON, '2026-02-10 14:59:59'), 'deep').isActive).toBe(false);
    expect(anna.asks(LONDON, when(LONDON, '2026-02-10 15:00:00'), 'deep').isActive).toBe(true);
  });

  test('a deep window stays open until its end', () => {
    const anna = person(12 * 60);
    const shown = anna.asks('Europe/Berlin', when('Europe/Berlin', '2026-02-10 12:02:00'), 'deep');
    expect(anna.asks(LONDON, shown.fromMs + 5 * MINUTE, 'deep')).toMatchObject({
      isActive: true,
      untilMs: shown.untilMs,
    });
  });
});

describe('a half-hour flight over the date line, from Pago Pago to Apia', () => {
  test('bridges the skipped date, and opens the evening of the next date', () => {
    const anna = person();
    anna.writesEvening(PAGO, when(PAGO, '2026-02-09 19:00:00'));
    anna.asks(PAGO, when(PAGO, '2026-02-10 16:00:00'));
    anna.asks(APIA, when(APIA, '2026-02-11 16:40:00'));
    anna.writesEvening(APIA, when(APIA, '2026-02-11 19:00:00'));
    expect(anna.streak(when(APIA, '2026-02-11 20:00:00')).current).toBe(2);
  });

  test('opens no second evening after an evening reflection in Pago Pago, and preserves the streak', () => {
    const anna = person();
    anna.writesEvening(PAGO, when(PAGO, '2026-02-10 18:30:00'));
    expect(anna.asks(APIA, when(APIA, '2026-02-11 19:30:00'))).toMatchObject({ day: '2026-02-10', isActive: true });
    expect(anna.row('2026-02-11')).toMatchObject({ evening: null, isBridged: true });
    anna.writesEvening(APIA, when(APIA, '2026-02-12 19:00:00'));
    expect(anna.streak(when(APIA, '2026-02-12 20:00:00')).current).toBe(2);
  });

  test('assigns a submit to the date in Apia on which its window was open, not to the date for which Pago Pago announced it', () => {
    const anna = person();
    anna.asks(PAGO, when(PAGO, '2026-02-10 16:00:00'));
    const shown = anna.asks(APIA, when(APIA, '2026-02-11 18:30:00'));
    expect(anna.submits(APIA, shown.untilMs + HOUR, shown)).toMatchObject({ window: { day: '2026-02-11' } });
  });
});

describe('after the server’s clock steps back', () => {
  const opens = when(RIGA, '2026-02-11 00:10:00');
  const openedEarly = () => {
    const anna = person(12 * 60);
    anna.asks(RIGA, when(RIGA, '2026-02-10 14:00:00'));
    anna.asks(RIGA, opens);
    return anna;
  };

  test('the windows do not change when the server’s clock steps back', () => {
    const anna = openedEarly();
    const rows = anna.rows();
    expect(anna.asks(RIGA, opens - HOUR)).toMatchObject({ isActive: true, day: '2026-02-10' });
    expect(anna.rows().slice(1)).toEqual(rows.slice(1));
  });

  test.each([
    ['five hours', '2026-02-10 19:10:00', '2026-02-10'],
    ['24 hours', '2026-02-10 00:10:00', '2026-02-10'],
    ['more than 24 hours', '2026-02-10 00:09:59', '2026-02-11'],
  ])('a day is taken back only if it began at most 24 hours too early: %s too early', (_, now, expected) => {
    const anna = openedEarly();
    anna.asks(RIGA, when(RIGA, now));
    expect(anna.state()).toMatchObject({ day: expected, claimedDay: expected });
  });

  test('a call while the clock was ahead costs the user no evening: the streak continues', () => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, '2026-02-09 19:00:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-11 10:00:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-10 11:00:00'));
    expect(anna.state().day).toBe('2026-02-10');
    anna.writesEvening(RIGA, when(RIGA, '2026-02-10 20:00:00'));
    anna.writesEvening(RIGA, when(RIGA, '2026-02-11 20:00:00'));
    expect(anna.streak(when(RIGA, '2026-02-11 21:00:00')).current).toBe(3);
  });

  test('a day with a reflection is not taken back when the server’s clock steps back', () => {
    const anna = openedEarly();
    anna.writesDeep(RIGA, when(RIGA, '2026-02-11 12:05:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-10 20:00:00'));
    expect(anna.state().day).toBe('2026-02-11');
  });

  test('no day is taken back when a device claims a zone further west', () => {
    const anna = openedEarly();
    anna.asks(LONDON, opens + MINUTE);
    expect(anna.state().day).toBe('2026-02-11');
  });

  test('a bridge over a day that has not passed yet is removed', () => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, '2026-02-09 19:00:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-10 12:00:00'));
    anna.asks('Asia/Tokyo', when('Asia/Tokyo', '2026-02-11 12:00:00'));
    expect(anna.row('2026-02-10')?.isBridged).toBe(true);
    anna.asks('Asia/Tokyo', when('Asia/Tokyo', '2026-02-10 20:00:00'));
    expect(anna.row('2026-02-10')?.isBridged).toBe(false);
    expect(anna.state()).toMatchObject({ day: '2026-02-10', bridges: [], bridgedOn: null });
  });

  test('no second deep window opens, even if the zone changes at the same time', () => {
    const anna = person(12 * 60);
    const shown = anna.asks(RIGA, when(RIGA, '2026-02-10 12:05:00'), 'deep');
    anna.asks('Europe/Berlin', when(RIGA, '2026-02-10 11:30:00'));
    expect(anna.row('2026-02-10')?.deep).toEqual({ fromMs: shown.fromMs, untilMs: shown.untilMs });
  });
});

describe('bridges', () => {
  test('a bridge over lost days is not added without a streak', () => {
    const anna = person();
    anna.asks(RIGA, when(RIGA, '2026-02-09 12:00:00'));
    anna.asks('Asia/Tokyo', when('Asia/Tokyo', '2026-02-10 12:00:00'));
    expect(anna.state().bridgedOn).toBe(null);
  });

  test.each([
    ['Asia/Karachi', 180, '2026-02-10 18:30:00', 1],
    ['Asia/Dubai', 120, '2026-02-10 12:00:00', 1],
    ['Asia/Dubai', 120, '2026-02-10 18:30:00', 0],
  ])(
    'an evening that was shown as open is bridged only if the zone changes by 3 hours or more: %s, %d minutes, asked %s, streak %d',
    (zone, _, seen, expected) => {
      const anna = person();
      anna.writesEvening(RIGA, when(RIGA, '2026-02-09 19:00:00'));
      anna.asks(RIGA, when(RIGA, seen));
      const landed = when(zone, '2026-02-11 09:00:00');
      anna.asks(zone, landed);
      expect(anna.streak(landed).current).toBe(expected);
    },
  );

  test.each([
    ['2026-02-12', 1],
    ['2026-02-13', 0],
  ])('a bridge covers at most two days: after a landing on %s the streak is %d', (landedOn, expected) => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, '2026-02-09 19:00:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-10 12:00:00'));
    const landed = when('Asia/Tokyo', `${landedOn} 09:00:00`);
    anna.asks('Asia/Tokyo', landed);
    expect(anna.streak(landed).current).toBe(expected);
  });

  test('a bridge covers the day of departure even if the next day began at home before the journey was believed', () => {
    const anna = person();
    anna.writesEvening(NEW_YORK, when(NEW_YORK, '2026-02-09 19:00:00'));
    anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 23:50:00'));
    anna.asks('Asia/Tokyo', when(NEW_YORK, '2026-02-11 00:10:00'));
    expect(anna.state()).toMatchObject({ offset: 300, day: '2026-02-11' });
    const landed = when(NEW_YORK, '2026-02-11 10:00:00');
    anna.asks('Asia/Tokyo', landed);
    expect(anna.streak(landed).current).toBe(1);
    expect(anna.row('2026-02-10')?.isBridged).toBe(true);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'a bridge covers a flight between zones with the same offset only if the device names the new zone (%s): streak %d',
    (named, expected) => {
      const anna = person();
      anna.writesEvening(RIGA, when(RIGA, '2026-02-09 19:00:00'));
      anna.asks(RIGA, when(RIGA, '2026-02-10 12:00:00'));
      const landed = when(RIGA, '2026-02-11 09:00:00');
      if (named) anna.arrives('Africa/Johannesburg', landed);
      else anna.asks('Africa/Johannesburg', landed);
      expect(anna.streak(landed).current).toBe(expected);
    },
  );

  test('a bridge over lost days is spent by the reflection that continues the streak', () => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, '2026-02-09 19:00:00'));
    const landed = when('Asia/Tokyo', '2026-02-11 20:00:00');
    anna.asks('Asia/Tokyo', landed);
    expect(anna.state().bridgedOn).toBe(null);
    expect(nextBridgeOn(anna.state(), '2026-02-11')).toBe('2026-02-11');
    anna.writesEvening('Asia/Tokyo', landed);
    expect(anna.state()).toMatchObject({
      bridgedOn: '2026-02-11',
      bridges: [{ on: '2026-02-11', days: ['2026-02-10'], isSpent: true }],
    });
    expect(nextBridgeOn(anna.state(), '2026-02-12')).toBe('2026-02-12');
  });

  test('a bridge over lost days is not spent if no reflection continues the streak', () => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, '2026-02-09 19:00:00'));
    anna.asks('Asia/Tokyo', when('Asia/Tokyo', '2026-02-11 20:00:00'));
    anna.writesEvening('Asia/Tokyo', when('Asia/Tokyo', '2026-02-13 20:00:00'));
    expect(anna.state().bridgedOn).toBe(null);
    expect(anna.streak(when('Asia/Tokyo', '2026-02-13 20:30:00')).current).toBe(1);
  });

  test('the user gets a bridge back when a late reflection fills the bridged day', () => {
    const anna = person();
    anna.writesEvening(NEW_YORK, when(NEW_YORK, '2026-02-09 19:00:00'));
    const late = anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 19:00:00'));
    anna.writesEvening('Asia/Tokyo', when('Asia/Tokyo', '2026-02-11 19:00:00'));
    expect(anna.state().bridgedOn).toBe('2026-02-11');
    anna.submits('Asia/Tokyo', when('Asia/Tokyo', '2026-02-11 19:10:00'), late);
    expect(anna.state()).toMatchObject({ bridges: [], bridgedOn: null });
    expect(anna.row('2026-02-10')?.isBridged).toBe(false);
    expect(anna.streak(when('Asia/Tokyo', '2026-02-11 20:00:00')).current).toBe(3);
  });

  test('a bridge that an older version stored without its days counts for the limit of two bridges in 30 days', () => {
    const { state } = advance(null, { nowMs: noon, offset: -120 }, () => 600);
    const old = { ...state, bridgedOn: '2026-02-01' };
    const spent = { on: '2026-02-08', days: ['2026-02-07'], isSpent: true };
    expect(nextBridgeOn(old, '2026-02-10')).toBe('2026-02-10');
    expect(
      withBridgesSpent({ state: { ...old, bridges: [{ on: '2026-02-01', days: [], isSpent: true }] }, rows: [] }),
    ).toMatchObject({ state: { bridgedOn: '2026-02-01' } });
    expect(nextBridgeOn({ ...old, bridges: [{ ...spent, on: '2026-02-01' }, spent] }, '2026-02-10')).toBe('2026-03-03');
  });

  test('a bridge continues the streak even when a late reflection is submitted after the journey has ended', () => {
    const anna = person();
    anna.writesEvening(NEW_YORK, when(NEW_YORK, '2026-02-09 19:00:00'));
    const late = anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 19:00:00'));
    anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-11 07:00:00'));
    const landed = when(LONDON, '2026-02-12 03:00:00');
    anna.asks(LONDON, landed);
    expect(anna.streak(landed).current).toBe(0);
    anna.submits(LONDON, landed + HOUR, late);
    expect(anna.streak(landed + HOUR).current).toBe(2);
  });
});
