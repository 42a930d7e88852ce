// Tests the product below a path of a host that also serves other programs. Every request, every cookie and the service
// worker must stay below that path.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchFullBrowser, openPhone, type Phone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp, writeReflection } from './support/page-actions.ts';

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  [browser, evening] = await Promise.all([
    launchFullBrowser(),
    startFixedClockServer('base-path', { BASE_PATH: '/quiet/inward' }),
  ]);
  phone = await openPhone(browser, 'UTC', evening.clock.now(), 'allow');
  ({ page } = phone);
  await phone.context.grantPermissions(['notifications'], { origin: evening.address });
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

test('a user signs up, writes, reads offline and opens a notification below BASE_PATH', async () => {
  const outside: string[] = [];
  phone.context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${evening.address}/`) && !/^(data|blob):/.test(url)) outside.push(url);
  });
  await page.goto(`${evening.address}/`);
  await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
  await writeReflection(page, 'The harbour was quiet tonight.');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await expectText(page, '1 day streak');
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${evening.address}/`);
  const cookies = await phone.context.cookies(`${evening.address}/api/identity/token`);
  expect(cookies.map(({ path }) => path.startsWith('/quiet/inward'))).not.toContain(false);

  await page.goto(`${evening.address}/history`);
  await expectText(page, 'The harbour was quiet tonight.');
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  });
  await evening.shutDown();
  try {
    await page.reload();
    await expectText(page, 'The harbour was quiet tonight.');
    await page.getByRole('link', { name: 'Back' }).click();
    await expectText(page, '1 day streak');
    expect(page.url()).toBe(`${evening.address}/`);
  } finally {
    await evening.restart();
  }

  const [worker] = phone.context.serviceWorkers();
  const opened = await worker?.evaluate<string[]>(`(async () => {
    const opened = [];
    self.clients.matchAll = async () => [];
    self.clients.openWindow = async (url) => void opened.push(new URL(url, self.location.origin).href);
    const data = { path: '/summary', expiresAtMs: Infinity };
    await self.registration.showNotification('Your weekly summary is ready', { data });
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return opened;
  })()`);
  expect(opened).toEqual([`${evening.address}/summary`]);
  expect(outside).toEqual([]);
});
