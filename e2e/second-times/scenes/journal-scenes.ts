import type { Page } from 'playwright';
import type { ScreenshotApp } from '../../../scripts/screenshots/screenshot-app.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { button, type Layer, type Scene } from '../scene.ts';

const monthGrid = 'web/screens/history/calendar/month-grid.tsx';
const historyScreen = 'web/screens/history/history-screen.tsx';
const listView = button('List view');
const calendarView = button('Calendar view');

const counts = (currentStreak: number, totalReflections: number) => ({
  currentStreak,
  longestStreak: 120,
  totalReflections,
  thisWeekCount: 3,
});

/** Open the writing page and submit a text. The server does not get it, so the page is the same the second time. */
async function submit(page: Page, { address }: ScreenshotApp, text: string): Promise<void> {
  let isWritten = false;
  await page.unrouteAll();
  await page.route('**/api/user/stats', (route) => route.fulfill({ json: isWritten ? counts(7, 34) : counts(6, 33) }));
  await page.route('**/api/reflections', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { content, type } = route.request().postDataJSON();
    await route.fulfill({ status: 201, json: reflectionOf({ content, type, localDate: '2026-11-19' }) });
  });
  await page.goto(`${address}/reflect/evening`);
  await page.getByRole('textbox').fill(text);
  isWritten = true;
  await page.getByRole('button', { name: 'Submit Reflection' }).press('Enter');
}

const afterSubmit: readonly Layer[] = [
  {
    name: 'the dialog of a milestone',
    source: 'web/features/celebration/achievement-dialog.tsx',
    open: (page, app) => submit(page, app, 'The school piano held its tuning through the whole concert.'),
    dialog: /./,
    close: button('Continue Reflecting'),
  },
];

const helpLines: Layer = {
  name: 'the help lines',
  source: 'web/features/help-lines/help-lines-dialog.tsx',
  open: (page, app) => submit(page, app, 'I want to kill myself and I do not know whom to tell.'),
  dialog: 'Someone can listen',
  close: button('Back to Home'),
};

/** The screens where people write and read their reflections. */
export const journalScenes: readonly Scene[] = [
  {
    name: 'home',
    who: 'sample',
    route: '/',
    path: '/',
    shows: 'On this day',
    layers: [
      {
        name: 'why this streak',
        source: 'web/screens/home/streak/streak-dialog.tsx',
        open: [button(/day streak/)],
        dialog: 'Why this number?',
        close: 'Escape',
      },
    ],
  },
  { name: 'home of a newcomer', who: 'newcomer', route: '/', path: '/', shows: 'What you write will rest' },
  { name: 'evening', who: 'sample', route: '/reflect/:type?', path: '/reflect/evening', shows: 'Submit Reflection' },
  {
    name: 'no deep reflection',
    who: 'sample',
    route: '/reflect/:type?',
    path: '/reflect/deep',
    shows: 'No Reflection Available',
  },
  {
    name: 'after a submit',
    who: 'sample',
    route: '/reflect/:type?',
    path: '/reflect/evening',
    shows: 'Submit Reflection',
    layers: [...afterSubmit, helpLines],
  },
  {
    name: 'calendar',
    who: 'sample',
    route: '/history',
    path: '/history',
    shows: 'November 2026',
    layers: [
      { name: 'the list', source: historyScreen, open: [listView], close: calendarView },
      { name: 'the year', source: historyScreen, open: [button('Year view')], close: calendarView },
      {
        name: 'another day',
        source: monthGrid,
        open: [button(/^Tuesday, November 17|^November 17/)],
        close: button(/^Thursday, November 19|^November 19/),
      },
    ],
  },
  {
    name: 'history day',
    who: 'sample',
    route: '/history',
    path: '/history?date=2026-11-17',
    shows: 'November 2026',
  },
  {
    name: 'history list',
    who: 'sample',
    route: '/history',
    path: '/history',
    shows: 'History',
    begin: [listView],
    layers: [
      {
        name: 'a whole reflection',
        source: 'web/features/reflections/reflection-card.tsx',
        open: [button(/Read more/)],
        close: button(/Show less/),
      },
      {
        name: 'the menu of a reflection',
        source: 'web/features/deletion/reflection-menu.tsx',
        open: [button(/^More:/)],
        close: 'Escape',
      },
    ],
  },
  {
    name: 'history year',
    who: 'sample',
    route: '/history',
    path: '/history',
    shows: 'History',
    begin: [button('Year view')],
  },
];

/** The weekly summaries and their cards. */
export const summaryScenes: readonly Scene[] = [
  {
    name: 'summaries',
    who: 'sample',
    route: '/summary/:weekStart?',
    path: '/summary',
    shows: 'Weekly Summaries',
    layers: [
      {
        name: 'a week',
        source: 'web/screens/summaries/summary-card.tsx',
        open: [button(/^Expand/)],
        close: button(/^Collapse/),
      },
    ],
  },
  {
    name: 'an expanded week',
    who: 'sample',
    route: '/summary/:weekStart?',
    path: '/summary/2026-11-09',
    shows: 'Generated on',
    layers: [
      {
        name: 'the source of a sentence',
        source: 'web/features/summaries/summary-with-evidence.tsx',
        open: [button(/^(On|By|You|What|It|For) .*\.?$/)],
        close: button(/^(On|By|You|What|It|For) .*\.?$/),
      },
      {
        name: 'a theme',
        source: 'web/features/summaries/correct-theme-dialog.tsx',
        open: [button(/: remove or rename$/)],
        dialog: /^“/,
        close: 'Escape',
      },
    ],
  },
  {
    name: 'an old link to the summaries',
    who: 'newcomer',
    route: '/weekly-summary',
    path: '/weekly-summary',
    shows: 'Weekly Summaries',
  },
  {
    name: 'card',
    who: 'sample',
    route: '/share/:summaryId?',
    path: async (page, { address }) => {
      await page.goto(`${address}/summary`);
      await page
        .getByRole('button', { name: /^Share/ })
        .first()
        .click();
      await page.waitForURL('**/share/*');
      return new URL(page.url()).pathname;
    },
    shows: 'Choose what is shared',
    layers: [
      {
        name: 'the designs',
        source: 'web/screens/share/design-picker/design-picker.tsx',
        open: [button('Choose design')],
        dialog: 'Choose Design',
        close: 'Escape',
      },
      {
        name: 'the designs, closed by the back button',
        source: 'web/screens/share/design-picker/design-picker.tsx',
        open: [button('Choose design')],
        dialog: 'Choose Design',
        close: 'back',
      },
      {
        name: 'what is shared',
        source: 'web/screens/share/sentence-picker/sentence-picker.tsx',
        open: [button(/Choose what is shared/)],
        dialog: 'What Is Shared',
        close: button('Close'),
      },
      {
        name: 'the full text',
        source: 'web/screens/share/share-bar.tsx',
        open: [button('Full text')],
        close: button('Quote'),
      },
    ],
  },
  {
    name: 'a card that does not exist',
    who: 'sample',
    route: '/share/:summaryId?',
    path: '/share/0193f000-0000-7000-9000-000000000001',
    shows: 'Summary not found',
  },
];
