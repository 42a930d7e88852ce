import { STORAGE_FIRST_TIME_USER, STORAGE_NEWCOMER } from '../../../core/domain/limits.ts';
import { storage } from '../../device/storage.ts';

/** Return whether the intro has not been finished on this device, and nobody has signed in here. */
export function isFirstTimeUser(): boolean {
  return storage.get(STORAGE_FIRST_TIME_USER) === null;
}

/**
 * Never show the intro again on this device. `isNewcomer` is false after a sign-in, or if the visitor left the intro
 * early to sign in.
 */
export function markAsExistingUser(isNewcomer: boolean): void {
  storage.set(STORAGE_FIRST_TIME_USER, 'false');
  if (isNewcomer) storage.set(STORAGE_NEWCOMER, 'true');
}

/** Return whether a visitor finished the intro on this device, and nobody has signed in here since. */
export function isNewcomer(): boolean {
  return storage.get(STORAGE_NEWCOMER) !== null;
}
