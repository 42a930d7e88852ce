// Time cases 1 to 13 and 36: windows, submits, edits. Times are local times in Riga unless another zone is named.
import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { when } from '../../../testing/zone-oracle.ts';
import { dayHas } from '../ledger/ledger-state.ts';
import { deepMinute } from '../windows/deep-minute.ts';
import { mayEdit } from '../windows/edit.ts';

const RIGA = 'Europe/Riga';
const at = (wall: string) => when(RIGA, `2026-02-${wall}`);
const MINUTE = 60_000;

describe('the evening window', () => {
  test('time case 1: the evening is closed at 17:59:59 and open at 18:00:00 [9.3]', () => {
    const anna = person();
    expect(anna.asks(RIGA, at('10 17:59:59')).isActive).toBe(false);
    expect(anna.asks(RIGA, at('10 18:00:00'))).toMatchObject({ isActive: true, type: 'evening', day: '2026-02-10' });
  });

  test('time case 2: the evening closes at 23:59:59, and a submit at 00:05 is still on time for yesterday [9.3]', () => {
    const anna = person();
    const shown = anna.asks(RIGA, at('10 23:59:58'));
    expect(shown.isActive).toBe(true);
    expect(anna.asks(RIGA, at('10 23:59:59'))).toMatchObject({ isActive: false, day: '2026-02-11' });
    expect(anna.submits(RIGA, at('11 00:05:00'), shown)).toMatchObject({
      isAccepted: true,
      isLate: false,
      window: { day: '2026-02-10' },
    });
  });

  test('time case 3: a submit at 00:20 for an evening that was shown at 23:50 is accepted as late', () => {
    const anna = person();
    const shown = anna.asks(RIGA, at('10 23:50:00'));
    expect(anna.submits(RIGA, at('11 00:20:00'), shown)).toMatchObject({
      isAccepted: true,
      isLate: true,
      window: { day: '2026-02-10' },
    });
  });

  test('time case 4: a submit the next morning for an evening that was never issued is refused with window_closed', () => {
    const anna = person();
    anna.asks(RIGA, at('08 12:00:00'));
    const made = { type: 'evening', fromMs: at('10 18:00:00'), untilMs: at('10 23:59:59') } as const;
    expect(anna.submits(RIGA, at('11 08:00:00'), made)).toEqual({ isAccepted: false, reason: 'window_closed' });
  });

  test('time case 5: a submit at 07:00 for an evening that was announced at noon of the day before is accepted as late', () => {
    const anna = person();
    const announced = anna.asks(RIGA, at('10 12:00:00'), 'evening');
    expect(announced).toMatchObject({ isActive: false, fromMs: at('10 18:00:00'), untilMs: at('10 23:59:59') });
    expect(anna.submits(RIGA, at('11 07:00:00'), announced)).toMatchObject({
      isAccepted: true,
      isLate: true,
      window: { day: '2026-02-10' },
    });
  });

  test('time case 6: a submit at 17:00 for the evening of that day is refused with window_not_open', () => {
    const anna = person();
    const announced = anna.asks(RIGA, at('10 11:00:00'));
    expect(anna.submits(RIGA, at('10 17:00:00'), announced)).toEqual({ isAccepted: false, reason: 'window_not_open' });
  });

  test('time case 13: an evening reflection can be edited at 22:00 and at 00:10, but not at 00:20', () => {
    const window = person().asks(RIGA, at('10 20:00:00'));
    expect(mayEdit(window, at('10 22:00:00'))).toBe(true);
    expect(mayEdit(window, at('11 00:10:00'))).toBe(true);
    expect(mayEdit(window, at('11 00:20:00'))).toBe(false);
  });
});

