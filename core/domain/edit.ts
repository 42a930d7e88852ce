// A reflection may be rewritten while its window is open and for 15 minutes after it (DESIGN 3.8).
import type { Span } from './ledger-state.ts';
import { EDIT_GRACE_MS } from './limits.ts';

/** Whether an edit is allowed at `nowMs`; `window` is the reflection's own availableFrom and availableUntil, epoch ms. */
export function mayEdit(window: Span, nowMs: number): boolean {
  return window.fromMs <= nowMs && nowMs <= window.untilMs + EDIT_GRACE_MS;
}
