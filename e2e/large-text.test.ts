// Tests a browser whose text is at 200%, on a desktop with a window that is also zoomed to 200%, and the product's own
// text size on phones in landscape.
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments, findFastChromium } from '../testing/chromium.ts';
import { launchBrowser } from './support/browser.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText } from './support/page-actions.ts';

const largeText = '--blink-settings=defaultFontSize=32';
const zoomedDesktop = { width: 720, height: 450 };
const lowWindows = [
  [568, 320],
  [640, 360],
  [844, 390],
] as const;

let browser: Browser;
let evening: FixedClockServer;
let page: Page;

beforeAll(async () => {
  [browser, evening] = await Promise.all([
    chromium.launch({ executablePath: findFastChromium(), args: [...chromiumArguments, largeText] }),
    startFixedClockServer('large-text', { DEMO: 'true' }),
  ]);
  page = await openSample(browser, zoomedDesktop);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

/** Open the sample journal in a window. `percent` is the text size of the product's settings. */
async function openSample(
  ofBrowser: Browser,
  viewport: { width: number; height: number },
  percent = 100,
): Promise<Page> {
  const context = await ofBrowser.newContext({ viewport, timezoneId: 'UTC', serviceWorkers: 'block' });
  await context.addInitScript((size) => {
    localStorage.setItem('first-time-user', 'false');
    localStorage.setItem('text-size', String(size));
  }, percent);
  const opened = await context.newPage();
  await opened.clock.install({ time: eveningMs });
  await opened.goto(evening.address);
  await opened.getByRole('button', { name: 'Open the sample journal' }).click();
  await expectText(opened, 'day streak');
  return opened;
}

/** Return the words on the page that are broken over two lines. */
const brokenWords = (of: Page) =>
  of.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('svg, .visually-hidden')) continue;
      for (const { 0: word, index } of (text as Text).data.matchAll(/[\p{L}’]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 16) broken.push(word);
      }
    }
    return broken;
  });

test.each([
  ['/', 'Latest reflections'],
  ['/history', 'Evening'],
  ['/history?view=year', 'days with reflections'],
  ['/settings', 'Sound Settings'],
  ['/summary', 'Newest First'],
])('in a zoomed window with large text, %s breaks no word and cuts off nothing', async (path, text) => {
  await page.goto(`${evening.address}${path}`);
  await page.getByText(text).first().waitFor({ state: 'attached' });
  expect(await brokenWords(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomedDesktop.width);
});

describe.each([150, 200])('with a text size of %i percent, in landscape,', (percent) => {
  let phone: Page;
  let ownBrowser: Browser;

  beforeAll(async () => {
    ownBrowser = await launchBrowser();
    phone = await openSample(ownBrowser, { width: 844, height: 390 }, percent);
  });
  afterAll(() => ownBrowser.close());

  test.each([
    ['/', 'Latest reflections'],
    ['/history', 'Evening'],
    ['/history?view=list', 'Evening'],
    ['/history?view=year', 'days with reflections'],
    ['/settings', 'Sound Settings'],
    ['/settings/reminders', 'Notifications'],
    ['/summary', 'Newest First'],
    ['/share', 'Share'],
    ['/book', 'Gather the Pages'],
    ['/reflect/evening', 'Submit Reflection'],
  ])('%s cannot be moved sideways', async (path, text) => {
    await phone.goto(`${evening.address}${path}`);
    await phone.getByText(text).first().waitFor({ state: 'attached' });
    for (const [width, height] of lowWindows) {
      await phone.setViewportSize({ width, height });
      const widest = () => phone.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(widest, { message: `${width}x${height}` }).toBeLessThanOrEqual(width);
    }
  });

  test.each([
    '/',
    '/history',
    '/settings',
    '/settings/account',
    '/settings/reminders',
    '/settings/reading',
    '/settings/summaries',
    '/settings/safety',
    '/settings/data',
    '/settings/about',
    '/summary',
  ])('in a zoomed window, %s breaks no word across lines', async (path) => {
    await phone.goto(`${evening.address}${path}`);
    await phone.setViewportSize(zoomedDesktop);
    await phone.getByRole('heading', { level: 1 }).first().waitFor();
    await phone.waitForLoadState('networkidle');
    expect(await brokenWords(phone)).toEqual([]);
  });

  test('in a zoomed window, the name of a settings group is larger than its content', async () => {
    await phone.goto(`${evening.address}/settings`);
    await phone.setViewportSize(zoomedDesktop);
    const row = phone.getByRole('link', { name: 'Safety' }).locator('..');
    const sizeOf = (selector: string) =>
      row.locator(selector).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('a')).toBeGreaterThan(await sizeOf('p'));
  });

  test('no word in a settings title is broken across lines', async () => {
    await phone.setViewportSize({ width: 844, height: 390 });
    for (const [path, title] of [
      ['', 'Reading and Writing'],
      ['/reminders', 'Reminders'],
    ] as const) {
      await phone.goto(`${evening.address}/settings${path}`);
      await phone.getByText(title).first().waitFor();
      expect(await brokenWords(phone)).toEqual([]);
    }
  });
});

test('on a landscape phone, the question, the text area and the button of the writing page are in view', async () => {
  const ownBrowser = await launchBrowser();
  const phone = await openSample(ownBrowser, { width: 844, height: 390 }, 100);
  await phone.goto(`${evening.address}/reflect/evening`);
  const words = phone.getByRole('textbox');
  await words.waitFor();
  for (const text of ['', 'A line about the river and its light. '.repeat(12)]) {
    await words.fill(text);
    for (const [width, height] of [
      [844, 390],
      [667, 375],
      [640, 360],
    ] as const) {
      await phone.setViewportSize({ width, height });
      const submit = phone.getByRole('button', { name: 'Submit Reflection' });
      const bottomOf = () => submit.evaluate((element) => element.getBoundingClientRect().bottom);
      await expect.poll(bottomOf).toBeLessThanOrEqual(height);
      const barTop = await submit.evaluate((element) => element.getBoundingClientRect().top);
      const title = await phone.getByRole('heading').first().boundingBox();
      const area = await words.boundingBox();
      if (text !== '') continue;
      expect(title?.y).toBeGreaterThanOrEqual(0);
      expect((area?.y ?? Infinity) + (area?.height ?? 0)).toBeLessThanOrEqual(barTop);
    }
  }
  await ownBrowser.close();
});