describe('the deep window', () => {
  test('time case 7: the deep window lasts ten minutes between 09:00 and 17:00, and is hidden until it opens [9.4]', () => {
    for (const minute of [540, 777, 1_010]) {
      const anna = person(minute);
      const opens = at('10 00:00:00') + minute * MINUTE;
      for (const wanted of [undefined, 'evening', 'deep'] as const) {
        expect(anna.asks(RIGA, opens - 1, wanted)).toMatchObject({ type: 'evening', isActive: false });
      }
      const open = anna.asks(RIGA, opens);
      expect(open).toMatchObject({ type: 'deep', isActive: true, fromMs: opens, untilMs: opens + 10 * MINUTE });
      expect(open.fromMs).toBeGreaterThanOrEqual(at('10 09:00:00'));
      expect(open.untilMs).toBeLessThanOrEqual(at('10 17:00:00'));
      expect(anna.asks(RIGA, opens + 10 * MINUTE).isActive).toBe(false);
    }
  });

  test('time case 8: a reflection begun in the 9th minute of the deep window is on time if it is submitted 15 minutes later', () => {
    const anna = person();
    const begun = at('10 12:08:30');
    const shown = anna.asks(RIGA, begun, 'deep');
    expect(anna.submits(RIGA, begun + 15 * MINUTE, shown)).toMatchObject({ isAccepted: true, isLate: false });
  });

  test('time case 9: a submit three hours after the deep window was shown is accepted as late', () => {
    const anna = person();
    const shown = anna.asks(RIGA, at('10 12:05:00'), 'deep');
    expect(anna.submits(RIGA, at('10 15:05:00'), shown)).toMatchObject({
      isAccepted: true,
      isLate: true,
      window: { day: '2026-02-10', type: 'deep' },
    });
  });

  test('time case 10: the same bytes give the same minute of the deep window, and 50 users get over 30 different minutes', () => {
    const minuteOf = (user: number) => deepMinute((counter) => someBytes(`${user}/2026-02-10/${counter}`));
    const minutes = Array.from({ length: 50 }, (_, user) => minuteOf(user));
    expect(Array.from({ length: 50 }, (_, user) => minuteOf(user))).toEqual(minutes);
    expect(new Set(minutes).size).toBeGreaterThan(30);
  });

  test('time case 36: the deep window stays closed if the first call of the day comes after its end', () => {
    const anna = person();
    anna.asks(RIGA, at('09 11:00:00'));
    expect(anna.asks(RIGA, at('10 12:10:00'), 'deep')).toMatchObject({ isActive: false, type: 'evening' });
    expect(anna.asks(RIGA, at('10 16:00:00'), 'deep').isActive).toBe(false);
  });
});

describe('a reflection submitted twice', () => {
  test('time case 11: a submit from a second device finds the day already written', () => {
    const anna = person();
    const phone = anna.asks(RIGA, at('10 19:00:00'));
    const laptop = anna.asks(RIGA, at('10 19:01:00'));
    expect(laptop).toEqual(phone);
    anna.submits(RIGA, at('10 19:30:00'), phone);
    expect(anna.submits(RIGA, at('10 19:31:00'), laptop)).toMatchObject({ window: { day: '2026-02-10' } });
    const row = anna.row('2026-02-10');
    expect(row && dayHas(row, 'evening')).toBe(true);
    expect(anna.total()).toBe(1);
  });

  test('time case 12: a repeated request changes nothing', () => {
    const anna = person();
    const shown = anna.asks(RIGA, at('10 19:00:00'));
    const first = anna.submits(RIGA, at('10 19:30:00'), shown);
    const rows = anna.rows();
    expect(anna.submits(RIGA, at('10 19:30:05'), shown)).toEqual(first);
    expect(anna.rows()).toEqual(rows);
  });
});

/** Return 32 pseudo-random bytes that depend only on the text. They replace the server's HMAC. */
function someBytes(text: string): Uint8Array {
  let state = 2_166_136_261;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9;
    return (state ^ (state >>> 13)) & 255;
  };
  for (const sign of text) state = Math.imul(state ^ sign.charCodeAt(0), 16_777_619);
  return Uint8Array.from({ length: 32 }, next);
}
