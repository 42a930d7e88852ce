import { bridge } from '../device/bridge.ts';
import { blockDoubleTap } from '../device/double-tap.ts';
import { sound } from '../device/sound.ts';
import { watchViewport } from '../device/viewport.ts';
import { keepPushTokenRegistered } from '../features/session/push-registration.ts';
import type { Session } from '../features/session/session.ts';

/** Tells the wrapper about sign-in and sign-out. */
function reportSession(session: Session): void {
  let before = session.getState().status;
  session.subscribe(() => {
    const { status } = session.getState();
    if (status === 'signed-in' && before !== 'signed-in') bridge.loginFinished();
    if (status === 'signed-out' && before === 'signed-in') bridge.logoutFinished();
    before = status;
  });
}

/** Everything of the mobile shell that lives as long as the page. */
export function startDevice(session: Session): void {
  watchViewport();
  blockDoubleTap();
  sound.wakeOnFirstTouch();
  reportSession(session);
  keepPushTokenRegistered(session);
  window.addEventListener('load', () => bridge.hideSplashScreen(), { once: true });
  if (document.readyState === 'complete') bridge.hideSplashScreen();
}
