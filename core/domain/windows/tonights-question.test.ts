import { describe, expect, test } from 'vitest';
import { when } from '../../../testing/zone-oracle.ts';
import { advance } from '../ledger/ledger.ts';
import { type Ledger, rowOf, withRow } from '../ledger/ledger-state.ts';
import { currentWindow } from './current-window.ts';
import { tonightsQuestion } from './tonights-question.ts';

const at = (wall: string) => when('UTC', `2026-02-${wall}`);
const noon = () => 12 * 60;
const opened = (nowMs: number, before: Ledger | null = null) => advance(before, { nowMs, offset: 0 }, noon);

describe('tonight’s question', () => {
  test.each([
    ['10 00:00:00', 0],
    ['10 10:00:00', 0],
    ['10 18:00:00', 0],
    ['10 23:59:58', 0],
    ['10 23:59:59', null],
  ])('tonight’s question on February %s has the position %j in the order of prompts', (wall, position) => {
    expect(tonightsQuestion(opened(at(wall)), at(wall)).promptPosition).toBe(position);
  });

  test('tonight’s question, read in the morning, is the prompt of that evening; the next day has a different one', () => {
    const morning = tonightsQuestion(opened(at('10 10:00:00')), at('10 10:00:00'));
    const evening = currentWindow(opened(at('10 18:05:00'), morning.ledger), { nowMs: at('10 18:05:00') });
    expect(evening.window).toMatchObject({ type: 'evening', isActive: true, promptPosition: morning.promptPosition });
    const next = tonightsQuestion(opened(at('11 10:00:00'), evening.ledger), at('11 10:00:00'));
    expect(next.promptPosition).toBe(1);
  });

  test('tonight’s question changes the ledger when it is first read, and not when it is read again', () => {
    const once = tonightsQuestion(opened(at('10 10:00:00')), at('10 10:00:00'));
    expect(tonightsQuestion(once.ledger, at('10 11:00:00')).ledger).toBe(once.ledger);
  });

  test('reading tonight’s question issues no window and assigns no deep prompt', () => {
    const { ledger } = tonightsQuestion(opened(at('10 10:00:00')), at('10 10:00:00'));
    const row = rowOf(ledger.rows, '2026-02-10');
    expect(row.issued).toEqual([]);
    expect(row.prompts.deep).toBeNull();
    expect(ledger.state.promptsShown).toEqual({ evening: 1, deep: 0 });
  });

  test('there is no question tonight if the evening is already written, or if the day has no evening', () => {
    const base = opened(at('10 19:00:00'));
    const row = rowOf(base.rows, '2026-02-10');
    for (const other of [
      { ...row, written: ['evening' as const] },
      { ...row, evening: null },
    ]) {
      const ledger = { ...base, rows: withRow(base.rows, other) };
      expect(tonightsQuestion(ledger, at('10 19:00:00'))).toEqual({ ledger, promptPosition: null });
    }
  });
});
