import { STORAGE_FIRST_TIME_USER } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';

/** Whether this device has never finished the intro: the flag is absent. */
export function isFirstTimeUser(): boolean {
  return storage.get(STORAGE_FIRST_TIME_USER) === null;
}

/** The intro is over for this device. */
export function markAsExistingUser(): void {
  storage.set(STORAGE_FIRST_TIME_USER, 'false');
}
