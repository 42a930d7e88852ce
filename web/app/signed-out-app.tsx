import { Suspense, useEffect } from 'react';
import { Route, Switch } from 'wouter';
import { forgetLeaving, leaveForLogin } from '../features/session/leave-for-login.ts';
import { LoginScreen } from '../screens/login/login-screen.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { NotFoundScreen } from './screens.ts';

/** The routes of somebody signed out. Writing and history say so and leave for /api/login; the rest shows the login. */
export function SignedOutApp() {
  return (
    <Suspense fallback={<Spinner fill />}>
      <Switch>
        <Route path="/reflect/:type?" component={LeavingForLogin} />
        <Route path="/history" component={LeavingForLogin} />
        {loginPaths.map((path) => (
          <Route key={path} path={path} component={LoginScreen} />
        ))}
        <Route component={NotFoundScreen} />
      </Switch>
    </Suspense>
  );
}

const loginPaths = [
  '/',
  '/auth',
  '/weekly-summary',
  '/summary/:weekStart?',
  '/share/:summaryId?',
  '/settings',
] as const;

function LeavingForLogin() {
  useEffect(() => {
    forgetLeaving();
    leaveForLogin();
  }, []);
  return <Spinner fill />;
}
