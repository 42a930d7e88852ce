// Tests the installed product in a real browser: offline, and while its version changes.

import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { basePath } from './support/base-path.ts';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { copyAsLaterBuild } from './support/copy-as-later-build.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp, writeReflection } from './support/page-actions.ts';

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;
let page: Page;
let email = '';

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('offline', { DEMO: 'true' })]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

const sealedNames = () =>
  page.evaluate(async () => {
    // Check first: opening a database that does not exist would create it without the expected stores.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'inward-kept')) return [];
    return new Promise<string[]>((resolve) => {
      const opening = indexedDB.open('inward-kept');
      opening.onsuccess = () => {
        const { result } = opening;
        const asking = result.transaction('answers').objectStore('answers').getAllKeys();
        asking.onsuccess = () => {
          result.close();
          resolve(asking.result.map((key) => (Array.isArray(key) ? String(key[1]) : '')));
        };
      };
    });
  });

// Each test begins on a phone with a signed-in user at home, after the service worker has cached all pages.
beforeEach(async () => {
  phone = await openPhone(browser, 'UTC', evening.clock.now(), 'allow');
  ({ page } = phone);
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.goto(evening.address);
  email = newEmail('ida');
  await signUp(page, { name: 'Ida Holm', email });
  await expectText(page, 'Available now');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      if (active?.state === 'activated') resolve();
      else active?.addEventListener('statechange', () => resolve());
    });
  });
});
afterEach(async ({ task }) => {
  try {
    if (task.result?.state !== 'fail') return;
    await page.screenshot({ path: '.cache/failed-offline.png' });
    console.error(page.url(), phone.browserErrors, await page.locator('body').ariaSnapshot());
  } finally {
    await phone.context.close();
  }
});

test('the installed product shows home and every screen offline on the second visit', async () => {
  const worker = await fetch(`${evening.address}/sw.js`);
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  await evening.shutDown();
  try {
    await page.goto(evening.address);
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'History' }).waitFor();
    await page.goto(`${evening.address}/summary`);
    await page.getByRole('heading', { name: 'Weekly Summaries' }).waitFor();
    await page.goto(`${evening.address}/settings`);
    await expectText(page, email);
    expect(
      await page.evaluate(
        (url) =>
          fetch(url).then(
            () => 'answered',
            () => 'no answer',
          ),
        `${basePath}/api/config`,
      ),
    ).toBe('no answer');
  } finally {
    await evening.restart();
  }
});

test.each(['/history', '/reflect/evening'])(
  'when offline, home shows its cards after the way back from %s, and fetches them when the network is back',
  async (path) => {
    const cards = page.getByRole('region', { name: 'Reflections', exact: true });
    await expect.poll(sealedNames).toContain('window evening');
    await page.goto(evening.address + path);
    const back = page.getByRole('link', { name: 'Back' }).or(page.getByRole('button', { name: 'Back' }));
    await back.waitFor();
    await phone.context.setOffline(true);
    await back.click();
    await cards.getByText('Available now').waitFor();
    await cards.getByRole('heading', { name: 'Deep Reflection' }).waitFor();
    const fetched = page.waitForResponse((answer) => answer.url().includes('/api/reflections/weekly') && answer.ok());
    await phone.context.setOffline(false);
    await fetched;
    await cards.getByText('Available now').waitFor();
  },
);

test('the book can be made offline from the device’s data, and says that words may be missing', async () => {
  await writeReflection(page, 'The light on the river.');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await page.goto(`${evening.address}/history`);
  await expectText(page, 'The light on the river.');
  await expect.poll(async () => (await sealedNames()).length).toBeGreaterThan(2);
  await evening.shutDown();
  try {
    await page.goto(`${evening.address}/book`);
    await page.getByRole('button', { name: 'Gather the Pages' }).click();
    await expectText(page, '1 reflection');
    await expectText(page, 'This device may not have all words of');
    await expectText(page, 'There is no connection just now.');
    expect(await page.locator('[data-book]').textContent()).toContain('The light on the river.');
  } finally {
    await evening.restart();
  }
});

