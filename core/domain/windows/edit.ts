// A reflection can be edited while its window is open and for 15 minutes after its end, or for 100 minutes with extra
// time.

import type { Span } from '../ledger/ledger-state.ts';
import { editGraceMs } from './extra-time.ts';

/**
 * Return whether an edit is allowed at `nowMs` (epoch ms). `window` has the `availableFrom` and `availableUntil` that
 * are stored with the reflection.
 */
export function mayEdit(window: Span, nowMs: number, hasExtraTime = false): boolean {
  return window.fromMs <= nowMs && nowMs <= window.untilMs + editGraceMs(hasExtraTime);
}
