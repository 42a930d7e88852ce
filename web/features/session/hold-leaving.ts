import { forgetLeaving, leaveForLogin, leaving } from './leave-for-login.ts';

/** In place of a timer. */
const held = -1;

/**
 * Held while somebody leaves by their own choice, and until somebody comes: a call that is refused meanwhile takes nobody
 * off the login that they are led to. Returns what ends it for whoever stays after all: they leave if one was refused
 * before or meanwhile.
 */
export function holdLeaving(): () => void {
  if (!leaving.timer) leaving.notice = undefined;
  forgetLeaving();
  leaving.timer = held;
  return () => {
    if (leaving.timer !== held) return;
    forgetLeaving();
    if (leaving.notice) leaveForLogin(leaving.notice);
  };
}
