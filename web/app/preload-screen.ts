import { paintAfter } from '../device/after-paint.ts';
import { lazyScreen } from '../ui/lazy-part.tsx';
import { routeOf } from './routes.ts';

const loadApp = () => import('./signed-in-app.tsx');
export const LazySignedInApp = lazyScreen(async () => (await loadApp()).SignedInApp);
export const LazySignedOutApp = lazyScreen(async () => (await import('./signed-out-app.tsx')).SignedOutApp);

/**
 * Load the code of a signed-in user's screen before React renders it. Never rejects: if loading fails, the rendering
 * reports the failure.
 */
export async function preloadScreen(path: string): Promise<void> {
  await Promise.all([LazySignedInApp.preload(), routeOf(path).Screen.preload()]);
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** How long the first render waits for the code of a screen. After that, the page shows a spinner. */
const codeWaitMs = 1_500;
/** How long the first render waits for the data of a screen. After that, the screen shows placeholders. */
const dataWaitMs = 100;
/** The same for a card with its fonts: a slow phone reads them in 0.2 s, and renders an empty card in 0.1 s. */
const cardWaitMs = 400;
/** How long code for later waits for the data of home. The splash screen of the Android wrapper waits for it, too. */
const laterWaitMs = 1_000;

async function prepareData(path: string, uid: string): Promise<void> {
  const [, screen, id] = path.split('/');
  const { prepareHome, prepareClient } = await loadApp();
  if (screen === '') await prepareHome(uid);
  if (screen === 'history') {
    await (await import('../screens/history/history-screen.tsx')).prepareHistory(prepareClient(uid));
  }
  if (screen === 'reflect') {
    await (await import('../screens/reflect/reflect-screen.tsx')).prepareReflect(prepareClient(uid), uid, id);
  }
  if (screen === 'share' && id) {
    await (await import('../screens/share/share-screen.tsx')).prepareShare(prepareClient(uid), id);
  }
}

/** Wait briefly for the code of a signed-out page. After that, the page shows a spinner. */
export const prepareSignedOut = (): Promise<void> => Promise.race([LazySignedOutApp.preload(), waitMs(codeWaitMs)]);

/**
 * Wait briefly for the code and the first data of a signed-in user's screen, so that the first render shows words.
 * Otherwise React would show a spinner or placeholders for at least 0.3 s.
 */
export async function prepareFirstScreen(path: string, uid: string): Promise<void> {
  const code = preloadScreen(path);
  const data = code.then(() => prepareData(path, uid)).catch(() => undefined);
  // Code for later must not compete with the code and the data that home shows first.
  if (path === '/') paintAfter(code.then(() => Promise.race([data, waitMs(laterWaitMs)])));
  const isLoaded = await Promise.race([code.then(() => true), waitMs(codeWaitMs)]);
  if (isLoaded) await Promise.race([data, waitMs(path.startsWith('/share') ? cardWaitMs : dataWaitMs)]);
}
