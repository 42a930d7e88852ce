import type { Page } from 'playwright';
import { fail, hang } from '../faults.ts';
import type { ScreenshotApp } from '../screenshot-app.ts';
import type { State } from '../state.ts';
import { waitUntilStill } from '../wait-until-still.ts';

const one = '**/api/summaries/*';

const openFirst = async (page: Page, { address }: ScreenshotApp) => {
  await page.goto(`${address}/summary`);
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
};

const openCard = async (page: Page, app: ScreenshotApp) => {
  await openFirst(page, app);
  await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
  await waitUntilStill(page);
};

const pick = async (page: Page, design: string) => {
  await page.getByRole('button', { name: 'Choose design' }).click();
  await page.getByRole('option', { name: design }).click();
  await waitUntilStill(page);
};

export const sharing: readonly State[] = [
  { name: 'share', who: 'sample', show: openCard },
  {
    name: 'share-fulltext',
    who: 'sample',
    show: async (page, app) => {
      await openCard(page, app);
      await page.getByRole('button', { name: 'Full text' }).click();
      await waitUntilStill(page);
    },
  },
  {
    name: 'share-several-pictures',
    who: 'sample',
    show: async (page, app) => {
      await openCard(page, app);
      await pick(page, 'Code');
      await page.getByRole('button', { name: 'Full text' }).click();
      await page.getByRole('checkbox', { name: /^Several pictures/ }).click();
      await waitUntilStill(page);
    },
  },
  {
    name: 'share-designs',
    who: 'sample',
    show: async (page, app) => {
      await openCard(page, app);
      await page.getByRole('button', { name: 'Choose design' }).click();
      await page.getByRole('option', { name: /Royal/ }).waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'share-code',
    who: 'sample',
    show: async (page, app) => {
      await openCard(page, app);
      await pick(page, 'Code');
    },
  },
  {
    name: 'share-newspaper',
    who: 'sample',
    show: async (page, app) => {
      await openCard(page, app);
      await pick(page, 'Newspaper');
    },
  },
  {
    name: 'share-choose-words',
    who: 'sample',
    show: async (page, app) => {
      await openCard(page, app);
      await page.getByRole('button', { name: /Choose what is shared/ }).click();
      await page.getByRole('checkbox').nth(1).click();
      await waitUntilStill(page);
    },
  },
  {
    name: 'share-loading',
    who: 'sample',
    show: async (page, app) => {
      await hang(page, one);
      await page.goto(`${app.address}/share/0193f000-0000-7000-9000-000000000001`);
      await page.getByText('Loading...').waitFor();
    },
  },
  {
    name: 'share-failed',
    who: 'sample',
    show: async (page, app) => {
      await fail(page, one);
      await page.goto(`${app.address}/share/0193f000-0000-7000-9000-000000000001`);
      await page.waitForTimeout(900);
    },
  },
  {
    name: 'share-not-found',
    who: 'sample',
    show: async (page, app) => {
      await page.goto(`${app.address}/share/0193f000-0000-7000-9000-000000000001`);
      await page.getByText('Summary not found').waitFor();
    },
  },
];
