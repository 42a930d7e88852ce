// Writes by keyboard: restores, submits and edits a draft, and copies a draft whose window has ended.

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUpByApi } from './support/api-user.ts';
import { pathOf } from './support/base-path.ts';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { type Keyboard, keyboardOf } from './support/keyboard.ts';
import { expectText, newEmail } from './support/page-actions.ts';

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;
let page: Page;
let keys: Keyboard;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('keyboard-writing')]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});
beforeEach(async ({ onTestFailed }) => {
  phone = await openPhone(browser, 'UTC', eveningMs);
  ({ page } = phone);
  keys = keyboardOf(page);
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  onTestFailed(async () => {
    await page.screenshot({ path: '.cache/failed-keyboard-writing.png' });
    console.error(page.url(), phone.browserErrors, await page.locator('body').ariaSnapshot());
  });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const textbox = () => page.getByPlaceholder('Write what comes…');

async function signIn(email: string): Promise<void> {
  await signUpByApi(evening.address, email);
  await page.goto(evening.address);
  await keys.type('Email', email);
  await keys.type('Password', 'Correct-horse1!');
  await keys.press('Enter');
  await expectText(page, '0 day streak');
}

test('using only the keyboard, a user restores, submits and edits a reflection, and closes the celebration', async () => {
  await signIn(newEmail('rune'));
  await keys.activate(page.getByRole('link', { name: /Evening Reflection/ }));
  await keys.expectFocus(textbox());
  await page.keyboard.type('The light');
  await expectText(page, 'Saved on this device');
  await page.reload();
  await keys.expectFocus(textbox());
  await page.keyboard.type(' on the river.');
  await expect.poll(() => textbox().inputValue()).toBe('The light on the river.');
  await keys.press('Tab');
  await keys.expectFocus(button('Submit Reflection'));
  await keys.press('Enter');
  const onwards = button('Continue Reflecting');
  await keys.expectFocus(onwards);
  await keys.press('Tab');
  await keys.tabTo(onwards);
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await keys.opensAndReturns(button(/1 day streak/), 'Why this number?', () => expectText(page, 'A day counts with'));
  await keys.activate(page.getByRole('link', { name: /Evening Reflection/ }));
  await keys.expectFocus(textbox());
  await keys.press('Control+End');
  await page.keyboard.type(' Still there.');
  // Reach the button by Tab: in the text field, Tab must move the focus and type nothing.
  await keys.activate(button('Update Reflection'));
  await expectText(page, 'The light on the river. Still there.');
});

test('with only the keyboard, a draft whose window has ended can be copied or used in the next reflection', async () => {
  await signIn(newEmail('sigrid'));
  await keys.activate(page.getByRole('link', { name: /Evening Reflection/ }));
  await keys.expectFocus(textbox());
  await page.keyboard.type('Too late tonight.');
  await expectText(page, 'Saved on this device');
  const json = { code: 'window_closed', message: 'This window is over.', requestId: 'keyboard' };
  await page.route('**/api/reflections', (route) => route.fulfill({ status: 422, json }));
  await keys.activate(button('Submit Reflection'));
  const use = button('Use in my next reflection');
  await use.waitFor();
  await keys.press('Shift+Tab');
  await keys.tabTo(button('Copy the words'));
  await keys.activate(use);
  await expect.poll(() => pathOf(page.url())).toBe('/');
  await keys.tabTo(page.getByRole('link', { name: 'History' }));
});

test('using only the keyboard, a user returns home from the writing page when no window is open', async () => {
  await signIn(newEmail('tove'));
  await page.goto(`${evening.address}/reflect/deep`);
  await page.getByRole('heading', { name: 'No Reflection Available' }).waitFor();
  await keys.activate(page.getByRole('link', { name: /Home/ }).or(button(/Home/)).first());
  await expect.poll(() => pathOf(page.url())).toBe('/');
});
