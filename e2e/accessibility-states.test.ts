// axe finds nothing where something is missing, slow, broken, too long or new: the states of `npm run screenshots` that
// the journeys of accessibility.test.ts do not come through.
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cutOff } from '../scripts/screenshots/faults.ts';
import { passes } from '../scripts/screenshots/looks.ts';
import { openStage, type Stage } from '../scripts/screenshots/stage.ts';
import { states } from '../scripts/screenshots/states/states.ts';
import { bringAxe, findings } from './support/axe.ts';
import { launchBrowser } from './support/browser.ts';

// A spinner alone has no heading, so gate-loading and share-loading are not here.
const wanted =
  /^(home|writing|history-.*|summaries|settings)-loading$|-(failed|offline|unreachable|refused|waiting|busy|sending|code|confirmed|journey|memory|none|hundred|long|long-words|too-long|extra-time|not-found)$|^settings-|^share-(?!loading)|^reset-/;

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

test.each(states.filter(({ name }) => wanted.test(name)))('$name', async ({ name, who, show }) => {
  const page = await stage.open(who);
  onTestFinished(async () => {
    await cutOff(page);
    await page.close();
  });
  await bringAxe(page);
  await show(page, stage);
  expect(await findings(page, name, ['dark', 'light', 'large'])).toEqual([]);
});
