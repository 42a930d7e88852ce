import { lazyScreen } from '../ui/lazy-part.tsx';
import { routeOf } from './routes.ts';

const loadApp = () => import('./signed-in-app.tsx');
export const LazySignedInApp = lazyScreen(async () => (await loadApp()).SignedInApp);

/**
 * Load the code of a signed-in user's screen before React renders it. Resolve when it has loaded or failed: rendering
 * reports a failure.
 */
export async function preloadScreen(path: string): Promise<void> {
  await Promise.all([LazySignedInApp.preload(), routeOf(path).Screen.preload()]);
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** If the code takes longer, the page shows a spinner. */
const codeWaitMs = 1_500;
/** If the data takes longer, home shows placeholders. */
const dataWaitMs = 100;

/**
 * Wait briefly for the code and the first data of a signed-in user's screen, so that the first render shows words. A
 * spinner or a placeholder, once shown, would stay for at least 0.3 s.
 */
export async function prepareFirstScreen(path: string, uid: string): Promise<void> {
  const isLoaded = await Promise.race([preloadScreen(path).then(() => true), waitMs(codeWaitMs)]);
  if (!isLoaded || path !== '/') return;
  const data = loadApp().then(({ prepareHome }) => prepareHome(uid));
  await Promise.race([data.catch(() => undefined), waitMs(dataWaitMs)]);
}
