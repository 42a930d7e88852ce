import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { weekStartOf } from '../../core/domain/days/week.ts';
import { HOME_LIST_LIMIT } from '../../core/domain/limits.ts';
import { createQueryClient } from '../data/query-client.ts';
import { latestReflectionsQuery, weekReflectionsQuery } from '../data/reflections.ts';
import { statsQuery } from '../data/stats.ts';
import { afterPaint } from '../device/after-paint.ts';
import { localDayNow } from '../features/reflections/use-local-day.ts';
import { cancelLoginRedirect, redirectToLogin, sessionExpiredNotice } from '../features/session/login-redirect.ts';
import { useSession } from '../features/session/use-session.ts';
import { useWhileSignedIn } from '../features/session/use-while-signed-in.ts';
import { lazyPart, loadUntilDone } from '../ui/lazy-part.tsx';
import { Spinner } from '../ui/page/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { footerLinks, NotFound, routes, withoutWeek } from './routes.ts';
import { ShortcutsOnDemand } from './shortcuts/shortcuts-on-demand.tsx';

const WaitingDialogs = lazyPart(async () => {
  await afterPaint();
  return (await import('../features/celebration/waiting-dialogs.tsx')).WaitingDialogs;
});

const newClient = () =>
  createQueryClient((query) => redirectToLogin(query === 'current-window' ? sessionExpiredNotice : undefined));

/**
 * The query cache prepared for the first render, the uid of its user, and the time of its creation
 * (`performance.now()`).
 */
let prepared: { readonly uid: string; readonly client: QueryClient; readonly atMs: number } | null = null;
/** How long the prepared data may be used before it may be out of date. */
const preparedForMs = 10_000;

export function prepareClient(uid: string): QueryClient {
  const client = newClient();
  prepared = { uid, client, atMs: performance.now() };
  return client;
}

/** Load what home shows first into this user's query cache, so that the first render has no placeholders. */
export async function prepareHome(uid: string): Promise<void> {
  const client = prepareClient(uid);
  const today = localDayNow();
  await Promise.all([
    client.prefetchQuery(latestReflectionsQuery(HOME_LIST_LIMIT, today)),
    client.prefetchQuery(statsQuery(today)),
    client.prefetchQuery(weekReflectionsQuery(weekStartOf(today))),
  ]);
}

/**
 * Return the query cache that was just prepared for this user, or else an empty one. Do not change `prepared` here,
 * because React may call this function twice.
 */
function firstClient(uid: string): QueryClient {
  if (prepared?.uid === uid && performance.now() - prepared.atMs < preparedForMs) return prepared.client;
  return newClient();
}

/** The screens of one signed-in user. The query cache is emptied when this component unmounts. */
export function SignedInApp() {
  const uid = useSession().identity?.uid ?? '';
  const whileSignedIn = useWhileSignedIn(uid);
  const [client] = useState(() => firstClient(uid));
  const [path] = useLocation();
  useEffect(() => {
    prepared = null;
  }, []);
  useEffect(() => () => client.clear(), [client]);
  useEffect(
    () =>
      whileSignedIn(() => {
        // An earlier sign-out may have left a redirect to the login pending, or all such redirects suppressed.
        cancelLoginRedirect();
        let stop: (() => void) | null = null;
        let isOver = false;
        // The background work can wait until after the first paint.
        const load = async () => {
          await afterPaint();
          const { startSignedIn } = await loadUntilDone(() => import('./start-signed-in.ts'));
          if (!isOver) stop = startSignedIn(client, uid);
        };
        void load();
        return () => {
          isOver = true;
          stop?.();
        };
      }),
    [client, uid, whileSignedIn],
  );
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary key={withoutWeek(path)} path={path}>
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
              // All paths of a screen have one key, so that a change from one to another keeps the screen and its focus.
              paths.map((pattern) => (
                <Route key={paths[0]} path={pattern}>
                  <Screen footerLinks={footerLinks} />
                </Route>
              )),
            )}
            <Route>
              <NotFound footerLinks={footerLinks} />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <WaitingDialogs />
      <ShortcutsOnDemand />
    </QueryClientProvider>
  );
}
