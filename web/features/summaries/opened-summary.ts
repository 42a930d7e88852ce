import { type Day, isDay } from '../../../core/domain/days/day.ts';
import { STORAGE_OPENED_SUMMARY } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';
import { memoryKey } from '../session/session-memory.ts';

/** Return the Monday of the newest week whose summary the user has opened on this device, or null. */
export function newestOpenedWeek(uid: string): Day | null {
  const stored = storage.get(memoryKey(STORAGE_OPENED_SUMMARY, uid));
  return isDay(stored) ? stored : null;
}

export function rememberOpenedWeek(uid: string, weekStart: Day): void {
  if (weekStart > (newestOpenedWeek(uid) ?? '')) storage.set(memoryKey(STORAGE_OPENED_SUMMARY, uid), weekStart);
}
