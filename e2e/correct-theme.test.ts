// Tests that a theme which a user removes stays away from the summary and its card, also after a reload and in another
// tab, until the user restores it in Settings.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText } from './support/page-actions.ts';

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('correct-theme', { DEMO: 'true' })]);
  phone = await openPhone(browser, 'UTC', eveningMs);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

test('a removed theme is on no summary and no card until the user restores it in Settings', async () => {
  const { page, context } = phone;
  await context.addInitScript("localStorage.setItem('first-time-user', 'false');");
  await page.goto(evening.address);
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click();
  const badges = page.getByRole('button', { name: /: remove or rename$/ });
  const openSummary = async () => {
    await page.goto(`${evening.address}/summary`);
    await press(/^Expand/);
    await page
      .getByText(/^Generated on/)
      .first()
      .waitFor();
  };
  const themes = () => badges.locator('span:first-child').allInnerTexts();

  await press('Open the sample journal');
  await page.getByRole('link', { name: 'Summaries' }).waitFor();
  await openSummary();
  const before = await themes();
  const [removed = ''] = before;
  const other = await context.newPage();
  await other.goto(page.url());
  const otherTab = () => other.getByRole('button', { name: /: remove or rename$/ }).allInnerTexts();
  await expect.poll(async () => (await otherTab()).join()).toContain(removed);
  // A tab follows the others as soon as its code for the background has loaded.
  await other.waitForLoadState('networkidle');
  await badges.first().click();
  await press('Remove this theme');
  await expectText(page, `“${removed}” is in none of your weeks now.`);
  await expect.poll(themes).toEqual(before.slice(1));
  await expect.poll(async () => (await otherTab()).join()).not.toContain(removed);

  await press(/^Share/);
  await page.getByRole('button', { name: 'Choose design' }).waitFor();
  expect(await page.locator('main').innerText()).not.toContain(removed);
  await openSummary();
  expect(await themes()).toEqual(before.slice(1));

  await page.goto(`${evening.address}/settings/summaries`);
  await press('Your Themes');
  await press(`Take back: ${removed}`);
  await expectText(page, 'No themes are removed or renamed.');
  await openSummary();
  expect(await themes()).toEqual(before);
  expect(phone.browserErrors).toEqual([]);
});
