import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import type { useVisible } from '../../deletion/pending-deletions.ts';
import { serverTimeMs } from './server-time.ts';

/**
 * Return the type of the current window if its reflection was deleted (perhaps not yet on the server), else null. After
 * a deletion, the server reports the window as inactive, although it has begun.
 */
export function deletedType(known: KnownWindow, visible: ReturnType<typeof useVisible>): ReflectionType | null {
  const { window, existingReflection } = known;
  if (existingReflection) return visible([existingReflection]).length === 0 ? existingReflection.type : null;
  // A window that had not begun at the time of the server's response is inactive for that reason, not because of a
  // deletion.
  const hadBegun = Date.parse(window.availableFrom) <= Date.parse(known.serverNow);
  const hasBegun = hadBegun && serverTimeMs(known) < Date.parse(window.availableUntil);
  return hasBegun && !window.isActive ? window.type : null;
}
