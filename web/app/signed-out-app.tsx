import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { cancelLoginRedirect, redirectToLogin } from '../features/session/login-redirect.ts';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { Spinner } from '../ui/page/spinner.tsx';
import { NotFound, routes } from './routes.ts';

/** The routes of a signed-out visitor: most show the login or redirect to /api/login. */
export function SignedOutApp() {
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
