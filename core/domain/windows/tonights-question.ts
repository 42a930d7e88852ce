// Tonight's prompt may be read before the evening opens, but only when the user asks for it. It then becomes the day's
// prompt, so the open window shows the same prompt. The deep window has no such function, because its time stays a
// surprise.
import { type Ledger, rowOf } from '../ledger/ledger-state.ts';
import { withPrompt } from './current-window.ts';

/**
 * Return the position of the present day's evening prompt, and the ledger with this prompt assigned to the day (the
 * same object if it was assigned before). The position is null if the evening is over or already written, or if the day
 * has no evening. The caller must apply `advance` to the ledger first.
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
