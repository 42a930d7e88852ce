import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { cancelLoginRedirect, redirectToLogin } from '../features/session/login-redirect.ts';
import { IntroScreen } from '../screens/intro/intro-screen.tsx';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { Spinner } from '../ui/page/spinner.tsx';
import { NotFound, routes } from './routes.ts';

type SignedOutProps = {
  readonly isFirstTime: boolean;
  /** Called when the visitor leaves the intro: a newcomer at its end, others by its link to the login. */
  readonly onLeaveIntro: (isNewcomer: boolean) => void;
};

/** The intro on the first visit, then the routes of a signed-out visitor: most show the login or redirect to it. */
export function SignedOutApp({ isFirstTime, onLeaveIntro }: SignedOutProps) {
  if (isFirstTime) return <IntroScreen onFinish={() => onLeaveIntro(true)} onSkip={() => onLeaveIntro(false)} />;
  return (
    <Suspense fallback={<Spinner fill />}>
      <Switch>
        {routes.map(({ paths, redirectFrom = [], signedOut, Screen }) =>
          [...paths, ...redirectFrom].map((pattern) => (
            <Route key={pattern} path={pattern}>
              {signedOut === 'screen' ? (
                <Screen footerLinks={[]} />
              ) : signedOut === 'login' ? (
                <LoginScreen />
              ) : (
                <LoginRedirect />
              )}
            </Route>
          )),
        )}
        <Route>
          <NotFound footerLinks={[]} />
        </Route>
      </Switch>
    </Suspense>
  );
}

function LoginRedirect() {
  useEffect(() => {
    cancelLoginRedirect();
    redirectToLogin();
  }, []);
  return <Spinner fill />;
}
