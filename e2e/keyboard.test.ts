// Uses the whole product by keyboard. Every element reached by Tab must show the focus. Escape must close dialogs and
// return the focus.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('keyboard', { DEMO: 'true' })]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});
beforeEach(async ({ onTestFailed }) => {
  phone = await openPhone(browser, 'UTC', eveningMs);
  ({ page } = phone);
  keys = keyboardOf(page);
  await page.goto(evening.address);
  onTestFailed(async () => {
    await page.screenshot({ path: '.cache/failed-keyboard.png' });
    console.error(
      page.url(),
      phone.browserErrors,
      await page.locator(':focus').evaluateAll((all) => all[0]?.outerHTML),
    );
  });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });

test('using only the keyboard, a new user passes the intro, signs up, writes a first reflection and opens the history', async () => {
  for (let slide = 1; slide < 6; slide += 1) await keys.activate(button('Next'));
  await keys.activate(button('Get Started'));
  await keys.tabTo(page.getByRole('tab', { name: 'Sign Up' }));
  await keys.press('ArrowLeft');
  await keys.expectFocus(page.getByRole('tab', { name: 'Sign In' }));
  await keys.press('ArrowRight');
  await keys.expectFocus(page.getByRole('tab', { name: 'Sign Up' }));
  await keys.type('Full name (optional)', 'Iris Berg');
  await keys.type('Email', newEmail('iris'));
  await keys.type('Password', 'Quiet-harbour!');
  await keys.type('Confirm password', 'Quiet-harbour!');
  await keys.press('Enter');

  await keys.activate(link(/Evening Reflection/));
  await keys.expectFocus(page.getByPlaceholder('Write what comes…'));
  await page.keyboard.type('The light on the river.');
  await keys.activate(button('Submit Reflection'));
  await keys.expectFocus(button('Continue Reflecting'));
  await keys.press('Escape');

  const badge = button(/1 day streak/);
  await keys.opensAndReturns(badge, 'Why this number?', () => expectText(page, 'A day counts with one reflection'));

  await keys.activate(link('History'));
  await keys.expectFocus(page.getByRole('heading', { name: 'History' }));
  await keys.tabTo(button(/Wednesday, March 4, 2026/));
  await keys.press('ArrowLeft');
  await keys.expectFocus(button(/Tuesday, March 3, 2026/));
  await keys.press('Enter');
  await expectText(page, 'No reflections found for Tuesday, March 3, 2026.');
  for (
    let stop = 0;
    stop < 10 && !(await button('List view').evaluate((element) => element === document.activeElement));
    stop += 1
  )
    await keys.press('Shift+Tab');
  await keys.press('Enter');
  await expectText(page, 'The light on the river.');
  expect(phone.browserErrors).toEqual([]);
});

test('using only the keyboard, a user uses summaries, sharing and settings, and logs out', async () => {
  for (let slide = 1; slide < 6; slide += 1) await keys.activate(button('Next'));
  await keys.activate(button('Get Started'));
  await keys.activate(button('Open the sample journal'));
  await keys.activate(link('Summaries'));
  await keys.expectFocus(page.getByRole('heading', { name: 'Weekly Summaries' }));
  await keys.activate(button(/^Expand/).first());
  await expectText(page, 'Key Themes');
  await keys.opensAndReturns(button(/: remove or rename$/).first(), /./, () => expectText(page, 'Remove this theme'));
  await keys.activate(button(/^Share/).first());

  const designs = button('Choose design');
  await keys.activate(designs);
  await page.getByRole('dialog').waitFor();
  const royal = page.getByRole('option', { name: 'Royal' });
  await keys.expectFocus(royal);
  await keys.press('ArrowRight');
  await keys.expectFocus(page.getByRole('option', { name: 'Forest' }));
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await keys.expectFocus(designs);
  await keys.press('Enter');
  await page.getByRole('dialog').waitFor();
  await keys.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await keys.expectFocus(designs);
  await keys.tabTo(page.getByRole('button', { name: 'Share', exact: true }));
  const saved = page.waitForEvent('download');
  await keys.press('Enter');
  await saved;

  await keys.activate(button('Back to Summaries'));
  await keys.activate(link('← Back'));
  await keys.activate(link('Settings'));
  await keys.tabTo(page.getByRole('switch', { name: 'Audio Feedback' }));
  await keys.press('Space');
  await expect.poll(() => page.getByRole('slider', { name: 'Volume' }).count()).toBe(0);
  await keys.activate(button('Log Out'));
  await expectText(page, 'Logged out');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(phone.browserErrors).toEqual([]);
});
