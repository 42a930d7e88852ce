import type { QueryClient } from '@tanstack/react-query';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { serverClockMs } from '../../device/server-clock.ts';
import { knownWindows, windowEndMs } from '../drafts/known-windows.ts';

/**
 * Return whether the user can edit the reflection on the writing page: its window is open, perhaps only in extra time.
 */
export function isWindowOpen(client: QueryClient, reflection: Reflection): boolean {
  const nowMs = serverClockMs();
  const { availableFrom, importedFrom } = reflection;
  return !importedFrom && Date.parse(availableFrom) <= nowMs && nowMs < windowEndMs(reflection, knownWindows(client));
}
