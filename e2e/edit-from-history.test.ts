// Tests a user who opens the writing page from History and leaves it with its own Back button.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp, writeReflection } from './support/page-actions.ts';

let browser: Browser;
let evening: FixedClockServer;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('edit-from-history')]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

test('Back on a writing page that History opened returns to the day and to the menu, and then to home', async () => {
  const { page, context } = await openPhone(browser, 'UTC', evening.clock.now());
  await context.addInitScript("localStorage.setItem('first-time-user', 'false');");
  await page.goto(evening.address);
  await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
  await writeReflection(page, 'A walk along the harbour.');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  const menu = page.getByRole('button', { name: /^More: evening reflection/ });
  const back = () => page.getByRole('button', { name: 'Back', exact: true }).click();
  const hasFocus = () => menu.evaluate((button) => button === document.activeElement);

  await menu.click();
  await page.getByRole('link', { name: /^Edit/ }).click();
  await back();
  await expectText(page, 'A walk along the harbour.');
  await expect.poll(hasFocus).toBe(true);

  await menu.click();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await back();
  await expect.poll(hasFocus).toBe(true);

  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.getByRole('link', { name: 'History' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
});
