import { STORAGE_FIRST_TIME_USER } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';

/** Whether the intro was never finished on this device. */
export function isFirstTimeUser(): boolean {
  return storage.get(STORAGE_FIRST_TIME_USER) === null;
}

/** Do not show the intro again on this device. */
export function markAsExistingUser(): void {
  storage.set(STORAGE_FIRST_TIME_USER, 'false');
}
