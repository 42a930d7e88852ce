import { STORAGE_FIRST_TIME_USER } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';

/** Whether the intro has not been finished on this device. */
export function isFirstTimeUser(): boolean {
  return storage.get(STORAGE_FIRST_TIME_USER) === null;
}

/** Never show the intro again on this device. */
export function markAsExistingUser(): void {
  storage.set(STORAGE_FIRST_TIME_USER, 'false');
}
