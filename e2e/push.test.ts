// Tests a push message from its encryption to the screen that a tap opens. The browser's subscription is faked, and a
// DevTools command replaces the delivery, because both would need a network.

import { createECDH, randomBytes } from 'node:crypto';
import type { Browser, CDPSession, Page, Worker } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { decryptPush } from '../testing/decrypt-push.ts';
import { basePath, pathOf } from './support/base-path.ts';
import { launchFullBrowser, openPhone, type Phone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp } from './support/page-actions.ts';

const hourMs = 3_600_000;

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;
let page: Page;
let worker: Worker;
let session: CDPSession;
let registrationId = '';

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchFullBrowser(), startFixedClockServer('push')]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

beforeEach(async () => {
  phone = await openPhone(browser, 'UTC', evening.clock.now(), 'allow');
  ({ page } = phone);
  await phone.context.grantPermissions(['notifications'], { origin: evening.address });
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  session = await phone.context.newCDPSession(page);
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations[0]?.registrationId ?? registrationId;
  });
  await session.send('ServiceWorker.enable');
  await page.goto(evening.address);
  await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
  await expectText(page, 'Available now');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const known = phone.context.serviceWorkers()[0];
  if (!known) throw new Error('No service worker is registered');
  worker = known;
});
afterEach(() => phone.context.close());

/** Encrypt a message for a browser (RFC 8291), decrypt it with the browser's key, and deliver the decrypted text. */
async function push(payload: object): Promise<void> {
  const receiver = createECDH('prime256v1');
  receiver.generateKeys();
  const auth = randomBytes(16);
  const publicKey = receiver.getPublicKey('base64url');
  const text = JSON.stringify(payload);
  const { cipherText } = webPush.encrypt(publicKey, auth.toString('base64url'), text, 'aes128gcm');
  expect(cipherText.includes(text)).toBe(false);
  const data = decryptPush(cipherText, receiver, auth);
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(evening.address).origin,
    registrationId,
    data,
  });
}

const message = (change: object = {}) => ({
  kind: 'deep',
  tag: 'deep-2026-03-04',
  path: '/reflect/evening',
  expiresAt: new Date(Date.now() + hourMs).toISOString(),
  ...change,
});

type Shown = { title: string; body: string; tag: string };

const shown = () =>
  worker.evaluate<Shown[]>(`self.registration.getNotifications().then((all) =>
    all.map(({ title, body, tag }) => ({ title, body, tag })))`);

/** Tap the notification. Return the URLs that the service worker asked the browser to open in a new window. */
const tap = () =>
  worker.evaluate<string[]>(`(async () => {
    const opened = [];
    self.clients.openWindow = async (url) => void opened.push(String(url));
    const [notification] = await self.registration.getNotifications();
    if (!notification) throw new Error('No notification is shown');
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    for (let round = 0; round < 20 && opened.length === 0; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return opened;
  })()`);

/**
 * Deliver a push message until its notification is shown: on a busy machine, Chromium may drop a notification that is
 * queried while it is being drawn. Repeated messages have the same tag, so only one notification is shown.
 */
async function arrive(payload: { tag: string }, title: string): Promise<void> {
  await push(payload);
  const look = async () => {
    const all = await shown();
    if (all.length === 0) await push(payload);
    return all;
  };
  await expect.poll(look, { interval: 1_000 }).toEqual([{ title, body: expect.any(String), tag: payload.tag }]);
}

test('the notification of an encrypted push is shown, and a tap opens its screen', async () => {
  await arrive(message(), 'A deep window is open');
  expect(await tap()).toEqual([]);
  await page.getByPlaceholder('Write what comes…').waitFor();
  expect(pathOf(page.url())).toBe('/reflect/evening');
  await expect.poll(shown).toEqual([]);
});

const summaryTitle = 'Your weekly summary is ready';

/** Return the number of open pages, according to the service worker. A closed page still counts for a moment. */
const openPages = () =>
  worker.evaluate<number>(
    "self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((all) => all.length)",
  );

test('when no page is open, a tap opens the page of the notification, or home for an address outside the product', async () => {
  await page.goto('about:blank');
  await expect.poll(openPages).toBe(0);
  await arrive(message({ kind: 'summary', tag: 'summary', path: '/summary' }), summaryTitle);
  expect(await tap()).toEqual([`${basePath}/summary`]);
  await expect.poll(shown).toEqual([]);
  await arrive(message({ kind: 'summary', tag: 'elsewhere', path: 'https://elsewhere.example/summary' }), summaryTitle);
  expect(await tap()).toEqual([`${basePath}/`]);
});

test('only the latest notification of each tag is shown, and none for an expired window', async () => {
  await arrive(message({ kind: 'evening', tag: 'evening' }), 'Your evening is here');
  await arrive(message({ kind: 'streak', tag: 'evening' }), 'Still time today');
  await push(message({ tag: 'deep-over', expiresAt: new Date(Date.now() - 1_000).toISOString() }));
  await page.waitForTimeout(500);
  expect((await shown()).map(({ title }) => title)).toEqual(['Still time today']);
});

test.each(['is reached', 'is not reached'])(
  'a tap opens the writing screen of the current window when the device clock is 5 hours fast and the server %s',
  async (server) => {
    await worker.evaluate(`{ const right = Date.now; Date.now = () => right() + ${5 * hourMs}; }`);
    if (server === 'is not reached')
      await worker.evaluate("self.fetch = () => Promise.reject(new TypeError('offline'))");
    await arrive(message(), 'A deep window is open');
    await tap();
    await page.getByPlaceholder('Write what comes…').waitFor();
    expect(pathOf(page.url())).toBe('/reflect/evening');
  },
);
