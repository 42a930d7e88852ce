// Tests that the browser enforces the content security policy of the served pages.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone } from './support/browser.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { violationsOf } from './support/violations.ts';

let browser: Browser;
let evening: FixedClockServer;
let page: Page;
let violations: readonly string[];

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('content-security-policy')]);
  ({ page } = await openPhone(browser, 'UTC', eveningMs, 'allow'));
  violations = await violationsOf(page);
  await page.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.goto(evening.address);
  await page.getByRole('tab', { name: 'Sign Up' }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

test('the policy allows the page to register its service worker, but no other worker script', async () => {
  await page.clock.runFor(10_000);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  expect(violations).toEqual([]);
  const other = page.evaluate(() => navigator.serviceWorker.register('/sw.js?other').then(() => 'registered'));
  await expect(other).rejects.toThrow('TrustedScriptURL');
  const policy = page.evaluate("trustedTypes.createPolicy('other', { createScriptURL: (url) => url })");
  await expect(policy).rejects.toThrow('disallowed');
});

test('the policy prevents scripts from inserting text as markup', async () => {
  const write = page.evaluate(() => {
    const paragraph = document.createElement('p');
    document.body.append(paragraph);
    paragraph.innerHTML = '<b>bold</b>';
  });
  await expect(write).rejects.toThrow('TrustedHTML');
  expect(await page.locator('b').count()).toBe(0);
});

test('the policy blocks inline scripts, event attributes and frames from another host', async () => {
  const before = violations.length;
  const ran = await page.evaluate(async () => {
    const inline = document.createElement('script');
    inline.append('window.ran = true');
    const foreign = document.createElement('iframe');
    foreign.src = 'https://attacker.example/';
    const button = document.createElement('button');
    document.body.append(inline, foreign, button);
    try {
      button.setAttribute('onclick', 'window.ran = true');
    } catch {}
    button.click();
    return 'ran' in window;
  });
  expect(ran).toBe(false);
  const blocked = () => new Set(violations.slice(before).map((violation) => violation.split(' ')[0]));
  await expect.poll(blocked).toEqual(new Set(['require-trusted-types-for', 'frame-src']));
});
