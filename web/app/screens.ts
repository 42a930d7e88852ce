import { lazy } from 'react';

/** Every screen is a chunk of its own. The loaders are named so that a start can fetch what its path will need. */
const loaders = {
  home: () => import('../screens/home/home-screen.tsx'),
  reflect: () => import('../screens/reflect/reflect-screen.tsx'),
  history: () => import('../screens/history/history-screen.tsx'),
  summaries: () => import('../screens/summaries/summaries-screen.tsx'),
  share: () => import('../screens/share/share-screen.tsx'),
  settings: () => import('../screens/settings/settings-screen.tsx'),
  notFound: () => import('../screens/not-found/not-found-screen.tsx'),
} as const;

export const HomeScreen = lazy(async () => ({ default: (await loaders.home()).HomeScreen }));
export const ReflectScreen = lazy(async () => ({ default: (await loaders.reflect()).ReflectScreen }));
export const HistoryScreen = lazy(async () => ({ default: (await loaders.history()).HistoryScreen }));
export const SummariesScreen = lazy(async () => ({ default: (await loaders.summaries()).SummariesScreen }));
export const ShareScreen = lazy(async () => ({ default: (await loaders.share()).ShareScreen }));
export const SettingsScreen = lazy(async () => ({ default: (await loaders.settings()).SettingsScreen }));
export const NotFoundScreen = lazy(async () => ({ default: (await loaders.notFound()).NotFoundScreen }));

export const loadSignedInApp = () => import('./signed-in-app.tsx');

type Chunk = () => Promise<unknown>;

const loaderByFirstPart: Readonly<Record<string, Chunk>> = {
  '': loaders.home,
  auth: loaders.home,
  reflect: loaders.reflect,
  history: loaders.history,
  summary: loaders.summaries,
  'weekly-summary': loaders.summaries,
  share: loaders.share,
  settings: loaders.settings,
};

/** Begins to fetch what a signed-in person's path needs, before React asks for it. A failure shows up when it does. */
export function preloadScreen(path: string): void {
  const load = loaderByFirstPart[path.split('/')[1] ?? ''] ?? loaders.notFound;
  void loadSignedInApp().catch(() => undefined);
  void load().catch(() => undefined);
}

const likelyNext: readonly Chunk[] = [
  loaders.home,
  loaders.reflect,
  loaders.history,
  loaders.summaries,
  loaders.settings,
];

type Connection = { saveData?: boolean };

/** Fetches the chunks of likely next screens once the browser has nothing else to do. Returns the way to stop. */
export function prefetchWhenIdle(): () => void {
  const connection = (navigator as { connection?: Connection }).connection;
  if (connection?.saveData) return () => undefined;
  const timer = setTimeout(async () => {
    for (const load of likelyNext) await load().catch(() => undefined);
  }, 2500);
  return () => clearTimeout(timer);
}
