import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { when } from '../../../testing/zone-oracle.ts';
import { mayEdit } from './edit.ts';

const RIGA = 'Europe/Riga';
const at = (wall: string) => when(RIGA, `2026-02-${wall}`);
const ends = at('10 23:59:59');

describe('a submit for an evening that was shown to the user', () => {
  test.each([
    ['the last millisecond: on time', ends - 1, true, false],
    ['the end: on time', ends, true, false],
    ['15 minutes after the end: on time', ends + 15 * 60_000, true, false],
    ['15 minutes and 1 ms after the end: late', ends + 15 * 60_000 + 1, true, true],
    ['24 hours after the end: late', ends + 24 * 3_600_000, true, true],
    ['24 hours and 1 ms after the end: refused', ends + 24 * 3_600_000 + 1, false, false],
  ])(
    'a submit for a shown evening is on time for 15 minutes after the end, and late for 24 hours: %s',
    (_, now, isAccepted, isLate) => {
      const anna = person();
      const shown = anna.asks(RIGA, at('10 20:00:00'));
      const verdict = anna.submits(RIGA, now, shown);
      expect(verdict.isAccepted).toBe(isAccepted);
      if (verdict.isAccepted) expect(verdict).toMatchObject({ isLate, window: { day: '2026-02-10' } });
      else expect(verdict.reason).toBe('window_closed');
    },
  );

  test.each([
    ['the first millisecond: accepted', at('10 18:00:00'), true],
    ['1 ms before the start: refused', at('10 18:00:00') - 1, false],
  ])(
    'a submit for an evening that was shown only before it opened is accepted from the start of the evening: %s',
    (_, now, isAccepted) => {
      const anna = person();
      const announced = anna.asks(RIGA, at('10 11:00:00'));
      expect(anna.submits(RIGA, now, announced).isAccepted).toBe(isAccepted);
    },
  );

  test('a submit is on time until the new end of an evening that a move west has made longer', () => {
    const anna = person();
    const shown = anna.asks('Europe/Berlin', when('Europe/Berlin', '2026-02-10 20:00:00'));
    anna.asks('Europe/London', shown.untilMs - 3_600_000);
    const now = shown.untilMs + 30 * 60_000;
    expect(anna.submits('Europe/London', now, shown)).toMatchObject({
      isAccepted: true,
      isLate: false,
      window: { fromMs: shown.fromMs, untilMs: shown.untilMs + 3_600_000 },
    });
  });

  test.each([
    [
      'Berlin at 22:00, London at 23:31',
      'Europe/Berlin',
      '2026-02-10 22:00:00',
      'Europe/London',
      '2026-02-11T00:00:00Z',
    ],
    [
      'Nuuk at 22:00, the hour repeated in autumn',
      'America/Nuuk',
      '2026-10-24 22:00:00',
      'America/Nuuk',
      '2026-10-25T02:00:00Z',
    ],
  ])(
    'a submit is on time until the new end of an evening that a change of the offset has made longer: %s',
    (_, from, wall, to, ends) => {
      const anna = person();
      const shown = anna.asks(from, when(from, wall));
      const newEndMs = Date.parse(ends) - 1_000;
      const now = newEndMs - 28 * 60_000;
      expect(anna.asks(to, now)).toMatchObject({ isActive: true, day: wall.slice(0, 10), untilMs: newEndMs });
      const verdict = anna.submits(to, now, shown);
      expect(verdict).toMatchObject({ isAccepted: true, isLate: false, window: { untilMs: newEndMs } });
      if (verdict.isAccepted) expect(mayEdit(verdict.window, newEndMs - 1)).toBe(true);
    },
  );
});

describe('a submit with bounds that were never issued', () => {
  const made = { type: 'evening', fromMs: at('10 17:00:00'), untilMs: at('10 23:00:00') } as const;

  test('a submit with unknown bounds is accepted while an evening is open, and stored with the bounds of that evening', () => {
    const anna = person();
    expect(anna.submits(RIGA, at('10 20:00:00'), made)).toEqual({
      isAccepted: true,
      isLate: false,
      window: { type: 'evening', day: '2026-02-10', fromMs: at('10 18:00:00'), untilMs: ends },
    });
  });

  test.each([
    ['in the 15 minutes after the evening', at('11 00:05:00'), 'window_closed'],
    ['between these bounds’ start and the evening', at('10 17:30:00'), 'window_closed'],
    ['before the start of these bounds', at('10 16:59:59'), 'window_not_open'],
  ])('a submit with unknown bounds is refused %s', (_, now, reason) => {
    const anna = person();
    anna.asks(RIGA, at('10 11:00:00'));
    expect(anna.submits(RIGA, now, made)).toEqual({ isAccepted: false, reason });
  });

  test('a submit with unknown bounds for an evening is refused while only a deep window is open', () => {
    const anna = person();
    expect(anna.submits(RIGA, at('10 12:05:00'), made)).toMatchObject({ isAccepted: false });
    expect(anna.submits(RIGA, at('10 12:05:00'), { ...made, type: 'deep' })).toMatchObject({
      isAccepted: true,
      window: { type: 'deep', fromMs: at('10 12:00:00') },
    });
  });
});

test.each([
  ['the first millisecond: allowed', at('10 18:00:00'), true],
  ['1 ms before the start: refused', at('10 18:00:00') - 1, false],
  ['15 minutes after the end: allowed', ends + 15 * 60_000, true],
  ['15 minutes and 1 ms after the end: refused', ends + 15 * 60_000 + 1, false],
])('an edit is allowed from the start of the window until 15 minutes after its end: %s', (_, now, expected) => {
  expect(mayEdit({ fromMs: at('10 18:00:00'), untilMs: ends }, now)).toBe(expected);
});
