import { navigate } from 'wouter/use-browser-location';
import { bridge } from '../device/bridge.ts';
import { blockDoubleTap } from '../device/double-tap.ts';
import { destroySealed } from '../device/sealed-store.ts';
import { startServiceWorker } from '../device/service-worker.ts';
import { sound } from '../device/sound.ts';
import { followTextSize } from '../device/text-size.ts';
import { watchViewport } from '../device/viewport.ts';
import { noticeClearedStorage } from '../features/session/cleared-storage.ts';
import { followSignOuts } from '../features/session/follow-sign-outs.ts';
import { keepPushTokenRegistered } from '../features/session/push-registration.ts';
import type { Session } from '../features/session/session.ts';
import type { SessionState } from '../features/session/session-state.ts';
import { loadUntilDone } from '../ui/lazy-part.tsx';
import { showTooltips } from '../ui/tooltips.ts';
import { offerNewVersion } from './new-version.ts';
import { preloadScreen } from './routes.ts';

/** Tells the wrapper about sign-in and sign-out, after which nothing of a journal stays readable here. */
function reportSession(session: Session): void {
  // Signed in before this was loaded counts too: the wrapper has not heard of it.
  let before: SessionState['status'] = 'loading';
  const report = () => {
    const { status } = session.getState();
    if (status === 'signed-in' && before !== 'signed-in') bridge.loginFinished();
    if (status === 'signed-out' && before === 'signed-in') bridge.logoutFinished();
    // Also on a start that finds nobody: a session that has ended elsewhere leaves nothing to read here.
    if (status === 'signed-out' && before !== 'signed-out') destroySealed().catch(() => undefined);
    before = status;
  };
  session.subscribe(report);
  report();
}

/** Who fills in the login form will soon need home: its code comes while they type. */
function fetchHomeWhileSigningIn(session: Session): void {
  const fetchIt = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || session.getState().status !== 'signed-out') return;
    document.removeEventListener('focusin', fetchIt);
    preloadScreen('/');
  };
  document.addEventListener('focusin', fetchIt);
}

/**
 * Everything of the mobile shell that lives as long as the page, and what a letter's link (`arrivedWith`, the query of
 * the address) asks for. The splash screen goes last: the wrapper may call
 * `window.inward` from then on.
 */
export function startDevice(session: Session, arrivedWith: string): void {
  watchViewport();
  blockDoubleTap();
  followTextSize();
  showTooltips();
  sound.wakeOnFirstTouch();
  reportSession(session);
  keepPushTokenRegistered(session);
  followSignOuts(session);
  noticeClearedStorage(session);
  fetchHomeWhileSigningIn(session);
  if (/[?&](confirm|oobCode)=/.test(arrivedWith)) {
    void loadUntilDone(() => import('./confirm-address.ts')).then(({ confirmAddress }) =>
      confirmAddress(session, arrivedWith),
    );
  }
  // Only what was built has a worker that knows its files.
  if (import.meta.env.PROD) startServiceWorker({ onNewVersion: offerNewVersion, onOpen: (path) => navigate(path) });
  if (document.readyState === 'complete') bridge.hideSplashScreen();
  else window.addEventListener('load', () => bridge.hideSplashScreen(), { once: true });
}