test('the page keeps its old version until the user taps to load the new version, and the draft is still there afterwards', async () => {
  const folder = temporaryFolder('other-build');
  const entryOf = () => page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '');
  await page.goto(`${evening.address}/reflect/evening`);
  await page.getByPlaceholder('Write what comes…').fill('The light on the river.');
  const before = await entryOf();
  await copyAsLaterBuild(folder.path);
  await evening.shutDown();
  await evening.restart(folder.path);
  try {
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      await new Promise<void>((resolve) => {
        const look = () => (registration.waiting ? resolve() : setTimeout(look, 50));
        look();
      });
    });
    // Wait longer than the interval at which the page checks whether it may offer the new version.
    await page.clock.runFor(4_000);
    expect(await page.getByText('A new version is ready').count()).toBe(0);
    expect(await page.getByPlaceholder('Write what comes…').inputValue()).toBe('The light on the river.');

    await page.getByRole('button', { name: 'Back' }).click();
    await expectText(page, 'A new version is ready');
    expect(await entryOf()).toBe(before);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(entryOf).toContain('-later.js');
    await page.getByRole('link', { name: /Evening Reflection/ }).click();
    await expect.poll(() => page.getByPlaceholder('Write what comes…').inputValue()).toBe('The light on the river.');
    expect(phone.browserErrors).toEqual([]);
  } finally {
    await evening.shutDown();
    await evening.restart();
    rmSync(folder.path, { recursive: true, force: true });
  }
});

test('history, summaries and an open window are readable offline until the sign-out, and the card of a summary opens', async () => {
  /** `ofNoSummaries` is the text expected for an empty list. Offline, the page cannot know whether summaries exist. */
  const readAll = async (ofNoSummaries: string) => {
    await page.goto(`${evening.address}/history`);
    await expectText(page, 'The harbour was quiet tonight.');
    await page.getByRole('button', { name: 'List view' }).click();
    await expectText(page, '1 reflection');
    await page.goto(`${evening.address}/summary`);
    await expectText(page, ofNoSummaries);
  };
  await writeReflection(page, 'The harbour was quiet tonight.');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await expectText(page, 'Edit available');
  await readAll('No summaries yet');
  await expect.poll(async () => (await sealedNames()).length).toBeGreaterThan(4);

  await evening.shutDown();
  try {
    await page.goto(evening.address);
    await expectText(page, 'Edit available');
    await expectText(page, 'The harbour was quiet tonight.');
    await readAll('There is no connection just now.');
  } finally {
    await evening.restart();
  }
  await page.goto(`${evening.address}/settings`);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectText(page, 'Logged out');
  await expect.poll(sealedNames).toEqual([]);

  await page.getByRole('button', { name: 'Open the sample journal' }).click();
  await page.getByRole('link', { name: 'Summaries' }).click();
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .waitFor();
  await expect.poll(sealedNames).toContain('/api/summaries/weekly');
  await evening.shutDown();
  try {
    await page
      .getByRole('button', { name: /^Share/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Choose design' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Choose design' }).waitFor();
  } finally {
    await evening.restart();
  }
});

test('an evening reflection is written and submitted offline, and sent after the browser was closed', async () => {
  await expect.poll(sealedNames).toContain('window evening');
  await evening.shutDown();
  try {
    await phone.context.setOffline(true);
    // Chromium ends its offline emulation when a new page opens, so make every page report that it is offline.
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    await page.goto(evening.address);
    await page.getByRole('link', { name: /Evening Reflection/ }).click();
    await page.getByPlaceholder('Write what comes…').fill('Written on a train.');
    await page.getByRole('button', { name: 'Submit Reflection' }).click();
    await expectText(page, 'Kept on this device');
    await page.close();
  } finally {
    await phone.context.setOffline(false);
    await evening.restart();
  }
  page = await phone.context.newPage();
  await page.clock.install({ time: evening.clock.now() });
  await page.goto(evening.address);
  await expectText(page, 'Sent to your journal');
  await page.goto(`${evening.address}/history`);
  await expectText(page, 'Written on a train.');
});

test('an offline sign-out clears the device at once, and ends the session when the network is back', async () => {
  const tokenStatus = () => page.evaluate(async (url) => (await fetch(url)).status, `${basePath}/api/identity/token`);
  await page.goto(`${evening.address}/settings`);
  await page.getByRole('button', { name: 'Log Out' }).waitFor();
  await expect.poll(sealedNames).not.toEqual([]);
  await phone.context.setOffline(true);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectText(page, 'The server ends your session when this device is online.');
  await expect.poll(sealedNames).toEqual([]);
  const stored = JSON.stringify(await page.evaluate(() => ({ ...localStorage })));
  expect(stored).not.toContain('Ida');
  expect(stored).not.toContain(email);
  await page.goto(evening.address);
  await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
  expect((await phone.context.cookies()).length).toBeGreaterThan(0);
  await phone.context.setOffline(false);
  await expect.poll(tokenStatus).toBe(401);
  await page.reload();
  await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
});
