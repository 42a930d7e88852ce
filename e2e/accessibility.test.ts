// axe finds nothing, on any screen in any state: the built pages in a real browser against the real server.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signUpByApi } from './support/api-person.ts';
import { bringAxe, findings, type Way } from './support/axe.ts';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { type EveningServer, eveningMs, startEveningServer } from './support/evening-server.ts';
import { expectText } from './support/steps.ts';

const dayMs = 86_400_000;
const schemes: readonly Way[] = ['dark', 'light'];
const withLarge: readonly Way[] = ['dark', 'light', 'large'];
const everyWay: readonly Way[] = ['dark', 'light', 'large', 'forced'];

let browser: Browser;
let evening: EveningServer;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startEveningServer('axe')]);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

/** A phone of somebody who has seen the intro, unless told otherwise. */
async function takePhone({ isFirstTime = false } = {}) {
  phone = await openPhone(browser, 'UTC', evening.clock.now());
  ({ page } = phone);
  await bringAxe(phone.context);
  if (!isFirstTime) await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
}

const goTo = (path: string) => page.goto(evening.address + path);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

async function moveTo(instantMs: number) {
  evening.clock.set(instantMs);
  await phone.setClock(instantMs);
}

/** The page as it stands has nothing that axe would name. */
async function clean(state: string, ways: readonly Way[] = schemes) {
  expect(await findings(page, state, ways)).toEqual([]);
}

beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    await page.screenshot({ path: '.cache/failed-accessibility.png' });
    console.error(page.url(), phone.complaints);
  });
});

describe('signed out', () => {
  afterAll(() => phone.context.close());

  test('the intro, its first and its last slide', async () => {
    await takePhone({ isFirstTime: true });
    await goTo('/');
    await heading('Daily reflections');
    await clean('intro', withLarge);
    await button('Go to slide 6').click();
    await heading('Begin your journey inward');
    await clean('the last slide');
    await button('Get Started').click();
  });

  test('the login, with a refusal, the sign-up with its rules, the reset', async () => {
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    await clean('sign in', everyWay);
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('Wrong-password!');
    await button(/^Sign In$/).click();
    await expectText(page, 'Sign in failed');
    await clean('sign in, refused');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await page.getByLabel('Password', { exact: true }).fill('Half');
    await clean('sign up', withLarge);
    await page.getByLabel('Confirm password', { exact: true }).fill('Other');
    await button('Sign Up').click();
    await page.getByRole('alert').waitFor();
    await clean('sign up, refused');
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await button('Forgot Password?').click();
    await heading('Reset your password');
    await clean('reset', withLarge);
    const check = '**/api/identity/reset-password/check';
    await page.route(check, (route) => route.fulfill({ json: { status: true } }));
    await goTo('/auth?reset=letter');
    await button('Save New Password').waitFor();
    await clean('a new password');
    await page.unroute(check);
  });

  test('the 404 page', async () => {
    await goTo('/nowhere');
    await heading('404 Page Not Found');
    await clean('404', withLarge);
  });
});

