import { STORAGE_NEWCOMER } from '../../core/domain/limits.ts';
import { followAppearance } from '../device/appearance.ts';
import { bridge } from '../device/bridge.ts';
import { blockDoubleTap } from '../device/double-tap.ts';
import { sound } from '../device/feedback/sound.ts';
import { linkParameters } from '../device/link-parameters.ts';
import { openPath } from '../device/open-path.ts';
import { startServiceWorker } from '../device/service-worker.ts';
import { storage } from '../device/storage.ts';
import { followTextSize } from '../device/text-size.ts';
import { watchViewport } from '../device/viewport.ts';
import { warnOfClearedStorage } from '../features/session/cleared-storage-warning.ts';
import { markAsExistingUser } from '../features/session/first-time.ts';
import { rememberLastUser } from '../features/session/last-user.ts';
import { registerPushAfterSignIn } from '../features/session/push/push-registration.ts';
import type { Session } from '../features/session/session.ts';
import { forgetOtherUsers, forgetSessionData } from '../features/session/session-memory.ts';
import type { SessionState } from '../features/session/session-state.ts';
import { syncSignOuts } from '../features/session/sign-out/sign-out-sync.ts';
import { showTooltips } from '../ui/button/tooltips.ts';
import { loadUntilDone } from '../ui/lazy-part.tsx';
import { preloadScreen } from './preload-screen.ts';

/** Report sign-ins and sign-outs to the wrapper, and at each sign-out delete what the device stores for the user. */
function reportSession(session: Session): void {
  // Begin with 'loading', so that a sign-in is reported even if it happened before this code was loaded.
  let before: SessionState['status'] = 'loading';
  const report = () => {
    const { status, identity } = session.getState();
    if (identity) {
      forgetOtherUsers(identity.uid);
      // This user has an account: after a sign-out, show the login without the intro, and "sign in" instead of "sign up".
      markAsExistingUser(false);
      storage.remove(STORAGE_NEWCOMER);
      rememberLastUser(identity.uid);
    }
    if (status === 'signed-in' && before !== 'signed-in') bridge.loginFinished();
    if (status === 'signed-out' && before === 'signed-in') bridge.logoutFinished();
    // Also delete the data at a start while signed out: the session may have ended in another tab or on the server.
    if (status === 'signed-out' && before !== 'signed-out') forgetSessionData();
    before = status;
  };
  session.subscribe(report);
  report();
  // An installed app may stay open for days, but its user is forgotten a day after the last record.
  document.addEventListener('visibilitychange', () => {
    const { identity } = session.getState();
    if (identity) rememberLastUser(identity.uid);
  });
}

function preloadHomeDuringSignIn(session: Session): void {
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLInputElement) || session.getState().status !== 'signed-out') return;
    document.removeEventListener('focusin', onFocus);
    void preloadScreen('/');
  };
  document.addEventListener('focusin', onFocus);
}

/**
 * Start everything that runs as long as the page is open and can wait for the first paint. `initialLink` holds the
 * parameters of the address at the start, which may come from a link in an email. Hide the splash screen last: from
 * then on, the wrapper may call `window.inward`.
 */
export function startDevice(session: Session, initialLink = new URLSearchParams()): void {
  watchViewport();
  blockDoubleTap();
  followTextSize();
  followAppearance();
  showTooltips();
  sound.wakeOnFirstTouch();
  // Before reportSession, which stores a mark of an existing user. If the mark is missing, the storage was cleared.
  warnOfClearedStorage(session);
  reportSession(session);
  registerPushAfterSignIn(session);
  syncSignOuts(session);
  preloadHomeDuringSignIn(session);
  const confirm = (link: URLSearchParams) => {
    if (!link.has('confirm') && !link.has('oobCode')) return;
    void loadUntilDone(() => import('./confirm-email.ts')).then(({ confirmEmail }) => confirmEmail(session, link));
  };
  confirm(initialLink);
  // A link pasted into the address bar may change only the fragment, which does not reload the page.
  window.addEventListener('hashchange', () => confirm(linkParameters()));
  const onNewVersion = (takeOver: () => void) => {
    void loadUntilDone(() => import('./new-version.ts')).then(({ offerNewVersion }) => offerNewVersion(takeOver));
  };
  // Only a production build has a service worker.
  if (import.meta.env.PROD) startServiceWorker({ onNewVersion, onOpen: openPath });
  if (document.readyState === 'complete') bridge.hideSplashScreen();
  else window.addEventListener('load', () => bridge.hideSplashScreen(), { once: true });
}
