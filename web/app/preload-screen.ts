import { lazyScreen } from '../ui/lazy-part.tsx';
import { routeOf } from './routes.ts';

const loadApp = () => import('./signed-in-app.tsx');
export const LazySignedInApp = lazyScreen(async () => (await loadApp()).SignedInApp);

/**
 * Load the code for a signed-in user's path before React renders it, and resolve when it is loaded or has failed: the
 * render reports failures. Then load home: every screen links back to it, and the network may be gone by then.
 */
export async function preloadScreen(path: string): Promise<void> {
  await Promise.all([LazySignedInApp.preload(), routeOf(path).Screen.preload()]);
  void routeOf('/').Screen.preload();
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Longer without the code, the page shows a spinner. */
const codeWaitMs = 1_500;
/** Longer without the data, home shows placeholders. */
const dataWaitMs = 100;

/**
 * Wait for the code and the first data of a signed-in user's path, but not long, so that React renders words at once. A
 * spinner or a placeholder before them would stay for at least 0.3 s.
 */
export async function prepareFirstScreen(path: string, uid: string): Promise<void> {
  const isLoaded = await Promise.race([preloadScreen(path).then(() => true), waitMs(codeWaitMs)]);
  if (!isLoaded || path !== '/') return;
  const data = loadApp().then(({ prepareHome }) => prepareHome(uid));
  await Promise.race([data.catch(() => undefined), waitMs(dataWaitMs)]);
}
