// The status of a reflection card on home. The server decides about an edit with `mayEdit`, too, so the card offers an
// edit only if the server accepts it.
import type { Span } from '../ledger/ledger-state.ts';
import type { ReflectionType } from '../reflection-type.ts';
import { mayEdit } from './edit.ts';

export type CardStatus =
  | { readonly kind: 'completed'; readonly canEdit: boolean }
  | { readonly kind: 'available'; readonly remainingMs: number }
  | { readonly kind: 'locked' };

/** `untilMs` includes extra time. `written` has the bounds stored with the window's reflection, or is null. */
export type ActiveWindow = {
  readonly type: ReflectionType;
  readonly untilMs: number;
  readonly written: Span | null;
  readonly hasExtraTime: boolean;
};

/** `isWritten`: whether today or the active window has a reflection of this type. */
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
