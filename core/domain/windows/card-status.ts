// The status of a reflection card on home. The server also uses `mayEdit`, so the card offers an edit only if the
// server accepts it.
import type { Span } from '../ledger/ledger-state.ts';
import type { ReflectionType } from '../reflection-type.ts';
import { mayEdit } from './edit.ts';

export type CardStatus =
  | { readonly kind: 'completed'; readonly canEdit: boolean }
  | { readonly kind: 'available'; readonly remainingMs: number }
  | { readonly kind: 'locked' };

/**
 * The window that is open. `untilMs` includes extra time. `written` has the bounds that are stored with the reflection
 * of this window; null if there is no reflection.
 */
export type ActiveWindow = {
  readonly type: ReflectionType;
  readonly untilMs: number;
  readonly written: Span | null;
  readonly hasExtraTime: boolean;
};

/**
 * Return the status of the card for one type of reflection. `isWritten`: whether today or the active window has a
 * reflection of this type.
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
