import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { createQueryClient } from '../data/query-client.ts';
import { WaitingDialogs } from '../features/celebration/waiting-dialogs.tsx';
import { forgetLeaving, leaveForLogin } from '../features/session/leave-for-login.ts';
import { sessionExpired } from '../features/session/session-expired.ts';
import { useSession } from '../features/session/use-session.ts';
import { untilFetched } from '../ui/later-part.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import {
  HistoryScreen,
  HomeScreen,
  NotFoundScreen,
  prefetchWhenIdle,
  ReflectScreen,
  SettingsScreen,
  ShareScreen,
  SummariesScreen,
} from './screens.ts';

/** The routes of one signed-in person, over a query cache that goes with them. */
export function SignedInApp() {
  const [client] = useState(() =>
    createQueryClient((query) => leaveForLogin(query === 'current-window' ? sessionExpired : undefined)),
  );
  const [path] = useLocation();
  // Whatever led somebody else to the login, or held them.
  useEffect(forgetLeaving, []);
  useEffect(() => prefetchWhenIdle(), []);
  useEffect(() => () => client.clear(), [client]);
  const uid = useSession().identity?.uid ?? '';
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    untilFetched(() => import('./start-signed-in.ts')).then(({ startSignedIn }) => {
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
            <Route path="/" component={HomeScreen} />
            <Route path="/auth">
              <Redirect to="/" replace />
            </Route>
            <Route path="/reflect/:type?" component={ReflectScreen} />
            <Route path="/history" component={HistoryScreen} />
            <Route path="/weekly-summary" component={SummariesScreen} />
            <Route path="/summary/:weekStart?" component={SummariesScreen} />
            <Route path="/share/:summaryId?" component={ShareScreen} />
            <Route path="/settings" component={SettingsScreen} />
            <Route component={NotFoundScreen} />
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <WaitingDialogs />
    </QueryClientProvider>
  );
}
