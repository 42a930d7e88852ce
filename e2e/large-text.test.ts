// Tests a browser whose text is at 200%, on a desktop with a window that is also zoomed to 200%.
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArguments, findFastChromium } from '../testing/chromium.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText } from './support/page-actions.ts';

const largeText = '--blink-settings=defaultFontSize=32';
const zoomedDesktop = { width: 720, height: 450 };

let browser: Browser;
let evening: FixedClockServer;
let page: Page;

beforeAll(async () => {
  [browser, evening] = await Promise.all([
    chromium.launch({ executablePath: findFastChromium(), args: [...chromiumArguments, largeText] }),
    startFixedClockServer('large-text', { DEMO: 'true' }),
  ]);
  const context = await browser.newContext({ viewport: zoomedDesktop, timezoneId: 'UTC', serviceWorkers: 'block' });
  await context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  page = await context.newPage();
  await page.clock.install({ time: eveningMs });
  await page.goto(evening.address);
  await page.getByRole('button', { name: 'Open the sample journal' }).click();
  await expectText(page, 'day streak');
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

/** Return the words on the page that are broken over two lines. */
const brokenWords = () =>
  page.evaluate(() => {
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
  expect(await brokenWords()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(zoomedDesktop.width);
});
