// Tests a device without free storage: the browser can neither cache pages or responses nor copy drafts to IndexedDB.

import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basePath } from './support/base-path.ts';
import { launchBrowser, openPhone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp } from './support/page-actions.ts';

const words = 'The harbour was quiet, and so was I.';
let browser: Browser;
let evening: FixedClockServer;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('full-device')]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

/** A script that makes every write to localStorage fail, as if it were full. */
const noItems = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;

test.each([
  ['saves a draft in localStorage alone and says that it is saved', '', 'Saved on this device'],
  ['says that a draft is not saved, and still submits the text', noItems, 'Not saved on this device'],
])('a device without free storage %s', async (_how, initScript, said) => {
  const { context, page } = await openPhone(browser, 'UTC', evening.clock.now(), 'allow');
  try {
    await page.addInitScript(`localStorage.setItem('first-time-user', 'false'); ${initScript}`);
    const session = await context.newCDPSession(page);
    // Bypass the content security policy, because only the page's own code may register a service worker.
    await session.send('Page.setBypassCSP', { enabled: true });
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(evening.address).origin, quotaSize: 1 });
    await page.goto(evening.address);
    await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
    await page.getByRole('link', { name: /Evening Reflection/ }).click();
    await page.getByPlaceholder('Write what comes…').fill(words);
    await expectText(page, said);
    // Without storage, the service worker must fail to install, and leave no incomplete cache.
    const ended = await page.evaluate(async (script) => {
      const { installing } = await navigator.serviceWorker.register(script);
      await new Promise((resolve) => installing?.addEventListener('statechange', resolve));
      const names = await caches.keys();
      return [installing?.state, names.filter((name) => name.startsWith('inward-shell-'))];
    }, `${basePath}/sw.js`);
    expect(ended).toEqual(['redundant', []]);
    await page.getByRole('button', { name: 'Submit Reflection' }).click();
    await page.getByRole('button', { name: 'Continue Reflecting' }).click();
    await expectText(page, 'Completed');
    await page.goto(`${evening.address}/history`);
    await expectText(page, words);
  } finally {
    await context.close();
  }
});
