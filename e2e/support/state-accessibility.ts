import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cutOff } from '../../scripts/screenshots/faults.ts';
import { passes } from '../../scripts/screenshots/passes.ts';
import { type ScreenshotApp, startScreenshotApp } from '../../scripts/screenshots/screenshot-app.ts';
import { states } from '../../scripts/screenshots/states/states.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addAxe, findings } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { outlineOf, recordLateTexts } from './outline.ts';
import screenOutlines from './screen-outlines.json' with { type: 'json' };
import { violationsOf } from './violations.ts';

type Expected = { readonly headings: readonly string[]; readonly landmarks: readonly string[] };

/** The complete outline of each screen in its main state. A heading between slashes is a regular expression. */
const outlines: Readonly<Record<string, Expected>> = screenOutlines;

// Skip the states that show only a spinner, which has no heading.
const spinners = ['gate-loading', 'share-loading'];
// The heading of the writing screen is its prompt, which is still loading in this state.
const withoutHeading = ['writing-loading'];
// An arrow at the top and a button in the middle both have this name and lead to the same page.
const repeatedButtons = ['Back to Summaries'];
const checked = states.filter(({ name }) => !spinners.includes(name));
const half = Math.ceil(checked.length / 2);

// The states of a screen share colours and sizes, so `npm test` checks only the main state in every display setting.
// `npm run test:screens` sets LOOKS=all.
const checksAllSettings = process.env['LOOKS'] === 'all';

const allSettings = ['dark', 'light', 'large', 'forced'] as const;

const matcher = (heading: string): unknown => {
  const pattern = /^\/(.*)\/(\w*)$/.exec(heading);
  return pattern ? expect.stringMatching(new RegExp(pattern[1] ?? '', pattern[2])) : heading;
};

/** Check half of the states of `npm run screenshots`. Each half has its own test file, so that both run in parallel. */
export function checkStates(which: 'first' | 'second'): void {
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

  const cases = which === 'first' ? checked.slice(0, half) : checked.slice(half);
  test.each(cases)(
    'axe finds no fault, the outline is correct and the browser blocks nothing in the state $name',
    async ({ name, who, show }) => {
      const page = await app.open(who);
      onTestFinished(async () => {
        await cutOff(page);
        await page.close();
      });
      const violations = await violationsOf(page);
      await addAxe(page);
      await recordLateTexts(page);
      await show(page, app);
      const expected = outlines[name];
      if (expected) {
        const { headings, landmarks } = expected;
        const outline = { headings: headings.map(matcher), landmarks, faults: [] };
        await expect.poll(() => outlineOf(page, repeatedButtons)).toEqual(outline);
      } else if (!withoutHeading.includes(name)) {
        expect((await outlineOf(page, repeatedButtons)).faults).toEqual([]);
      }
      const settings = expected || checksAllSettings ? allSettings : (['dark'] as const);
      expect(violations).toEqual([]);
      expect(await findings(page, name, settings)).toEqual([]);
    },
  );

  if (which === 'second') {
    test('every outline belongs to an existing state', () => {
      const names = checked.map(({ name }) => name);
      expect(Object.keys(outlines).filter((name) => !names.includes(name))).toEqual([]);
    });
  }
}
