// Users may read tonight's question, the prompt of the evening, before the evening opens. The open window later shows
// the same prompt. The deep window has no such preview: its time stays a surprise.
import { type Ledger, rowOf } from '../ledger/ledger-state.ts';
import { withPrompt } from './current-window.ts';

/**
 * Return the position of tonight's prompt in the user's order of prompts, and the ledger after this prompt was assigned
 * to the day. The position is null if the day has no evening, or if the evening is over or already written. Apply
 * `advance` to the ledger first.
 */
export function tonightsQuestion(
  ledger: Ledger,
  nowMs: number,
): { readonly ledger: Ledger; readonly promptPosition: number | null } {
  const { day } = ledger.state;
  const { evening, written } = rowOf(ledger.rows, day);
  if (evening === null || nowMs >= evening.untilMs || written.includes('evening')) {
    return { ledger, promptPosition: null };
  }
  const shown = withPrompt(ledger, { day, type: 'evening' });
  return { ledger: shown, promptPosition: rowOf(shown.rows, day).prompts.evening };
}
