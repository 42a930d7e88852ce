// What the time cases leave open: promises, moves and the corners of a change of zone.
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { when } from '../../../testing/zone-oracle.ts';
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

describe('what has to be stored', () => {
  const deepAtNoon = () => 12 * 60;
  const first = advance(null, { nowMs: noon, offset: -120 }, deepAtNoon);

  test('the first call stores a state and a row', () => {
    expect(changesBetween(null, first)).toEqual({ state: first.state, rows: first.rows });
  });

  test('another call in the same minute stores nothing, a minute later the claim', () => {
    const again = advance(first, { nowMs: noon + 59_999, offset: -120 }, deepAtNoon);
    expect(changesBetween(first, again)).toEqual({ state: null, rows: [] });
    const later = advance(first, { nowMs: noon + MINUTE, offset: -120 }, deepAtNoon);
    expect(changesBetween(first, later)).toEqual({ state: later.state, rows: [] });
  });

  test('a claim that is not believed stores nothing', () => {
    expect(advance(first, { nowMs: noon + MINUTE, offset: 480 }, deepAtNoon)).toBe(first);
  });

  test('a day keeps its deep minute when the secret changes', () => {
    const moved = advance(first, { nowMs: noon - HOUR, offset: -60 }, () => 1_000);
    expect(moved.rows[0]?.deepMinute).toBe(12 * 60);
  });

  test('a call without an offset has the day of the zone in force, and opens none', () => {
    expect(todayOf(first.state, when(RIGA, '2026-02-11 00:00:00'))).toBe('2026-02-11');
    expect(todayOf(first.state, when(RIGA, '2026-02-09 12:00:00'))).toBe('2026-02-10');
    expect(firstDayToLoad(first.state)).toBe('2026-02-07');
  });
});

describe('a flight west', () => {
  test('that lands after midnight at home, still the same evening there: the evening is offered', () => {
    const anna = person();
    anna.asks(LONDON, when(LONDON, '2026-02-10 16:00:00'));
    expect(anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 20:30:00'))).toMatchObject({
      isActive: true,
      day: '2026-02-10',
      fromMs: when(NEW_YORK, '2026-02-10 18:00:00'),
    });
  });

  test('an evening that was only announced moves', () => {
    const anna = person();
    anna.asks(RIGA, when(RIGA, '2026-02-10 16:00:00'));
    expect(anna.asks(LONDON, when(LONDON, '2026-02-10 17:00:00')).isActive).toBe(false);
    expect(anna.asks(LONDON, when(LONDON, '2026-02-10 18:00:00')).isActive).toBe(true);
  });

  test('an announced evening written offline on the way withdraws the one of the new zone', () => {
    const anna = person();
    const announced = anna.asks(LONDON, when(LONDON, '2026-02-10 14:00:00'));
    expect(anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 17:00:00')).isActive).toBe(false);
    expect(anna.submits(NEW_YORK, when(NEW_YORK, '2026-02-10 17:05:00'), announced)).toMatchObject({
      isAccepted: true,
      isLate: false,
      window: { day: '2026-02-10' },
    });
    expect(anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 19:00:00'))).toMatchObject({
      isActive: false,
      day: '2026-02-11',
    });
  });
});

describe('two windows for one evening', () => {
  test('the one that is shown open stays to its end, also when the other is handed in', () => {
    const anna = person();
    const announced = anna.asks(LONDON, when(LONDON, '2026-02-10 14:00:00'));
    const open = anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 18:10:00'));
    anna.submits(NEW_YORK, when(NEW_YORK, '2026-02-10 18:20:00'), announced);
    expect(anna.asks(NEW_YORK, when(NEW_YORK, '2026-02-10 18:30:00'))).toEqual(open);
  });
});

