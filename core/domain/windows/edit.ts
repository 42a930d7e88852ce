import type { Span } from '../ledger/ledger-state.ts';
import { editGraceMs } from './extra-time.ts';

/**
 * Return whether a reflection can be edited: from the start of its window to 15 minutes (100 with extra time) after its
 * end.
 */
export function mayEdit(window: Span, nowMs: number, hasExtraTime = false): boolean {
  return window.fromMs <= nowMs && nowMs <= window.untilMs + editGraceMs(hasExtraTime);
}
