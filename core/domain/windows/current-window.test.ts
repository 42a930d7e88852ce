import { describe, expect, test } from 'vitest';
import { person } from '../../../testing/person.ts';
import { when } from '../../../testing/zone-oracle.ts';
import { advance } from '../ledger/ledger.ts';
import { blankRow, type Ledger } from '../ledger/ledger-state.ts';
import { currentWindow } from './current-window.ts';

const RIGA = 'Europe/Riga';
const HOUR = 3_600_000;
const at = (wall: string) => when(RIGA, `2026-02-${wall}`);

describe('the next evening', () => {
  test.each([
    ['10 00:00:00', '2026-02-10'],
    ['10 17:59:59', '2026-02-10'],
    ['10 23:59:59', '2026-02-11'],
  ])('returned on February %s is the evening of %s', (wall, day) => {
    const answer = person().asks(RIGA, at(wall));
    expect(answer).toEqual({
      type: 'evening',
      day,
      isActive: false,
      promptPosition: null,
      fromMs: when(RIGA, `${day} 18:00:00`),
      untilMs: when(RIGA, `${day} 23:59:59`),
      openUntilMs: when(RIGA, `${day} 23:59:59`),
    });
  });

  test('of a later day is not recorded as issued: a late submit for it is refused if the client made no call on that day', () => {
    const anna = person();
    for (const [now, wanted] of [
      [at('10 20:00:00'), 'deep'],
      [at('10 23:59:59'), undefined],
    ] as const) {
      const announced = anna.asks(RIGA, now, wanted);
      expect(announced).toMatchObject({ isActive: false, day: '2026-02-11' });
      expect(anna.row('2026-02-11')).toBe(null);
    }
    const announced = anna.asks(RIGA, at('10 23:59:59'));
    expect(anna.submits(RIGA, at('12 07:00:00'), announced)).toEqual({ isAccepted: false, reason: 'window_closed' });
  });

  test('does not let a user who calls only every second day reach a streak of two days', () => {
    const anna = person();
    for (const day of [12, 14, 16, 18, 20, 22, 24]) {
      const evening = at(`${day} 20:00:00`);
      anna.asks(RIGA, evening, 'deep');
      const tomorrow = {
        type: 'evening',
        fromMs: at(`${day - 1} 18:00:00`),
        untilMs: at(`${day - 1} 23:59:59`),
      } as const;
      anna.submits(RIGA, evening - HOUR, tomorrow);
      anna.writesEvening(RIGA, evening);
    }
    expect(anna.streak(at('24 21:00:00'))).toEqual({ current: 1, longest: 1 });
  });
});

describe('a request for one type of window', () => {
  test('returns the next evening, not active, if it asks for a deep window during an evening', () => {
    expect(person().asks(RIGA, at('10 19:00:00'), 'deep')).toMatchObject({
      isActive: false,
      type: 'evening',
      day: '2026-02-11',
    });
  });

  test('returns the next evening, not active, if it asks for an evening during a deep window', () => {
    expect(person().asks(RIGA, at('10 12:05:00'), 'evening')).toMatchObject({ isActive: false, day: '2026-02-10' });
  });

  test('returns the active window of the type; a request without a type returns the active window that closes first', () => {
    const nowMs = at('10 12:05:00');
    const base = advance(null, { nowMs, offset: -120 }, () => 12 * 60);
    const yesterday = { ...blankRow('2026-02-09'), evening: { fromMs: nowMs - 1_000, untilMs: nowMs + 3_600_000 } };
    const ledger: Ledger = { ...base, rows: [yesterday, ...base.rows] };
    expect(currentWindow(ledger, { nowMs }).window).toMatchObject({ type: 'deep', day: '2026-02-10' });
    expect(currentWindow(ledger, { nowMs, wantedType: 'evening' }).window).toMatchObject({ day: '2026-02-09' });
    expect(currentWindow(ledger, { nowMs, wantedType: 'deep' }).window).toMatchObject({ day: '2026-02-10' });
  });
});

describe('prompts', () => {
  test('are assigned in order when a window is first shown, and a window keeps its prompt', () => {
    const anna = person();
    expect(anna.asks(RIGA, at('10 12:05:00')).promptPosition).toBe(0);
    expect(anna.asks(RIGA, at('10 19:00:00')).promptPosition).toBe(0);
    expect(anna.asks(RIGA, at('10 22:00:00')).promptPosition).toBe(0);
    expect(anna.asks(RIGA, at('12 19:00:00')).promptPosition).toBe(1);
    expect(anna.asks(RIGA, at('13 12:05:00')).promptPosition).toBe(1);
    expect(anna.state().promptsShown).toEqual({ evening: 2, deep: 2 });
  });
});
