// Every screen on small and low windows: touch targets of 44 px, and no bar that covers the page.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cutOff } from '../scripts/screenshots/faults.ts';
import { passes } from '../scripts/screenshots/passes.ts';
import { type ScreenshotApp, startScreenshotApp } from '../scripts/screenshots/screenshot-app.ts';
import { states } from '../scripts/screenshots/states/states.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { launchBrowser } from './support/browser.ts';
import screenOutlines from './support/screen-outlines.json' with { type: 'json' };
import { largeBars, smallTargets } from './support/sizes.ts';

const phones = [
  [360, 800],
  [320, 568],
] as const;
/** Landscape phones, and a desk of 1280 x 1024 zoomed to 400%. */
const lowWindows = [
  [640, 360],
  [800, 360],
  [320, 256],
] as const;

let browser: Browser;
let app: ScreenshotApp;
let database: TestDatabase;

beforeAll(async () => {
  const pass = passes['motion'];
  if (!pass) throw new Error('The pass "motion" does not exist');
  browser = await launchBrowser();
  database = await createTestDatabase();
  app = await startScreenshotApp(browser, { ...pass, reducedMotion: 'reduce' }, 1, database.url);
});
afterAll(async () => {
  await app.close();
  await browser.close();
  await database.remove();
});

/** The main state of every screen. */
const mainStates = states.filter(({ name }) => name in screenOutlines);

test.each(mainStates)('small and low windows hide nothing in the state $name', async ({ name, who, show }) => {
  const page = await app.open(who);
  onTestFinished(async () => {
    await cutOff(page);
    await page.close();
  });
  await show(page, app);
  const faults: string[] = [];
  for (const [width, height] of [...phones, ...lowWindows]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const found = [...(await smallTargets(page)), ...(height < 480 ? await largeBars(page) : [])];
    faults.push(...found.map((fault) => `${name} at ${width} x ${height}: ${fault}`));
  }
  expect(faults).toEqual([]);
});