describe('a flight east', () => {
  test('inside an evening that is shown open: it lasts as promised, beyond the new midnight', () => {
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

  test('an unshown evening that is open does not stay', () => {
    const anna = person();
    anna.asks(LONDON, when(LONDON, '2026-02-10 13:00:00'));
    const landed = when('Europe/Athens', '2026-02-11 00:30:00');
    expect(anna.asks('Europe/Athens', landed)).toMatchObject({ isActive: false, day: '2026-02-11' });
  });

  test('a deep window that has opened is spent: it does not come again further west', () => {
    const anna = person(11 * 60);
    anna.asks(RIGA, when(RIGA, '2026-02-10 09:30:00'));
    const again = when(LONDON, '2026-02-10 11:05:00');
    expect(anna.asks(LONDON, again, 'deep').isActive).toBe(false);
  });

  test('one that has not opened keeps its wall time', () => {
    const anna = person(15 * 60);
    anna.asks(RIGA, when(RIGA, '2026-02-10 09:30:00'));
    anna.asks(LONDON, when(LONDON, '2026-02-10 12:00:00'));
    expect(anna.asks(LONDON, when(LONDON, '2026-02-10 14:59:59'), 'deep').isActive).toBe(false);
    expect(anna.asks(LONDON, when(LONDON, '2026-02-10 15:00:00'), 'deep').isActive).toBe(true);
  });

  test('one that is open stays open to its end', () => {
    const anna = person(12 * 60);
    const shown = anna.asks('Europe/Berlin', when('Europe/Berlin', '2026-02-10 12:02:00'), 'deep');
    expect(anna.asks(LONDON, shown.fromMs + 5 * MINUTE, 'deep')).toMatchObject({
      isActive: true,
      untilMs: shown.untilMs,
    });
  });
});

describe('half an hour over the date line, Pago Pago to Apia', () => {
  test('in the afternoon: the evening of the next date, the one left is bridged', () => {
    const anna = person();
    anna.writesEvening(PAGO, when(PAGO, '2026-02-09 19:00:00'));
    anna.asks(PAGO, when(PAGO, '2026-02-10 16:00:00'));
    anna.asks(APIA, when(APIA, '2026-02-11 16:40:00'));
    anna.writesEvening(APIA, when(APIA, '2026-02-11 19:00:00'));
    expect(anna.streak(when(APIA, '2026-02-11 20:00:00')).current).toBe(2);
  });

  test('after writing in the evening: no second evening that night, and the streak goes on', () => {
    const anna = person();
    anna.writesEvening(PAGO, when(PAGO, '2026-02-10 18:30:00'));
    expect(anna.asks(APIA, when(APIA, '2026-02-11 19:30:00'))).toMatchObject({ day: '2026-02-10', isActive: true });
    expect(anna.row('2026-02-11')).toMatchObject({ evening: null, isBridged: true });
    anna.writesEvening(APIA, when(APIA, '2026-02-12 19:00:00'));
    expect(anna.streak(when(APIA, '2026-02-12 20:00:00')).current).toBe(2);
  });

  test('the same hours announced for one date and open for the next belong to the one they were open for', () => {
    const anna = person();
    anna.asks(PAGO, when(PAGO, '2026-02-10 16:00:00'));
    const shown = anna.asks(APIA, when(APIA, '2026-02-11 18:30:00'));
    expect(anna.submits(APIA, shown.untilMs + HOUR, shown)).toMatchObject({ window: { day: '2026-02-11' } });
  });
});

describe('a server clock that steps back', () => {
  test('leaves the day as it is, and windows where they are', () => {
    const anna = person();
    const opens = when(RIGA, '2026-02-11 00:10:00');
    anna.asks(RIGA, when(RIGA, '2026-02-10 20:00:00'));
    anna.asks(RIGA, opens);
    expect(anna.asks(RIGA, opens - HOUR)).toMatchObject({ isActive: true, day: '2026-02-10' });
    expect(anna.state().day).toBe('2026-02-11');
  });

  test('brings no second deep window, not even with a change of zone', () => {
    const anna = person(12 * 60);
    const shown = anna.asks(RIGA, when(RIGA, '2026-02-10 12:05:00'), 'deep');
    anna.asks('Europe/Berlin', when(RIGA, '2026-02-10 11:30:00'));
    expect(anna.row('2026-02-10')?.deep).toEqual({ fromMs: shown.fromMs, untilMs: shown.untilMs });
  });
});

describe('a bridge', () => {
  test('is not spent where there is no streak to keep', () => {
    const anna = person();
    anna.asks(RIGA, when(RIGA, '2026-02-09 12:00:00'));
    anna.asks('Asia/Tokyo', when('Asia/Tokyo', '2026-02-10 12:00:00'));
    expect(anna.state().bridgedOn).toBe(null);
  });

  test.each([
    ['Asia/Dubai', 120, 0],
    ['Asia/Karachi', 180, 1],
  ])('needs three hours of change: to %s, %d minutes', (zone, _, expected) => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, '2026-02-09 19:00:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-10 12:00:00'));
    const landed = when(zone, '2026-02-11 09:00:00');
    anna.asks(zone, landed);
    expect(anna.streak(landed).current).toBe(expected);
  });

  test.each([
    ['2026-02-12', 1],
    ['2026-02-13', 0],
  ])('carries over two days at most: landed on %s', (landedOn, expected) => {
    const anna = person();
    anna.writesEvening(RIGA, when(RIGA, '2026-02-09 19:00:00'));
    anna.asks(RIGA, when(RIGA, '2026-02-10 12:00:00'));
    const landed = when('Asia/Tokyo', `${landedOn} 09:00:00`);
    anna.asks('Asia/Tokyo', landed);
    expect(anna.streak(landed).current).toBe(expected);
  });

  test('holds when a claim that was not yet believed has opened the next day at home', () => {
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

  test('is there for a reflection that arrives late after the landing', () => {
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
