// Users may read tonight's prompt before the evening opens. It becomes the prompt of the day, so the open window shows
// the same one. The deep window has no such function: its time stays a surprise.
import { type Ledger, rowOf } from '../ledger/ledger-state.ts';
import { withPrompt } from './current-window.ts';

/**
 * Return the position of tonight's prompt in the user's order, and the ledger with this prompt assigned to the day. The
 * position is null if the evening is over, written or missing. Apply `advance` to the ledger first.
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
