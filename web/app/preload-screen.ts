import { routeOf } from './routes.ts';

export const loadSignedInApp = () => import('./signed-in-app.tsx');

/**
 * Begin to load what a signed-in user's path needs, before React renders it, which also reports a failure. Home follows:
 * every screen has a way back to it, and the network may be gone by then.
 */
export function preloadScreen(path: string): void {
  void loadSignedInApp().catch(() => undefined);
  void routeOf(path)
    .load()
    .then(routeOf('/').load)
    .catch(() => undefined);
}
