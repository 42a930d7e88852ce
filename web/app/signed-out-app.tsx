import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { cancelLoginRedirect, redirectToLogin } from '../features/session/login-redirect.ts';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { Spinner } from '../ui/page/spinner.tsx';
import { NotFound, routes } from './routes.ts';

/** The routes of a signed-out visitor: each screen's path shows the login or redirects to /api/login. */
export function SignedOutApp() {
  return (
    <Suspense fallback={<Spinner fill />}>
      <Switch>
        {routes.map(({ paths, redirectFrom = [], signedOut }) =>
          [...paths, ...redirectFrom].map((pattern) => (
            <Route key={pattern} path={pattern} component={signedOut === 'login' ? LoginScreen : LoginRedirect} />
          )),
        )}
        <Route component={NotFound} />
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
