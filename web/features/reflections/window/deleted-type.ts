import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import type { useVisible } from '../../deletion/pending-deletions.ts';
import { serverTimeMs } from './server-time.ts';

/**
 * Return the type of the current window if its reflection was deleted, else null. The deletion may still wait to be
 * sent to the server. After the deletion, the server reports the window as inactive although its time has begun.
 */
export function deletedType(known: KnownWindow, visible: ReturnType<typeof useVisible>): ReflectionType | null {
  const { window, existingReflection } = known;
  if (existingReflection) return visible([existingReflection]).length === 0 ? existingReflection.type : null;
  // If the server's response is from before the start of the window, the window is inactive because it has not begun,
  // not because its reflection was deleted.
  const hadBegun = Date.parse(window.availableFrom) <= Date.parse(known.serverNow);
  const hasBegun = hadBegun && serverTimeMs(known) < Date.parse(window.availableUntil);
  return hasBegun && !window.isActive ? window.type : null;
}
