import type { Span } from '../ledger/ledger-state.ts';
import { editGraceMs } from './extra-time.ts';

/**
 * Whether a reflection can be edited: from the start of its window to 15 minutes after its end (100 with extra time).
 * `window` has the bounds that are stored with the reflection.
 */
export function mayEdit(window: Span, nowMs: number, hasExtraTime = false): boolean {
  return window.fromMs <= nowMs && nowMs <= window.untilMs + editGraceMs(hasExtraTime);
}
