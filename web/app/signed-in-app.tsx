import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { createQueryClient } from '../data/query-client.ts';
import { WaitingDialogs } from '../features/celebration/waiting-dialogs.tsx';
import { cancelLoginRedirect, redirectToLogin, sessionExpiredNotice } from '../features/session/login-redirect.ts';
import { useSession } from '../features/session/use-session.ts';
import { loadUntilDone } from '../ui/lazy-part.tsx';
import { Spinner } from '../ui/page/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { footerLinks, NotFound, prefetchWhenIdle, routes } from './routes.ts';

/** The screens of one signed-in user. The query cache is cleared when this component unmounts. */
export function SignedInApp() {
  const [client] = useState(() =>
    createQueryClient((query) => redirectToLogin(query === 'current-window' ? sessionExpiredNotice : undefined)),
  );
  const [path] = useLocation();
  // Reset the login redirect: the previous user may have left it pending or suppressed.
  useEffect(cancelLoginRedirect, []);
  useEffect(() => prefetchWhenIdle(), []);
  useEffect(() => () => client.clear(), [client]);
  const uid = useSession().identity?.uid ?? '';
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    loadUntilDone(() => import('./start-signed-in.ts')).then(({ startSignedIn }) => {
      if (!isOver) stop = startSignedIn(client, uid);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, uid]);
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary key={path}>
        <Suspense fallback={<Spinner fill />}>
          <Switch>
            {routes.map(({ paths: [target = '/'], redirectFrom = [] }) =>
              redirectFrom.map((pattern) => (
                <Route key={pattern} path={pattern}>
                  <Redirect to={target} replace />
                </Route>
              )),
            )}
            {routes.map(({ paths, Screen }) =>
              paths.map((pattern) => (
                <Route key={pattern} path={pattern}>
                  <Screen footerLinks={footerLinks} />
                </Route>
              )),
            )}
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <WaitingDialogs />
    </QueryClientProvider>
  );
}
