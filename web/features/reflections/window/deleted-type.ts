import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import type { useVisible } from '../../deletion/pending-deletions.ts';
import { serverTimeMs } from './server-time.ts';

/**
 * Return the type of the current window if the user has deleted its reflection, else null. The server may not know of
 * the deletion yet. As soon as it does, it reports the open window as inactive.
 */
export function deletedType(known: KnownWindow, visible: ReturnType<typeof useVisible>): ReflectionType | null {
  const { window, existingReflection } = known;
  if (existingReflection) return visible([existingReflection]).length === 0 ? existingReflection.type : null;
  // A window that had not begun when the server responded is inactive even without a deletion.
  const hadBegun = Date.parse(window.availableFrom) <= Date.parse(known.serverNow);
  const hasBegun = hadBegun && serverTimeMs(known) < Date.parse(window.availableUntil);
  return hasBegun && !window.isActive ? window.type : null;
}
