// The whole product without a pointer: every stop of the Tab key shows where it is, dialogs close with Escape and give
// the focus back.
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { type EveningServer, eveningMs, startEveningServer } from './support/evening-server.ts';
import { expectText } from './support/steps.ts';

const mostStops = 80;

let browser: Browser;
let evening: EveningServer;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startEveningServer('keyboard')]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});
beforeEach(async ({ onTestFailed }) => {
  phone = await openPhone(browser, 'UTC', eveningMs);
  ({ page } = phone);
  await page.goto(evening.address);
  onTestFailed(async () => {
    await page.screenshot({ path: '.cache/failed-keyboard.png' });
    console.error(page.url(), phone.complaints, await page.locator(':focus').evaluateAll((all) => all[0]?.outerHTML));
  });
});

const press = (key: string) => page.keyboard.press(key);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const expectFocus = (target: Locator) => expect.poll(() => hasFocus(target), { timeout: 10_000 }).toBe(true);

/** Whether what has the focus, what holds it or what stands for it is drawn with an outline, a shadow or another edge. */
const showsFocus = () =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return true;
    const around = [active, active.parentElement, active.parentElement?.parentElement, active.nextElementSibling];
    return around.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });

/** Walks there with Tab; fails where a stop on the way cannot be seen, or when it is never reached. */
async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await hasFocus(target)) return;
    await press('Tab');
    if (!(await showsFocus())) {
      throw new Error(
        `no focus to be seen on ${await page.locator(':focus').evaluate((element) => element.outerHTML)}`,
      );
    }
  }
  throw new Error(`${String(target)} is not reached by Tab`);
}

async function activate(target: Locator): Promise<void> {
  await tabTo(target);
  await press('Enter');
}

async function type(label: string, text: string): Promise<void> {
  await tabTo(page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('the intro, signing up, writing, the milestone, the streak, history', async () => {
  for (let slide = 1; slide < 6; slide += 1) await activate(button('Next'));
  await activate(button('Get Started'));
  await tabTo(page.getByRole('tab', { name: 'Sign In' }));
  await press('ArrowRight');
  await expectFocus(page.getByRole('tab', { name: 'Sign Up' }));
  await type('Full name (optional)', 'Iris Berg');
  await type('Email', 'iris@example.org');
  await type('Password', 'Quiet-harbour!');
  await type('Confirm password', 'Quiet-harbour!');
  await press('Enter');

  await activate(link(/Evening Reflection/));
  await expectFocus(page.getByRole('textbox'));
  await page.keyboard.type('The light on the river.');
  await activate(button('Submit Reflection'));
  await expectFocus(button('Continue Reflecting'));
  await press('Escape');

  const badge = button(/1 day streak/);
  await activate(badge);
  await page.getByRole('dialog').waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocus(badge);

  await activate(link('History'));
  await expectFocus(page.getByRole('heading', { name: 'History' }));
  await tabTo(button(/Wednesday, March 4, 2026/));
  await press('ArrowLeft');
  await expectFocus(button(/Tuesday, March 3, 2026/));
  await press('Enter');
  await expectText(page, 'No reflections found for Tuesday, March 3, 2026.');
  await press('Shift+Tab');
  for (let stop = 0; stop < 10 && !(await hasFocus(button('List view'))); stop += 1) await press('Shift+Tab');
  await press('Enter');
  await expectText(page, 'The light on the river.');
  expect(phone.complaints).toEqual([]);
});

test('summaries, sharing, settings, logging out', async () => {
  for (let slide = 1; slide < 6; slide += 1) await activate(button('Next'));
  await activate(button('Get Started'));
  await activate(button('Open the sample journal'));
  await activate(link('Summaries'));
  await expectFocus(page.getByRole('heading', { name: 'Weekly Summaries' }));
  await activate(button(/^Expand/).first());
  await expectText(page, 'Key Themes');
  await activate(button(/^Share/).first());

  const designs = button('Choose design');
  await activate(designs);
  await page.getByRole('dialog').waitFor();
  const royal = page.getByRole('option', { name: 'Royal' });
  await expectFocus(royal);
  await press('ArrowRight');
  await expectFocus(page.getByRole('option', { name: 'Forest' }));
  await press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocus(designs);
  await press('Enter');
  await page.getByRole('dialog').waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectFocus(designs);
  await tabTo(page.getByRole('button', { name: 'Share', exact: true }));
  const saved = page.waitForEvent('download');
  await press('Enter');
  await saved;

  await activate(button('Back to Summaries'));
  await activate(link('← Back'));
  const cards = ['/api/identity/account', '/api/identity/sessions', '/api/user/data'].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  );
  await activate(link('Settings'));
  await tabTo(page.getByRole('switch', { name: 'Audio Feedback' }));
  await press('Space');
  await expect.poll(() => page.getByRole('slider', { name: 'Volume' }).count()).toBe(0);
  // What is asked while the session ends is refused, and the browser says so.
  await Promise.all(cards);
  await activate(button('Log Out'));
  await expectText(page, 'Logged out');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(phone.complaints).toEqual([]);
});
