import type { Page } from 'playwright';
import { draftSaved } from '../../../scripts/screenshots/draft-saved.ts';
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

/**
 * Open the writing page and submit a text. The server does not receive the text, so the second visit shows the same
 * page.
 */
async function submit(page: Page, { address }: ScreenshotApp, text: string): Promise<void> {
  let isWritten = false;
  await page.unrouteAll();
  await page.route('**/api/user/stats', (route) => route.fulfill({ json: isWritten ? counts(7, 34) : counts(6, 33) }));
  await page.route('**/api/reflections', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { content, type } = route.request().postDataJSON();
    await route.fulfill({ status: 201, json: reflectionOf({ content, type, localDate: '2026-11-19' }) });
  });
  // A milestone is the difference between the stats before and after the submit.
  const before = page.waitForResponse('**/api/user/stats');
  await page.goto(`${address}/reflect/evening`);
  await page.getByPlaceholder('Write what comes…').fill(text);
  await (await before).finished();
  isWritten = true;
  await page.getByRole('button', { name: 'Submit Reflection' }).press('Enter');
}

/** Copy the draft on this page's device to the same window so many days before. Runs in the page. */
function copyDraftToEarlierDays(days: readonly number[]): void {
  const key = Object.keys(localStorage).find((each) => each.startsWith('inward-draft:')) ?? '';
  const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
  for (const count of days) {
    const ms = [draft.availableFrom, draft.availableUntil].map((instant) => Date.parse(instant) - count * 86_400_000);
    const [availableFrom, availableUntil] = ms.map((each) => new Date(each).toISOString());
    const moved = { ...draft, availableFrom, availableUntil, idempotencyKey: crypto.randomUUID() };
    localStorage.setItem(key.replace(/\d+:\d+$/, ms.join(':')), JSON.stringify(moved));
  }
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

const deleteOpen: Layer = {
  name: 'the question before a deletion',
  source: 'web/features/deletion/delete-dialog.tsx',
  open: async (page, { address }) => {
    const open = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T23:59:59.000Z' };
    await page.unrouteAll();
    await page.route('**/api/reflections?limit=100', (route) =>
      route.fulfill({ json: [reflectionOf({ localDate: '2026-11-19', ...open })] }),
    );
    await page.goto(`${address}/history`);
    await page.getByRole('button', { name: 'List view' }).click();
    await page.getByRole('button', { name: /^More:/ }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
  },
  dialog: 'Delete tonight’s reflection?',
  close: button('Keep it'),
};

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
      {
        name: 'why it is locked',
        source: 'web/screens/home/cards/locked-dialog.tsx',
        open: [button('Deep Reflection: when does it open?')],
        dialog: 'Deep Reflection',
        close: button('Close'),
      },
    ],
  },
  {
    name: 'home of a newcomer',
    who: 'newcomer',
    route: '/',
    path: '/',
    shows: 'See what a week leads to',
    layers: [
      {
        name: 'a sample week',
        source: 'web/features/sample-week/sample-week-sheet.tsx',
        open: [button('See what a week leads to')],
        dialog: 'What a week leads to',
        close: 'back',
      },
    ],
  },
  {
    name: 'home with older texts',
    who: 'sample',
    route: '/',
    path: async (page, { address }) => {
      const words = 'Half a thought.';
      await page.goto(`${address}/reflect/evening`);
      await page.getByPlaceholder('Write what comes…').fill(words);
      await draftSaved(page, words);
      await page.evaluate(copyDraftToEarlierDays, [3, 4]);
      return '/';
    },
    shows: '2 texts are not in your journal',
    layers: [
      {
        name: 'the older texts',
        source: 'web/screens/home/drafts/older-drafts.tsx',
        open: [button('2 texts are not in your journal')],
        close: button('2 texts are not in your journal'),
      },
    ],
  },
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
      deleteOpen,
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
