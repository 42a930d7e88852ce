import { expect, test } from 'vitest';
import { advance } from '../ledger/ledger.ts';
import { EVENINGS_AHEAD } from '../limits.ts';
import { currentWindow } from './current-window.ts';
import { eveningsAhead } from './evenings-ahead.ts';
import { judgeSubmit, withWritten } from './submit.ts';
import { tonightsQuestion } from './tonights-question.ts';

const at = (time: string) => Date.parse(`2026-03-04T${time}Z`);
const ledgerAt = (time: string) => advance(null, { nowMs: at(time), offset: 0 }, () => 600);
const positionsFrom = (first: number) => Array.from({ length: EVENINGS_AHEAD }, (_, index) => first + index);

test('the first evening ahead is today’s evening until its end, and then tomorrow’s evening', () => {
  expect(eveningsAhead(ledgerAt('12:00:00'), at('12:00:00'))).toEqual({
    announced: { fromMs: at('18:00:00'), untilMs: at('23:59:59') },
    from: '2026-03-04',
    promptPositions: positionsFrom(0),
  });
  expect(eveningsAhead(ledgerAt('23:59:58'), at('23:59:58')).from).toBe('2026-03-04');
  expect(eveningsAhead(ledgerAt('23:59:59'), at('23:59:59')).from).toBe('2026-03-05');
});

test('the prompts of the evenings ahead begin with today’s prompt, if it was shown, and continue with the next prompts', () => {
  const { ledger } = tonightsQuestion(ledgerAt('12:00:00'), at('12:00:00'));
  expect(eveningsAhead(ledger, at('12:00:00'))).toMatchObject({
    from: '2026-03-04',
    promptPositions: positionsFrom(0),
  });
});

test('the first evening ahead is tomorrow’s evening once today’s evening is written', () => {
  const nowMs = at('19:00:00');
  const { ledger, window } = currentWindow(ledgerAt('19:00:00'), { nowMs });
  const verdict = judgeSubmit(ledger, { ...window, nowMs });
  expect(verdict.isAccepted).toBe(true);
  expect(eveningsAhead(withWritten(ledger, { window, isLate: false }, { nowMs }), nowMs)).toEqual({
    announced: null,
    from: '2026-03-05',
    promptPositions: positionsFrom(1),
  });
});

test('a response with an open deep window also issues the evening, so that a late evening reflection is accepted', () => {
  const nowMs = at('10:05:00');
  const { ledger, window } = currentWindow(ledgerAt('10:05:00'), { nowMs });
  expect(window.type).toBe('deep');
  const { announced } = eveningsAhead(ledger, nowMs);
  expect(announced).not.toBeNull();
  const nextMorning = advance(ledger, { nowMs: at('07:00:00') + 86_400_000, offset: 0 }, () => 600);
  const submission = { ...(announced ?? window), type: 'evening', nowMs: at('07:00:00') + 86_400_000 } as const;
  expect(judgeSubmit(nextMorning, submission)).toMatchObject({ isAccepted: true, isLate: true });
});
