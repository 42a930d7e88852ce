import type { ComponentType } from 'react';
import type { FooterLink } from '../screens/home/home-footer.tsx';
import { settingsPaths, settingsTitle } from '../screens/settings/settings-groups.ts';
import { CalendarIcon, ListIcon, SettingsIcon } from '../ui/icons.tsx';
import { lazyScreen } from '../ui/lazy-part.tsx';

type ScreenProps = { readonly footerLinks: readonly FooterLink[] };

type Route = {
  readonly paths: readonly string[];
  /** Other paths, which redirect to the first of `paths`. */
  readonly redirectFrom?: readonly string[];
  /** The title of the browser tab for a signed-in user. `second` is the second segment of the path. */
  readonly title: string | ((second: string | undefined) => string);
  readonly load: () => Promise<ComponentType<ScreenProps>>;
  /** The link to this screen in the footer of home, if any. */
  readonly footer?: FooterLink;
  /** What a signed-out visitor gets: the screen itself, the login screen, or a message and a redirect to /api/login. */
  readonly signedOut: 'screen' | 'login' | 'redirect';
  /** Whether to load the code when the browser is idle, because the user may open this screen next. */
  readonly isPrefetched: boolean;
};

/** All screens. The first segment of a path selects its entry. */
const table: readonly Route[] = [
  {
    paths: ['/'],
    redirectFrom: ['/auth'],
    title: 'Inward',
    load: async () => (await import('../screens/home/home-screen.tsx')).HomeScreen,
    signedOut: 'login',
    isPrefetched: true,
  },
  {
    paths: ['/reflect/:type?'],
    // The screen replaces this title by that of the window that it shows.
    title: 'Reflection',
    load: async () => (await import('../screens/reflect/reflect-screen.tsx')).ReflectScreen,
    signedOut: 'redirect',
    isPrefetched: true,
  },
  {
    paths: ['/history'],
    title: 'History',
    load: async () => (await import('../screens/history/history-screen.tsx')).HistoryScreen,
    footer: { href: '/history', label: 'History', Icon: CalendarIcon },
    signedOut: 'redirect',
    isPrefetched: true,
  },
  {
    paths: ['/weekly-summary', '/summary/:weekStart?'],
    title: 'Weekly Summaries',
    load: async () => (await import('../screens/summaries/summaries-screen.tsx')).SummariesScreen,
    footer: { href: '/summary', label: 'Summaries', Icon: ListIcon },
    signedOut: 'login',
    isPrefetched: true,
  },
  {
    paths: ['/share/:summaryId?'],
    title: 'Share',
    load: async () => {
      const { ShareScreen, preloadCard } = await import('../screens/share/share-screen.tsx');
      preloadCard();
      return ShareScreen;
    },
    signedOut: 'login',
    isPrefetched: false,
  },
  {
    paths: settingsPaths,
    title: settingsTitle,
    load: async () => (await import('../screens/settings/settings-screen.tsx')).SettingsScreen,
    footer: { href: '/settings', label: 'Settings', Icon: SettingsIcon },
    signedOut: 'login',
    isPrefetched: true,
  },
  {
    paths: ['/book'],
    title: 'Your Book',
    load: async () => (await import('../screens/book/book-screen.tsx')).BookScreen,
    signedOut: 'login',
    isPrefetched: false,
  },
  {
    paths: ['/undo-email'],
    title: 'Your Account',
    load: async () => (await import('../screens/undo-email/undo-email-screen.tsx')).UndoEmailScreen,
    signedOut: 'screen',
    isPrefetched: false,
  },
];

const notFound = {
  title: '404 Page Not Found',
  signedOut: 'screen',
  Screen: lazyScreen<ScreenProps>(
    async () => (await import('../screens/not-found/not-found-screen.tsx')).NotFoundScreen,
  ),
} as const;

export const routes = table.map((route) => ({ ...route, Screen: lazyScreen(route.load) }));
export const { Screen: NotFound } = notFound;
export const footerLinks: readonly FooterLink[] = routes.flatMap(({ footer }) => footer ?? []);

const segmentsOf = (path: string) => path.split('/').slice(1);

export function routeOf(path: string): Pick<(typeof routes)[number], 'title' | 'signedOut' | 'Screen'> {
  const [first] = segmentsOf(path);
  const isOf = ({ paths, redirectFrom = [] }: Route) =>
    [...paths, ...redirectFrom].some((pattern) => segmentsOf(pattern)[0] === first);
  return routes.find(isOf) ?? notFound;
}

/** Return the path without its week: a click in the list of summaries changes the week but stays on the screen. */
export const withoutWeek = (path: string) => path.replace(/^\/(weekly-)?summary(\/[^/]*)?\/?$/, '/summary');

/** Return the title of the browser tab. On most paths, a signed-out visitor gets the title of the login. */
export function screenTitle(path: string, isSignedOut = false): string {
  const { title, signedOut } = routeOf(path);
  if (isSignedOut && signedOut !== 'screen') return 'Sign in · Inward';
  const text = typeof title === 'string' ? title : title(segmentsOf(path)[1]);
  return text === 'Inward' ? text : `${text} · Inward`;
}

const prefetchAfterMs = 2_500;

/**
 * After the first paint of a signed-in page, load the code of home and of the login: every screen links to home, every
 * session may end, and the network may fail later. Unless the browser saves data, also load the screens that the user
 * may open next. Return a stop function.
 */
export function prefetchWhenIdle(preloadLogin: () => Promise<void>): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const likely = routes.filter(({ isPrefetched }) => isPrefetched).map(({ Screen }) => Screen.preload);
  const loaders = connection?.saveData
    ? [routeOf('/').Screen.preload, preloadLogin]
    : [...likely, preloadLogin, () => import('../screens/home/drafts/draft-notices.tsx')];
  const timer = setTimeout(async () => {
    for (const load of loaders) await load().catch(() => undefined);
  }, prefetchAfterMs);
  return () => clearTimeout(timer);
}
