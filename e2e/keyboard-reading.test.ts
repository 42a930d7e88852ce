// Uses the reading screens by keyboard: list, calendar, year, search, and a summary with evidence, versions and card.
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { type Keyboard, keyboardOf } from './support/keyboard.ts';
import { expectText } from './support/page-actions.ts';

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;
let page: Page;
let keys: Keyboard;

beforeAll(async () => {
  [browser, evening] = await Promise.all([
    launchBrowser(),
    startFixedClockServer('keyboard-reading', { DEMO: 'true' }),
  ]);
  phone = await openPhone(browser, 'UTC', eveningMs);
  ({ page } = phone);
  keys = keyboardOf(page);
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.goto(evening.address);
  await keys.activate(button('Open the sample journal'));
  await expectText(page, 'day streak');
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    await page.screenshot({ path: '.cache/failed-keyboard-reading.png' });
    console.error(
      page.url(),
      phone.browserErrors,
      await page.locator(':focus').evaluateAll((all) => all[0]?.outerHTML),
    );
  });
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const isOpen = (target: Locator) => target.getAttribute('aria-expanded');

test('a reflection in the list opens and closes by keyboard', async () => {
  await page.goto(`${evening.address}/history`);
  await keys.activate(button('List view'));
  await keys.expectFocus(button('List view'));
  const first = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^(Read more|Show less)/ });
  await keys.activate(first);
  await expect.poll(() => isOpen(first)).toBe('true');
  await keys.expectFocus(first);
  await keys.press('Space');
  await expect.poll(() => isOpen(first)).toBe('false');
});

test('arrow keys move from the day in the URL into the previous month of the calendar', async () => {
  await page.goto(`${evening.address}/history?date=2026-03-03`);
  const day = (name: string) => page.getByRole('table').getByRole('button', { name });
  await keys.tabTo(day('Tuesday, March 3, 2026'));
  await keys.press('ArrowUp');
  await keys.expectFocus(day('Tuesday, February 24, 2026'));
  await keys.press('ArrowRight');
  await keys.expectFocus(day('Wednesday, February 25, 2026'));
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'Wednesday, February 25, 2026' }).waitFor();
  await keys.press('Tab');
  await keys.expectFocus(page.getByRole('article').first().getByRole('button').first());
});

test('arrow keys reach the days of the year, and Enter opens a month', async () => {
  await page.goto(`${evening.address}/history`);
  await keys.activate(button('Year view'));
  const march = button('Mar: open March 2026');
  await march.waitFor();
  await keys.tabTo(page.getByRole('region', { name: 'Year' }).locator('[tabindex="0"]').first());
  await keys.press('ArrowLeft');
  const focused = () => page.locator(':focus').evaluateAll((all) => all[0]?.getAttribute('aria-label') ?? '');
  await expect.poll(focused).toMatch(/2026, (?!not known)/);
  const opened = await focused();
  await keys.press('Enter');
  await page.getByRole('region', { name: 'Calendar' }).waitFor();
  await expect.poll(focused).toBe(opened);
  await page.goBack();
  await page.getByRole('region', { name: 'Year' }).waitFor();
  await expect.poll(focused).toBe(opened);
  const another = page.getByRole('button', { name: /^Monday, February 2, 2026/ });
  await another.click();
  await page.getByRole('region', { name: 'Calendar' }).waitFor();
  await page.goBack();
  await expect.poll(() => another.evaluate((day) => day === document.activeElement)).toBe(true);
  await march.click();
  await page.getByRole('region', { name: 'Calendar' }).waitFor();
  await page.goBack();
  await expect.poll(focused).toBe('Mar: open March 2026');
});

test('a search is started and cleared by keyboard', async () => {
  await page.goto(`${evening.address}/history`);
  await keys.activate(button('List view'));
  const box = page.getByRole('searchbox', { name: 'Search your reflections' });
  await keys.tabTo(box);
  await page.keyboard.type('piano');
  await page.getByRole('status').filter({ hasText: 'reflections' }).waitFor();
  await keys.expectFocus(box);
  await keys.press('Control+A');
  await keys.press('Delete');
  await page.getByRole('article').first().waitFor();
  await keys.expectFocus(box);
});

