// Tests how Chromium prints the book of a journal, and a weekly summary.
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passes } from '../scripts/screenshots/passes.ts';
import { type ScreenshotApp, startScreenshotApp } from '../scripts/screenshots/screenshot-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { launchBrowser } from './support/browser.ts';

let browser: Browser;
let database: TestDatabase;
let app: ScreenshotApp;
let page: Page;

beforeAll(async () => {
  const pass = passes['docs'];
  if (!pass) throw new Error('The pass "docs" does not exist');
  browser = await launchBrowser();
  database = await createTestDatabase();
  app = await startScreenshotApp(browser, pass, 1, database.url);
  page = await app.open('sample');
  await page.goto(`${app.address}/book`);
  await page.getByRole('button', { name: 'Gather the Pages' }).click();
  await page.getByText('66 reflections, 8 weekly summaries').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await database?.remove();
});

test('the book of ten weeks has about forty A5 pages', async () => {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sizes.length).toBeGreaterThan(30);
  expect(sizes.length).toBeLessThan(60);
  // A5 is 148 mm by 210 mm. The PDF has the sizes in points.
  for (const [, width, height] of sizes) {
    expect(Number(width)).toBeCloseTo(419.5, -0.5);
    expect(Number(height)).toBeCloseTo(595.3, -0.5);
  }
});

test('in print, only the book is visible, black on white and in the product’s font', async () => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.getByRole('button', { name: 'Gather the Pages' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'October 2026' }).isVisible()).toBe(true);
  const words = page.locator('[data-book] p').filter({ hasText: 'A crane, a row of masts' }).first();
  const style = await words.evaluate((element) => {
    const { color, fontFamily, orphans, widows } = getComputedStyle(element);
    return { color, fontFamily, orphans, widows, ground: getComputedStyle(document.body).backgroundColor };
  });
  expect(style).toEqual({
    color: 'rgb(17, 17, 17)',
    fontFamily: expect.stringMatching(/^"?Newsreader/),
    orphans: '3',
    widows: '3',
    ground: 'rgb(255, 255, 255)',
  });
  await page.emulateMedia({ media: 'screen' });
  expect(await page.getByRole('heading', { name: 'October 2026' }).isVisible()).toBe(false);
});

test('in print, no page break is inside the box of a summary or directly after its first paragraph', async () => {
  await page.emulateMedia({ media: 'print' });
  const words = page
    .locator('[data-book] div')
    .filter({ hasText: /^The week of/ })
    .locator('> p')
    .first();
  const breaks = await words.evaluate((element) => [
    getComputedStyle(element.parentElement ?? element).breakInside,
    getComputedStyle(element).breakAfter,
  ]);
  expect(breaks).toEqual(['avoid', 'avoid']);
  await page.emulateMedia({ media: 'screen' });
});

test.each([
  ['/', 'Latest reflections'],
  ['/history', /^[A-Z].*day, /],
  ['/history?view=list', /^[A-Z].*day, /],
])('in print, %s shows its heading and no controls', async (path, heading) => {
  const reading = await app.open('sample');
  await reading.goto(`${app.address}${path}`);
  await reading.getByRole('heading', { name: heading }).first().waitFor();
  await reading.emulateMedia({ media: 'print' });
  await reading.setViewportSize({ width: 794, height: 1123 });
  expect(await reading.getByRole('heading', { name: heading }).first().isVisible()).toBe(true);
  const controls = 'button:not([data-words]), input, select, nav a, header a';
  expect(await reading.locator(`:is(${controls}):visible`).count()).toBe(0);
  await reading.close();
});

test.each([360, 1440])('printed from a window of %i px, the day in History is as wide as the page', async (width) => {
  const reading = await app.open('sample');
  await reading.setViewportSize({ width, height: 900 });
  await reading.goto(`${app.address}/history`);
  const heading = reading.getByRole('heading', { name: /^[A-Z].*day, / }).first();
  await heading.waitFor();
  await reading.emulateMedia({ media: 'print' });
  await reading.setViewportSize({ width: 794, height: 1123 });
  expect(await heading.evaluate((element) => element.clientWidth)).toBeGreaterThan(600);
  await reading.close();
});

test('in print, the heading of a day stays with its first reflection in the list of History', async () => {
  const reading = await app.open('sample');
  await reading.goto(`${app.address}/history?view=list`);
  const heading = reading.getByRole('heading', { name: /^[A-Z].*day, / }).first();
  await heading.waitFor();
  await reading.emulateMedia({ media: 'print' });
  const breaks = await heading.evaluate((element) => {
    const head = element.parentElement ?? element;
    const { breakInside, breakAfter } = getComputedStyle(head);
    const day = getComputedStyle(head.parentElement ?? head);
    return [breakInside, breakAfter, day.getPropertyValue('content-visibility')];
  });
  expect(breaks).toEqual(['avoid', 'avoid', 'visible']);
  await reading.close();
});

test.each([360, 1440])(
  'a page printed at a window width of %i px shows only the open summary, without buttons',
  async (width) => {
    const reading = await app.open('sample');
    await reading.setViewportSize({ width, height: 800 });
    await reading.goto(`${app.address}/weekly-summary`);
    await reading
      .getByRole('button', { name: /^Expand/ })
      .nth(1)
      .click();
    const sentence = reading.locator('[data-printed] p [role="button"]').first();
    await sentence.waitFor();
    await reading.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // The size of an A4 page at 96 dots per inch, the resolution at which Chromium lays out printed pages.
    await reading.setViewportSize({ width: 794, height: 1123 });
    expect(await sentence.isVisible()).toBe(true);
    expect(await reading.locator('h2:visible').count()).toBe(1);
    expect(await reading.locator('button:visible:not(li button)').count()).toBe(0);
    expect(await reading.getByRole('heading', { name: 'Weekly Summaries' }).isVisible()).toBe(false);
    const ground = await reading.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(ground).not.toBe('rgb(15, 15, 15)');
    await reading.close();
  },
);
