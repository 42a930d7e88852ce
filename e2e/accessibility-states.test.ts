// axe finds nothing in any state of `npm run screenshots`: full, empty, missing, slow, broken, too long or new.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cutOff } from '../scripts/screenshots/faults.ts';
import { passes } from '../scripts/screenshots/looks.ts';
import { openStage, type Stage } from '../scripts/screenshots/stage.ts';
import { states } from '../scripts/screenshots/states/states.ts';
import { bringAxe, findings } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';

// A spinner alone has no heading.
const spinners = ['gate-loading', 'share-loading'];

let browser: Browser;
let stage: Stage;

beforeAll(async () => {
  const pass = passes['motion'];
  if (!pass) throw new Error('no such pass');
  browser = await launchBrowser();
  stage = await openStage(browser, { ...pass, reducedMotion: 'reduce' }, 1);
});
afterAll(async () => {
  await stage.close();
  await browser.close();
});

test.each(states.filter(({ name }) => !spinners.includes(name)))('$name', async ({ name, who, show }) => {
  const page = await stage.open(who);
  onTestFinished(async () => {
    await cutOff(page);
    await page.close();
  });
  await bringAxe(page);
  await show(page, stage);
  expect(await findings(page, name, ['dark', 'light', 'large'])).toEqual([]);
});
