// The status of a reflection card on home (SPECIFICATION 4): completed (edit available, or locked until the next
// window), available now, or locked with the schedule hint. The card and the server decide with `mayEdit`, so the card
// offers an edit only if the server accepts it.
import type { Span } from '../ledger/ledger-state.ts';
import type { ReflectionType } from '../reflection-type.ts';
import { mayEdit } from './edit.ts';

export type CardStatus =
  | { readonly kind: 'completed'; readonly canEdit: boolean }
  | { readonly kind: 'available'; readonly remainingMs: number }
  | { readonly kind: 'locked' };

/**
 * The window that is active now. `untilMs` is its end (epoch ms), including extra time. `written` has the bounds that
 * are stored with the window's reflection, or is null if the window has no reflection.
 */
export type ActiveWindow = {
  readonly type: ReflectionType;
  readonly untilMs: number;
  readonly written: Span | null;
  readonly hasExtraTime: boolean;
};

/**
 * Return the status of the card of a reflection type at `nowMs` (epoch ms). `isWritten`: whether today or the active
 * window has a reflection of this type.
 */
export function cardStatus(
  type: ReflectionType,
  isWritten: boolean,
  active: ActiveWindow | null,
  nowMs: number,
): CardStatus {
  const isActive = active !== null && active.type === type && nowMs < active.untilMs;
  if (isWritten) {
    const canEdit = isActive && active.written !== null && mayEdit(active.written, nowMs, active.hasExtraTime);
    return { kind: 'completed', canEdit };
  }
  return isActive ? { kind: 'available', remainingMs: active.untilMs - nowMs } : { kind: 'locked' };
}
