import type { Page } from 'playwright';
import { summaryOf } from '../../../testing/reflections.ts';
import { answer, fail, hang } from '../faults.ts';
import type { ScreenshotApp } from '../screenshot-app.ts';
import type { State } from '../state.ts';
import { waitUntilStill } from '../wait-until-still.ts';

const list = '**/api/summaries/weekly';

const openList = async (page: Page, { address }: ScreenshotApp) => {
  await page.goto(`${address}/summary`);
  await page.getByText('Weekly Summaries').waitFor();
  await waitUntilStill(page);
};

const expand = (page: Page) =>
  page
    .getByRole('button', { name: /^Expand/ })
    .first()
    .click();

const careful = summaryOf({
  title: 'Week of November 9, 2026: A heavy week',
  longSummary: 'You wrote on five days.\n\nSome of it was heavy to carry.',
  keyThemes: [],
  careful: true,
});

const wordy = summaryOf({
  title:
    'Week of November 9, 2026: The extraordinarily long week of Donaudampfschifffahrtsgesellschaft, two choirs and a piano',
  keyThemes: ['Rindfleischetikettierungsüberwachung', 'Rest', 'Everything my father never said about the boats'],
});

const twoThemes = summaryOf();

export const summaries: readonly State[] = [
  { name: 'summaries', who: 'sample', show: openList },
  {
    name: 'summaries-open',
    who: 'sample',
    show: async (page, app) => {
      await openList(page, app);
      await expand(page);
      await page.getByText('Generated on').first().waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'summaries-evidence',
    who: 'sample',
    show: async (page, app) => {
      await openList(page, app);
      await expand(page);
      await page.locator('[role=button][aria-expanded=false]').nth(1).click();
      await waitUntilStill(page);
    },
  },
  {
    name: 'summaries-versions',
    who: 'sample',
    show: async (page, app) => {
      const versions = [0, 1].map((version) => summaryOf({ version }));
      await answer(page, '**/api/summaries/*/versions', { versions, chosen: 0, left: 1, isBeingMade: false });
      await openList(page, app);
      await expand(page);
      await page.getByText('Second version').click();
      await waitUntilStill(page);
    },
  },
  {
    name: 'summaries-theme',
    who: 'sample',
    show: async (page, app) => {
      await openList(page, app);
      await expand(page);
      await page
        .getByRole('button', { name: /: remove or rename$/ })
        .first()
        .click();
      await page.getByText('Remove this theme').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'summaries-theme-removed',
    who: 'sample',
    show: async (page, app) => {
      const removed = { theme: 'Boundaries', name: null, correctedAt: '2026-11-16T09:00:00.000Z' };
      await answer(page, '**/api/themes/corrections', [removed]);
      await answer(page, list, [twoThemes]);
      await openList(page, app);
      await page.getByRole('button', { name: /^Boundaries/ }).click();
      await answer(page, list, [{ ...twoThemes, keyThemes: ['Rest'] }]);
      await page.getByRole('button', { name: 'Remove this theme' }).click();
      await page.getByText('Undo').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'summaries-found',
    who: 'sample',
    show: async (page, app) => {
      await openList(page, app);
      await page.getByPlaceholder('Search summaries, themes, or insights...').fill('piano');
      await page.getByText('Match found').first().waitFor();
    },
  },
  {
    name: 'summaries-not-found',
    who: 'sample',
    show: async (page, app) => {
      await openList(page, app);
      await page.getByPlaceholder('Search summaries, themes, or insights...').fill('submarine');
      await page.getByText('No matching summaries').waitFor();
    },
  },
  { name: 'summaries-empty', who: 'newcomer', show: openList },
  {
    name: 'summaries-loading',
    who: 'sample',
    show: async (page, app) => {
      await hang(page, list);
      await openList(page, app);
    },
  },
  {
    name: 'summaries-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, list);
      await openList(page, app);
    },
  },
  {
    name: 'summaries-careful',
    who: 'sample',
    show: async (page, app) => {
      await answer(page, list, [careful]);
      await openList(page, app);
      await waitUntilStill(page);
    },
  },
  {
    name: 'summaries-long-words',
    who: 'sample',
    show: async (page, app) => {
      await answer(page, list, [wordy]);
      await openList(page, app);
      await waitUntilStill(page);
    },
  },
];
