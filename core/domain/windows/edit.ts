// A reflection can be edited while its window is open and for 15 minutes after it, longer with extra time.

import type { Span } from '../ledger/ledger-state.ts';
import { editGraceMs } from './extra-time.ts';

/**
 * Whether an edit is allowed at `nowMs`; `window` is the reflection's own availableFrom and availableUntil, epoch ms.
 */
export function mayEdit(window: Span, nowMs: number, hasExtraTime = false): boolean {
  return window.fromMs <= nowMs && nowMs <= window.untilMs + editGraceMs(hasExtraTime);
}
