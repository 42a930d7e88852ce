// Tests what home and history show on a phone whose clock is wrong.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone } from './support/browser.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp, writeReflection } from './support/page-actions.ts';

const dayMs = 86_400_000;

let browser: Browser;
let server: FixedClockServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startFixedClockServer('wrong-clock')]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('a phone whose clock is a day fast shows the server’s day as today, and warns about its clock', async () => {
  const { context, page } = await openPhone(browser, 'UTC', eveningMs + dayMs);
  await context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.goto(server.address);
  await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
  await expectText(page, 'The clock of this device is 24 hours fast.');
  await expectText(page, 'Wednesday, March 4');
  await writeReflection(page, 'The harbour was quiet tonight.');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await expectText(page, 'Completed');
  await page.getByText('Wednesday, today: evening reflection').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'History' }).click();
  await expectText(page, 'Wednesday, March 4, 2026');
  await expectText(page, 'The harbour was quiet tonight.');
  expect(await page.getByText('No reflections found').count()).toBe(0);
  await context.close();
});
