// Tests two tabs of one user, with and without localStorage. Without it, tabs get no storage events from each other.
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp } from './support/page-actions.ts';

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('two-tabs')]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});
afterEach(() => phone.context.close());

const blocked = `
  Object.defineProperty(window, 'localStorage', {
    get: () => { throw new DOMException('denied', 'SecurityError'); },
  });`;
const seen = "localStorage.setItem('first-time-user', 'false');";

async function passIntro(page: Page): Promise<void> {
  const getStarted = page.getByRole('button', { name: 'Get Started' });
  while (!(await getStarted.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
  await getStarted.click();
}

test.each([
  ['works', seen, false],
  ['is blocked', blocked, true],
])('a sign-out in one tab signs out the other tab when localStorage %s', async (_how, initScript, hasIntro) => {
  phone = await openPhone(browser, 'UTC', evening.clock.now());
  await phone.context.addInitScript(initScript);
  const { page } = phone;
  await page.goto(evening.address);
  if (hasIntro) await passIntro(page);
  await signUp(page, { name: 'Ida Holm', email: newEmail('ida') });
  const other = await phone.context.newPage();
  await other.goto(evening.address);
  await expectText(other, 'Available now');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectText(page, 'Logged out');
  if (hasIntro) await other.getByRole('button', { name: 'Next' }).waitFor();
  else await other.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(await other.getByText('Available now').count()).toBe(0);
});
