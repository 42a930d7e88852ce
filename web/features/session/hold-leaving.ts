import { leaving } from './leave-for-login.ts';

/**
 * Held while somebody leaves by their own choice and until somebody comes: a call that is refused meanwhile takes nobody
 * off the login that they are led to.
 */
export function holdLeaving(isHeld: boolean): void {
  leaving.isHeld = isHeld;
  if (!isHeld) return;
  clearTimeout(leaving.timer);
  leaving.timer = 0;
}
