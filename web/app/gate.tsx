import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useLinkParameters } from '../device/link-parameters.ts';
import { isFirstTimeUser, markAsExistingUser } from '../features/session/first-time.ts';
import { useSession } from '../features/session/use-session.ts';
import { isAccountLink, isPasswordLink } from '../screens/login/password-link.ts';
import { Spinner } from '../ui/page/spinner.tsx';
import { LazySignedInApp, LazySignedOutApp } from './preload-screen.ts';
import { prefetchWhenIdle, screenTitle } from './routes.ts';
import { useGround } from './use-ground.ts';

/**
 * Show a spinner while the session loads, then the app to a signed-in user. Show the intro to a signed-out visitor on
 * the first visit, and the login later. Show everybody the form for a new password that a link opens. A link in the
 * email of an account opens its page without the intro, which waits for a visit without such a link.
 */
export function Gate() {
  const { status, identity } = useSession();
  const link = useLinkParameters();
  const [isFirstTime, setFirstTime] = useState(isFirstTimeUser);
  // Also when the visitor pastes the link into the address bar, which changes only the fragment.
  if (isFirstTime && isAccountLink(link)) setFirstTime(false);
  const [path] = useLocation();
  // A user who forgot the password on another device may open the email's link here.
  const isNewPassword = isPasswordLink(link) && path === '/auth';
  const isSignedOut = status === 'signed-out';
  useGround(isSignedOut || isNewPassword ? 'auth' : 'product');
  // After the first render, a sign-in may have marked this device as that of an existing user.
  const isIntro = isSignedOut && isFirstTime && isFirstTimeUser();
  const title = isIntro ? 'Inward' : screenTitle(path, isSignedOut);
  // A layout effect runs before the effects in which a screen gives itself a title of its own.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  // Scroll to the top after a sign-in, because the login page may have been scrolled.
  const statusBefore = useRef(status);
  useLayoutEffect(() => {
    if (statusBefore.current === 'signed-out' && status !== 'signed-out') window.scrollTo(0, 0);
    statusBefore.current = status;
  }, [status]);

  const isSignedIn = status === 'signed-in';
  useEffect(() => (isSignedIn ? prefetchWhenIdle(LazySignedOutApp.preload) : undefined), [isSignedIn]);

  if (status === 'loading') return <Spinner fill />;
  const leaveIntro = (isNewcomer: boolean) => {
    markAsExistingUser(isNewcomer);
    setFirstTime(false);
  };
  return (
    <Suspense fallback={<Spinner fill />}>
      {isSignedIn && !isNewPassword ? (
        <LazySignedInApp key={identity.uid} />
      ) : (
        <LazySignedOutApp isFirstTime={isIntro} onLeaveIntro={leaveIntro} />
      )}
    </Suspense>
  );
}
