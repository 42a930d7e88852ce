import { fetchedScreen } from './fetched-screen.tsx';

/** Every screen is a chunk of its own. The loaders are named so that a start can fetch what its path will need. */
const loaders = {
  home: () => import('../screens/home/home-screen.tsx').then(({ HomeScreen }) => HomeScreen),
  reflect: () => import('../screens/reflect/reflect-screen.tsx').then(({ ReflectScreen }) => ReflectScreen),
  history: () => import('../screens/history/history-screen.tsx').then(({ HistoryScreen }) => HistoryScreen),
  summaries: () => import('../screens/summaries/summaries-screen.tsx').then(({ SummariesScreen }) => SummariesScreen),
  share: () => import('../screens/share/share-screen.tsx').then(({ ShareScreen }) => ShareScreen),
  settings: () => import('../screens/settings/settings-screen.tsx').then(({ SettingsScreen }) => SettingsScreen),
  notFound: () => import('../screens/not-found/not-found-screen.tsx').then(({ NotFoundScreen }) => NotFoundScreen),
} as const;

export const HomeScreen = fetchedScreen(loaders.home);
export const ReflectScreen = fetchedScreen(loaders.reflect);
export const HistoryScreen = fetchedScreen(loaders.history);
export const SummariesScreen = fetchedScreen(loaders.summaries);
export const ShareScreen = fetchedScreen(loaders.share);
export const SettingsScreen = fetchedScreen(loaders.settings);
export const NotFoundScreen = fetchedScreen(loaders.notFound);

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

/**
 * Begins to fetch what a signed-in person's path needs, before React asks for it. A failure shows up when it does. Home
 * comes right after: every screen has a way back to it, and the network may be gone by then.
 */
export function preloadScreen(path: string): void {
  const load = loaderByFirstPart[path.split('/')[1] ?? ''] ?? loaders.notFound;
  void loadSignedInApp().catch(() => undefined);
  void load()
    .then(loaders.home)
    .catch(() => undefined);
}

const likelyNext: readonly Chunk[] = [
  loaders.home,
  loaders.reflect,
  loaders.history,
  loaders.summaries,
  loaders.settings,
  () => import('../screens/home/unsent-draft-notice.tsx'),
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
