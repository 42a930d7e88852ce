import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { isDeletedHere } from '../../deletion/is-deleted-here.ts';
import type { PendingDeletion } from '../../deletion/pending-deletions.ts';
import { serverTimeMs } from './server-time.ts';

/**
 * Return the type of the current window if the user has deleted its reflection, else null. The server may not know of
 * the deletion yet, and `known` may be older than the reflection. As soon as the server knows, it reports the open
 * window as inactive.
 */
export function deletedType(known: KnownWindow, pending: readonly PendingDeletion[]): ReflectionType | null {
  const { window, existingReflection } = known;
  if (isDeletedHere(pending, window) || pending.some(({ id }) => id === existingReflection?.id)) return window.type;
  if (existingReflection) return null;
  // A window that had not begun when the server responded is inactive even without a deletion.
  const hadBegun = Date.parse(window.availableFrom) <= Date.parse(known.serverNow);
  const hasBegun = hadBegun && serverTimeMs(known) < Date.parse(window.availableUntil);
  return hasBegun && !window.isActive ? window.type : null;
}
