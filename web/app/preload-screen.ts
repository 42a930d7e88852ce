import { routeOf } from './routes.ts';

export const loadSignedInApp = () => import('./signed-in-app.tsx');

/**
 * Begin to load the code for a signed-in user's path before React renders it. Ignore failures: the render reports them.
 * Then load home: every screen links back to it, and the network may be gone by then.
 */
export function preloadScreen(path: string): void {
  void loadSignedInApp().catch(() => undefined);
  void routeOf(path)
    .load()
    .then(routeOf('/').load)
    .catch(() => undefined);
}
