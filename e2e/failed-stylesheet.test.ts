import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { newEmail, signUp } from './support/page-actions.ts';

let server: FixedClockServer;

beforeAll(async () => {
  server = await startFixedClockServer('failed-stylesheet');
});
afterAll(() => server.stop());

test('a part of a page whose stylesheet fails to load appears with its styles when the device is online again', async () => {
  const browser = await launchBrowser();
  try {
    const { context, page } = await openPhone(browser, 'UTC', server.clock.now());
    await context.addInitScript("localStorage.setItem('first-time-user', 'false')");
    let failures = 0;
    const stylesheet = /\/first-day-[^/]*\.css$/;
    await page.route(stylesheet, (route) => {
      failures += 1;
      return route.abort();
    });
    await page.goto(server.address);
    await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
    await expect.poll(() => failures).toBeGreaterThan(0);
    await page.unroute(stylesheet);
    const marginOfPart = () =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('online'));
        const part = document.querySelector('section[aria-labelledby="first-day"]');
        return part && getComputedStyle(part).marginTop;
      });
    await expect.poll(marginOfPart, { timeout: 10_000 }).toBe('32px');
  } finally {
    await browser.close();
  }
});
