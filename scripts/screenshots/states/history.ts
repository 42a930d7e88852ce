import type { Page } from 'playwright';
import { listOf, yearOf } from '../../../bench/full-journal.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { answer, fail, hang, unplug } from '../faults.ts';
import type { ScreenshotApp } from '../screenshot-app.ts';
import type { State } from '../state.ts';
import { waitUntilStill } from '../wait-until-still.ts';

const list = '**/api/reflections?limit=100';
const calendar = '**/api/reflections/calendar?*';
const year = '**/api/reflections/year?*';

const openView = async (page: Page, { address }: ScreenshotApp, view: 'Calendar' | 'List' | 'Year') => {
  await page.goto(`${address}/history`);
  await page.getByRole('button', { name: `${view} view` }).click();
  await waitUntilStill(page);
};

const search = async (page: Page, app: ScreenshotApp, words: string) => {
  await openView(page, app, 'List');
  await page.getByRole('searchbox').fill(words);
  await page.waitForTimeout(1_200);
};

export const history: readonly State[] = [
  {
    name: 'history-calendar',
    who: 'sample',
    show: async (page, app) => {
      await openView(page, app, 'Calendar');
      await page
        .getByRole('button', { name: /, evening and deep/ })
        .last()
        .click();
    },
  },
  { name: 'history-calendar-no-day', who: 'sample', show: (page, app) => openView(page, app, 'Calendar') },
  {
    name: 'history-calendar-loading',
    who: 'sample',
    show: async (page, app) => {
      await hang(page, calendar);
      await openView(page, app, 'Calendar');
    },
  },
  {
    name: 'history-calendar-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, calendar);
      await openView(page, app, 'Calendar');
    },
  },
  { name: 'history-list', who: 'sample', show: (page, app) => openView(page, app, 'List') },
  {
    name: 'history-menu',
    who: 'sample',
    show: async (page, app) => {
      await openView(page, app, 'List');
      await page
        .getByRole('button', { name: /^More:/ })
        .first()
        .click();
    },
  },
  {
    name: 'history-deleted',
    who: 'sample',
    show: async (page, app) => {
      await openView(page, app, 'List');
      await page
        .getByRole('button', { name: /^More:/ })
        .first()
        .click();
      // Reflections of the sample journal cannot be deleted. Without this storage key, the page treats the journal as
      // an ordinary user's, so remove the key for a moment.
      const offset = await page.evaluate(() => localStorage.getItem('inward-demo-offset') ?? '');
      await page.evaluate(() => localStorage.removeItem('inward-demo-offset'));
      await page.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.evaluate((value) => localStorage.setItem('inward-demo-offset', value), offset);
      await waitUntilStill(page);
    },
  },
  {
    name: 'history-delete-open',
    who: 'sample',
    show: async (page, app) => {
      const open = { availableFrom: '2026-11-19T18:00:00.000Z', availableUntil: '2026-11-19T23:59:59.000Z' };
      await answer(page, list, [reflectionOf({ localDate: '2026-11-19', ...open })]);
      await openView(page, app, 'List');
      await page.getByRole('button', { name: /^More:/ }).click();
      await page.getByRole('button', { name: /^Delete/ }).click();
      await page.getByRole('dialog').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'history-list-open',
    who: 'sample',
    show: async (page, app) => {
      await openView(page, app, 'List');
      await page
        .getByRole('button', { name: /Read more/ })
        .first()
        .click();
    },
  },
  {
    name: 'history-list-one',
    who: 'sample',
    show: async (page, app) => {
      await answer(page, list, [reflectionOf({ content: 'Enough.', localDate: '2026-11-18' })]);
      await openView(page, app, 'List');
    },
  },
  {
    name: 'history-list-hundred',
    who: 'sample',
    show: async (page, app) => {
      await answer(page, list, listOf(100, '2026-11-18'));
      await openView(page, app, 'List');
    },
  },
  {
    name: 'history-list-loading',
    who: 'sample',
    show: async (page, app) => {
      await hang(page, list);
      await openView(page, app, 'List');
    },
  },
  {
    name: 'history-list-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, list);
      await openView(page, app, 'List');
    },
  },
  {
    name: 'history-list-offline',
    who: 'sample',
    show: async (page, app) => {
      await openView(page, app, 'Calendar');
      await unplug(page);
      await page.getByRole('button', { name: 'List view' }).click();
      await page.getByText('There is no connection').waitFor();
    },
  },
  { name: 'history-list-empty', who: 'newcomer', show: (page, app) => openView(page, app, 'List') },
  { name: 'history-search', who: 'sample', show: (page, app) => search(page, app, 'piano') },
  { name: 'history-search-none', who: 'sample', show: (page, app) => search(page, app, 'submarine') },
  {
    name: 'history-search-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, '**/api/reflections/search');
      await search(page, app, 'piano');
    },
  },
  {
    name: 'history-day-of-memory',
    who: 'sample',
    show: async (page, { address }) => {
      await page.goto(address);
      await page.getByRole('heading', { name: /^On this day/ }).waitFor();
      await page.locator('section[aria-labelledby="on-this-day"] a').click();
      await page.getByRole('article').first().waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'history-year-loading',
    who: 'sample',
    show: async (page, app) => {
      await hang(page, year);
      await openView(page, app, 'Year');
    },
  },
  { name: 'history-year', who: 'sample', show: (page, app) => openView(page, app, 'Year') },
  {
    name: 'history-year-full',
    who: 'sample',
    show: async (page, app) => {
      await answer(page, year, yearOf('2026-11-18'));
      await openView(page, app, 'Year');
    },
  },
  { name: 'history-year-empty', who: 'newcomer', show: (page, app) => openView(page, app, 'Year') },
  {
    name: 'history-year-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, year);
      await openView(page, app, 'Year');
    },
  },
];
