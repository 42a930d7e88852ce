import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cutOff } from '../../scripts/screenshots/faults.ts';
import { passes } from '../../scripts/screenshots/passes.ts';
import { type ScreenshotApp, startScreenshotApp } from '../../scripts/screenshots/screenshot-app.ts';
import type { State } from '../../scripts/screenshots/state.ts';
import { states } from '../../scripts/screenshots/states/states.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { addAxe, findings } from './axe.ts';
import { launchBrowser } from './browser.ts';
import { outlineOf, recordLateTexts } from './outline.ts';
import screenOutlines from './screen-outlines.json' with { type: 'json' };
import { largeBars, smallTargets } from './sizes.ts';
import { violationsOf } from './violations.ts';

type Expected = { readonly headings: readonly string[]; readonly landmarks: readonly string[] };

/** The complete outline of each screen in its main state. A heading between slashes is a regular expression. */
const outlines: Readonly<Record<string, Expected>> = screenOutlines;

// Not checked: these states show only a spinner, which has no heading.
const spinners = ['gate-loading', 'share-loading'];
// The heading of the writing screen is its prompt, which is still loading in this state.
const withoutHeading = ['writing-loading'];
// Two buttons, an arrow at the top and a button in the middle, have this name and lead to the same page.
const repeatedButtons = ['Back to Summaries'];
const known = states.filter(({ name }) => !spinners.includes(name));

// The states of a screen share colours and sizes. So `npm test` checks only the main state of each screen in every
// display setting, and every fourth of the other states in the dark scheme. `npm run test:screens` sets STATES=all to
// check all.
const checksAll = process.env['STATES'] === 'all';
const mainStates = known.filter(({ name }) => name in outlines);
const otherStates = known.filter(({ name }) => !(name in outlines)).filter((_, index) => checksAll || index % 4 === 0);

const allSettings = ['dark', 'light', 'large', 'forced'] as const;

const phones = [
  [360, 800],
  [320, 568],
] as const;
/** Phones in landscape, and a desktop window of 1280 x 1024 zoomed to 400%. */
const lowWindows = [
  [640, 360],
  [800, 360],
  [320, 256],
] as const;

const matcher = (heading: string): unknown => {
  const pattern = /^\/(.*)\/(\w*)$/.exec(heading);
  return pattern ? expect.stringMatching(new RegExp(pattern[1] ?? '', pattern[2])) : heading;
};

/** Return a line for each touch target that is too small and, in low windows, for each bar that is too large. */
async function sizeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [width, height] of [...phones, ...lowWindows]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const found = [...(await smallTargets(page)), ...(height < 480 ? await largeBars(page) : [])];
    faults.push(...found.map((fault) => `at ${width} x ${height}: ${fault}`));
  }
  return faults;
}

type Half = 'first' | 'second';

function halfOf(all: readonly State[], which: Half): readonly State[] {
  const middle = Math.ceil(all.length / 2);
  return which === 'first' ? all.slice(0, middle) : all.slice(middle);
}

/** Check half of the states of `npm run screenshots`. Each half has its own test file, so that both run in parallel. */
export function checkStates(which: Half): void {
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

  /** Show a state. Expect that its outline has no fault and that the browser blocks nothing. */
  const showState = async ({ name, who, show }: State) => {
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
      const outline = { headings: headings.map(matcher), landmarks: landmarks.map(matcher), faults: [] };
      await expect.poll(() => outlineOf(page, repeatedButtons)).toEqual(outline);
    } else if (!withoutHeading.includes(name)) {
      expect((await outlineOf(page, repeatedButtons)).faults).toEqual([]);
    }
    expect(violations).toEqual([]);
    return page;
  };

  test.each(halfOf(mainStates, which))(
    'axe finds no fault in any display setting, the outline is complete, and small windows hide nothing in the state $name',
    async (state) => {
      const page = await showState(state);
      expect(await findings(page, state.name, allSettings)).toEqual([]);
      expect(await sizeFaults(page)).toEqual([]);
    },
  );

  test.each(halfOf(otherStates, which))(
    'axe finds no fault, the outline is correct and the browser blocks nothing in the state $name',
    async (state) => {
      const page = await showState(state);
      const found = await findings(page, state.name, checksAll ? allSettings : ['dark']);
      const isNoHeading = (line: string) =>
        withoutHeading.includes(state.name) && line.includes('page-has-heading-one');
      expect(found.filter((line) => !isNoHeading(line))).toEqual([]);
    },
  );

  if (which === 'second') {
    test('every outline belongs to an existing state', () => {
      const names = known.map(({ name }) => name);
      expect(Object.keys(outlines).filter((name) => !names.includes(name))).toEqual([]);
    });
  }
}