describe('somebody new', () => {
  const email = 'noor@example.org';
  afterAll(() => phone.context.close());

  test('home, history and summaries while they are empty', async () => {
    await takePhone();
    await signUpByApi(evening.address, email);
    await goTo('/');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse1!');
    await button(/^Sign In$/).click();
    await expectText(page, 'What you write will rest here.');
    await clean('home, empty');
    await goTo('/history');
    await heading('No Reflections');
    await clean('calendar, empty day');
    await button('List view').click();
    await heading('No Reflections Yet');
    await clean('list, empty');
    await button('Year view').click();
    await expectText(page, 'No reflections in 2026.');
    await clean('year, empty');
    await goTo('/summary');
    await heading('No summaries yet');
    await clean('summaries, empty');
  });

  test('writing: no window, new, the first milestone, editing', async () => {
    await goTo('/reflect/deep');
    await heading('No Reflection Available');
    await clean('no window', withLarge);
    await goTo('/reflect/evening');
    await page.getByRole('textbox').waitFor();
    await clean('writing, new', everyWay);
    await page.getByRole('textbox').fill('The light on the river.');
    await expectText(page, 'Saved on this device');
    await clean('writing, with words');
    await button('Submit Reflection').click();
    await button('Continue Reflecting').waitFor();
    await clean('achievement', withLarge);
    await button('Continue Reflecting').click();
    await expectText(page, 'Edit available');
    await clean('home, written');
    await goTo('/reflect/evening');
    await expectText(page, 'Editing');
    await clean('writing, editing');
  });

  test('writing: two texts, words of a window that is over', async () => {
    await moveTo(eveningMs + dayMs);
    await goTo('/reflect/evening');
    await page.getByRole('textbox').fill('On the phone.');
    const elsewhere = await signUpByApi(evening.address, email);
    const { status, body } = await elsewhere.call('POST', '/api/reflections/current', { timezoneOffset: 0 });
    expect(status).toBe(200);
    const { window, prompt } = body as { window: object; prompt: { id: string } };
    const { isActive: _, ...bounds } = window as Record<string, unknown>;
    const written = { ...bounds, promptId: prompt.id, content: 'On the laptop.', timezoneOffset: 0 };
    expect((await elsewhere.call('POST', '/api/reflections', written)).status).toBe(201);
    await button('Submit Reflection').click();
    await heading('Two versions of this reflection');
    await clean('two texts', withLarge);
    await button('Keep both, one after the other').click();
    await button('Update Reflection').click();
    await expectText(page, '2 day streak');

    await moveTo(eveningMs + 2 * dayMs);
    await goTo('/reflect/evening');
    await page.getByRole('textbox').fill('Not handed in.');
    await expectText(page, 'Saved on this device');
    await moveTo(eveningMs + 2.5 * dayMs);
    await goTo('/');
    await expectText(page, 'Not handed in.');
    await clean('home, unsent words');
    await page
      .getByRole('link', { name: /Finish|Continue|Open/ })
      .first()
      .click();
    await expectText(page, 'Expired');
    await clean('writing, expired', withLarge);
    await moveTo(eveningMs);
  });
});

describe('somebody with ten weeks of reflections', () => {
  afterAll(() => phone.context.close());

  test('home and the streak explained', async () => {
    await takePhone();
    await goTo('/');
    await button('Open the sample journal').click();
    await expectText(page, 'Available now');
    await page.getByText(/day streak$/).waitFor();
    await clean('home', everyWay);
    await button(/day streak/).click();
    await page.getByRole('list', { name: 'Days of the streak, newest first' }).waitFor();
    await clean('streak', withLarge);
  });

  test('history: calendar, list, a search that finds and one that does not, year', async () => {
    await goTo('/history?date=2026-03-03');
    await page.getByRole('article').first().waitFor();
    await clean('calendar', withLarge);
    await button('List view').click();
    await page.getByRole('searchbox').waitFor();
    await clean('list');
    await page.getByRole('searchbox').fill('the');
    await expectText(page, 'so far');
    await clean('search');
    await page.getByRole('searchbox').fill('xyzzy');
    await heading('Nothing found');
    await clean('search, nothing');
    await button('Year view').click();
    await page.getByText(/days with reflections in 2026/).waitFor();
    await clean('year', withLarge);
  });

  test('summaries: the list, a search, an open one, what a sentence rests on', async () => {
    await goTo('/summary');
    await button(/^Expand/)
      .first()
      .waitFor();
    await clean('summaries', withLarge);
    await page.getByRole('searchbox').fill('zzzz');
    await heading('No matching summaries');
    await clean('summaries, nothing');
    await page.getByRole('searchbox').fill('the');
    await expectText(page, 'Match found');
    await clean('summaries, search');
    await button(/^Expand/)
      .first()
      .click();
    await expectText(page, 'Generated on');
    await clean('summary, open', withLarge);
    await page.locator('article span[aria-expanded="false"]').first().click();
    await page.getByText(/^from /).waitFor();
    await clean('summary, evidence');
  });

  test('share: the card, the designs, what is shared', async () => {
    await button(/^Share/)
      .first()
      .click();
    await page.waitForURL(/\/share\//);
    await page.getByRole('button', { name: 'Share', exact: true }).waitFor();
    await clean('share', withLarge);
    await button('Choose design').click();
    await heading('Choose Design');
    await clean('designs');
    await button('Close').click();
    await button(/Choose what is shared/).click();
    await heading('What Is Shared');
    await clean('what is shared');
  });

  test('settings', async () => {
    await goTo('/settings');
    await page.getByRole('switch', { name: 'More time to write' }).waitFor();
    await page.getByRole('radio').first().waitFor();
    await clean('settings', withLarge);
    expect(phone.complaints).toEqual([]);
  });
});
