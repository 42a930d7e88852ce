// Tests evenings without a network in a real browser. The clocks of the server and the phone move together.
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp } from './support/page-actions.ts';

const noonMs = Date.UTC(2026, 2, 4, 12);
const hourMs = 3_600_000;

let browser: Browser;
let server: FixedClockServer;
let phone: Phone;
let page: Page;
let isUp = true;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startFixedClockServer('evenings-offline')]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const latestIsSealed = () =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('inward-kept');
        opening.onsuccess = () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains('answers')) return resolve(false);
          const asking = result.transaction('answers').objectStore('answers').getAllKeys();
          asking.onsuccess = () => {
            result.close();
            resolve(asking.result.some((key) => Array.isArray(key) && key[1] === 'window latest'));
          };
        };
      }),
  );

// Each test begins with a user who opened the app at noon UTC and then lost the network.
beforeEach(async () => {
  if (!isUp) await server.restart();
  isUp = true;
  server.clock.set(noonMs);
  phone = await openPhone(browser, 'UTC', noonMs, 'allow');
  ({ page } = phone);
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.goto(server.address);
  await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
  await expectText(page, 'Opens at 6:00 PM');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(latestIsSealed).toBe(true);
  await server.shutDown();
  isUp = false;
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    await page.screenshot({ path: '.cache/failed-evenings-offline.png' });
    console.error(page.url(), phone.browserErrors, await page.locator('body').ariaSnapshot());
  }
  await phone.context.close();
});

/** Move the clocks to a later time and open the app again, still without a network. */
async function reopen(atMs: number): Promise<void> {
  server.clock.set(atMs);
  await phone.setClock(atMs);
  await page.goto(server.address);
  // The server is down, but the browser's network works: make the browser report that it is offline.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
}

async function backOnline(atMs: number): Promise<void> {
  await server.restart();
  isUp = true;
  server.clock.set(atMs);
  await phone.setClock(atMs);
  await page.goto(server.address);
}

test('a reflection of an evening that was announced at noon is written offline at eight and sent the next day', async () => {
  await reopen(noonMs + 8 * hourMs);
  await expectText(page, 'Available now');
  await page.getByRole('link', { name: /Evening Reflection/ }).click();
  await expectText(page, 'your words are sent when you are connected within the next day');
  const question = await page.getByRole('heading', { level: 1 }).innerText();
  expect(question).toMatch(/\?$/);
  await page.getByPlaceholder('Write what comes…').fill('Written on the last bus.');
  await page.getByRole('button', { name: 'Submit Reflection' }).click();
  await expectText(page, 'Your reflection is sent as soon as you are back.');

  await backOnline(noonMs + 19 * hourMs);
  await expectText(page, 'Sent to your journal');
  await page.goto(`${server.address}/history`);
  await page.getByRole('button', { name: 'List view' }).click();
  await expectText(page, 'Wednesday, March 4, 2026');
  await expectText(page, 'Written on the last bus.');
});

test('a page that has been open and offline since noon opens the evening by itself', async () => {
  await page.clock.runFor(6 * hourMs + 60_000);
  await expectText(page, 'Available now');
});

test('after days offline, the page says by when a reflection must be sent; a text sent too late stays an unsent draft', async () => {
  const lateMs = noonMs + 56 * hourMs;
  await reopen(lateMs);
  await page.getByRole('link', { name: /Evening Reflection/ }).click();
  await expectText(page, 'connected again by 11:59 PM');
  await page.getByPlaceholder('Write what comes…').fill('Third night in the hut.');
  await page.getByRole('button', { name: 'Submit Reflection' }).click();
  await expectText(page, 'sent if you are connected by 11:59 PM');

  // The next evening is open now. The unsent text must not become the reflection of this evening by itself.
  await backOnline(lateMs + 24 * hourMs);
  await expectText(page, 'You have unsent words from yesterday evening');
  await expectText(page, 'Available now');
  await page.getByText('You have unsent words from yesterday evening').click();
  // This opens the writing page, because the evening is open.
  await page.getByRole('button', { name: 'Use in my next reflection' }).click();
  await expect.poll(() => page.getByPlaceholder('Write what comes…').inputValue()).toBe('Third night in the hut.');
});

test('a reflection of an evening that the server never announced counts if it is sent before the evening ends', async () => {
  const lateMs = noonMs + 56 * hourMs;
  await reopen(lateMs);
  await page.getByRole('link', { name: /Evening Reflection/ }).click();
  await page.getByPlaceholder('Write what comes…').fill('Back from the hut.');
  await page.getByRole('button', { name: 'Submit Reflection' }).click();
  await expectText(page, 'sent if you are connected by 11:59 PM');
  await backOnline(lateMs + 3 * hourMs);
  await expectText(page, 'Sent to your journal');
  await expectText(page, 'Completed');
});
