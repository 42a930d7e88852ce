import type { Page } from 'playwright';
import { answer, fail, hang, unplug } from '../faults.ts';
import type { ScreenshotApp } from '../screenshot-app.ts';
import type { State } from '../state.ts';
import { waitUntilStill } from '../wait-until-still.ts';

const openSettings = async (page: Page, { address }: ScreenshotApp, group = '') => {
  await page.goto(`${address}/settings/${group}`);
  await page.locator('h1').waitFor();
  await waitUntilStill(page);
};

const openGroup = (group: string) => (page: Page, app: ScreenshotApp) => openSettings(page, app, group);

/** The first page of the settings, the groups whose states are not in account.ts, the book, and the 404 page. */
export const settings: readonly State[] = [
  { name: 'settings', who: 'sample', show: openSettings },
  {
    name: 'settings-sound-off',
    who: 'sample',
    show: async (page, app) => {
      await openSettings(page, app);
      await page.getByRole('switch', { name: /Audio Feedback/ }).click();
    },
  },
  {
    name: 'settings-model',
    who: 'sample',
    show: async (page, app) => {
      await answer(page, '**/api/user/preferences', {
        extraTime: true,
        aiSummaries: 'on',
        summaryModel: { name: 'gpt-5-mini', destination: 'api.openai.com', isLocal: false },
        agreedBefore: null,
      });
      await openSettings(page, app, 'summaries');
    },
  },
  { name: 'settings-reading', who: 'sample', show: openGroup('reading') },
  { name: 'settings-summaries', who: 'sample', show: openGroup('summaries') },
  { name: 'settings-about', who: 'sample', show: openGroup('about') },
  {
    name: 'book',
    who: 'sample',
    show: async (page, { address }) => {
      await page.goto(`${address}/book`);
      await page.getByRole('button', { name: 'Gather the Pages' }).click();
      await page.getByRole('button', { name: 'Print or Save as PDF' }).waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'book-missing',
    who: 'sample',
    show: async (page, { address }) => {
      await page.route('**/api/reflections/calendar?start=2026-10**', (route) => route.abort('internetdisconnected'));
      await page.goto(`${address}/book`);
      await page.getByRole('button', { name: 'Gather the Pages' }).click();
      await page.getByText('may not have all words of October 2026.').waitFor();
      await waitUntilStill(page);
    },
  },
  { name: 'settings-account-sample', who: 'sample', show: openGroup('account') },
  {
    name: 'settings-loading',
    who: 'sample',
    show: async (page, app) => {
      await hang(page, '**/api/user/**');
      await openSettings(page, app, 'reminders');
    },
  },
  {
    name: 'settings-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, '**/api/user/**');
      await openSettings(page, app, 'summaries');
    },
  },
  {
    name: 'settings-offline',
    who: 'sample',
    show: async (page, app) => {
      await unplug(page, '**/api/user/**');
      await openSettings(page, app, 'data');
      await page.getByText('There is no connection just now').waitFor();
    },
  },
  {
    name: 'settings-logout-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, '**/api/identity/sign-out');
      await openSettings(page, app);
      await page.getByRole('button', { name: 'Log Out' }).click();
      await page.getByText('Logout failed').first().waitFor();
    },
  },
  {
    name: 'not-found',
    who: 'sample',
    show: async (page, { address }) => {
      await page.goto(`${address}/nowhere`);
      await page.getByText('404 Page Not Found').waitFor();
    },
  },
];
