import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cutOff } from '../../scripts/screenshots/faults.ts';
import { passes } from '../../scripts/screenshots/looks.ts';
import { openStage, type Stage } from '../../scripts/screenshots/stage.ts';
import { states } from '../../scripts/screenshots/states/states.ts';
import { bringAxe, findings } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { noteLateWords, outlineOf } from './outline.ts';

// A spinner alone has no heading.
const spinners = ['gate-loading', 'share-loading'];
// Before its words are there a page has no question to be named after.
const unnamed = ['writing-loading'];
// The arrow above and the button in the middle both lead back.
const sameDeeds = ['Back to Summaries'];
const looked = states.filter(({ name }) => !spinners.includes(name));
const half = Math.ceil(looked.length / 2);

/** Half of the states of `npm run screenshots` each, so that two cores share them: axe finds nothing in any of them,
 * and a screen reader finds its way. */
export function lookAtStates(which: 'first' | 'second'): void {
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

  test.each(which === 'first' ? looked.slice(0, half) : looked.slice(half))('$name', async ({ name, who, show }) => {
    const page = await stage.open(who);
    onTestFinished(async () => {
      await cutOff(page);
      await page.close();
    });
    await bringAxe(page);
    await noteLateWords(page);
    await show(page, stage);
    if (!unnamed.includes(name)) expect((await outlineOf(page, sameDeeds)).faults).toEqual([]);
    expect(await findings(page, name, ['dark', 'light', 'large'])).toEqual([]);
  });
}