test('with only the keyboard, the date of a search result opens its day in the calendar, and Back returns to the result', async () => {
  await page.goto(`${evening.address}/history`);
  await keys.tabTo(page.getByRole('searchbox', { name: 'Search your reflections' }));
  await page.keyboard.type('piano');
  await page.getByRole('status').filter({ hasText: 'reflections' }).waitFor();
  const date = page.getByRole('heading', { level: 2 }).getByRole('link').nth(5);
  const name = (await date.textContent()) ?? '';
  await keys.activate(date);
  await keys.expectFocus(page.getByRole('table').getByRole('button', { name }));
  const box = page.getByRole('searchbox', { name: 'Search your reflections' });
  expect(await box.inputValue()).toBe('');
  await page.goBack();
  await keys.expectFocus(date);
  expect(await box.inputValue()).toBe('piano');
});

test('a user can search, sort and rewrite summaries and open their evidence by keyboard', async () => {
  await page.goto(`${evening.address}/summary`);
  const box = page.getByRole('searchbox', { name: 'Search summaries' });
  await keys.tabTo(box);
  await page.keyboard.type('zzz');
  await keys.press('Control+A');
  await keys.press('Delete');
  const order = page.getByRole('combobox', { name: 'Sort' });
  await keys.tabTo(order);
  await keys.press('ArrowDown');
  await expect
    .poll(() => order.evaluate((select) => (select instanceof HTMLSelectElement ? select.value : '')))
    .toBe('oldest');
  await keys.press('ArrowUp');
  const expand = button(/^Expand/).first();
  await keys.activate(expand);
  await keys.expectFocus(page.getByRole('article').first().getByRole('heading', { level: 2 }));
  const rewrite = button('Write another version');
  await rewrite.waitFor();
  const sentence = page.getByRole('article').first().locator('p [role=button]').last();
  await keys.tabTo(rewrite);
  await keys.press('Enter');
  const second = page.getByRole('radio', { name: /Second version/ });
  await second.waitFor();
  await keys.expectFocus(page.getByRole('article').first().getByRole('heading', { level: 2 }));
  await keys.tabTo(second);
  await keys.press('ArrowUp');
  await expect.poll(() => page.getByRole('radio', { name: /First version/ }).isChecked()).toBe(true);
  // Skip the themes and the button for an earlier week, which are between the versions and the text.
  const between = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /remove or rename|^Earlier week/ });
  for (let control = await between.count(); control > 0; control -= 1) await keys.press('Shift+Tab');
  await keys.press('Shift+Tab');
  await keys.expectFocus(sentence);
  await keys.press('Enter');
  await expect.poll(() => isOpen(sentence)).toBe('true');
  await keys.expectFocus(sentence);
  const source = page.getByRole('article').first().getByRole('link').first();
  await keys.activate(source);
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await expect.poll(() => page.locator('article:focus').count()).toBe(1);
  await page.goBack();
  await expect.poll(() => isOpen(sentence)).toBe('true');
  await keys.expectFocus(sentence);
});

test('a user chooses the words and the mode of a card by keyboard', async () => {
  await page.goto(`${evening.address}/summary`);
  await keys.activate(button(/^Share/).first());
  const words = button(/^Choose what is shared/);
  await keys.opensAndReturns(words, 'What Is Shared', async () => {
    const sentence = page.getByRole('checkbox').nth(1);
    await keys.tabTo(sentence);
    await keys.press('Space');
    await expect.poll(() => sentence.isChecked()).toBe(false);
  });
  await keys.activate(button('Full text'));
  await expect.poll(() => button('Full text').getAttribute('aria-pressed')).toBe('true');
  await keys.opensAndReturns(button('Choose design'), /./, () => keys.press('ArrowRight'));
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await keys.tabTo(share);
  const saved = page.waitForEvent('download');
  await keys.press('Enter');
  await saved;
  await keys.expectFocus(share);
  await keys.activate(button('Back to Summaries'));
  await keys.expectFocus(page.getByRole('article').first().getByRole('heading', { level: 2 }));
});

test('"Back to Summaries" on a share card returns to the search that led to its summary', async () => {
  await page.goto(`${evening.address}/summary`);
  const search = page.getByRole('searchbox');
  await search.fill('piano');
  await page.waitForFunction(() => JSON.stringify(history.state).includes('piano'));
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await button('Back to Summaries').click();
  await expect.poll(() => search.inputValue()).toBe('piano');
});
