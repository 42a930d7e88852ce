// The status of a reflection card on home (SPECIFICATION 4): completed (edit available, or locked until the next
// window), available now, or locked with the schedule hint.
import type { ReflectionType } from '../reflection-type.ts';

export type CardStatus =
  | { readonly kind: 'completed'; readonly canEdit: boolean }
  | { readonly kind: 'available'; readonly remainingMs: number }
  | { readonly kind: 'locked' };

/** The window that is active now (end in epoch ms), null for none. */
export type ActiveWindow = { readonly type: ReflectionType; readonly untilMs: number };

/** Return the status of one type's card. `isWritten`: the day or the active window of this type has a reflection. */
export function cardStatus(
  type: ReflectionType,
  isWritten: boolean,
  active: ActiveWindow | null,
  nowMs: number,
): CardStatus {
  const isActive = active !== null && active.type === type && nowMs < active.untilMs;
  if (isWritten) return { kind: 'completed', canEdit: isActive };
  return isActive ? { kind: 'available', remainingMs: active.untilMs - nowMs } : { kind: 'locked' };
}
