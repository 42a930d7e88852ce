// The prompt of today's evening may be read before the evening opens, but only when the user asks for it. It is then the
// day's prompt: the open window has the same one. There is no such rule for a deep window, whose minutes stay a surprise.
import { type Ledger, rowOf } from '../ledger/ledger-state.ts';
import { withPrompt } from './current-window.ts';

/**
 * Return the position of the present day's evening prompt, and the ledger with this prompt assigned to the day (the same
 * object if it was assigned before). The position is null when the evening is over, written, or not there. Apply
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
