import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { weeklySummaryJob } from '../server/features/summaries/make-weekly-summary.ts';
import { runDue } from '../server/jobs/run-jobs.ts';
import { type RunningServer, startServer } from '../server/start.ts';
import { type FixedClock, fixedClock } from '../testing/fixed-clock.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { basePathVariable } from './support/base-path.ts';
import { launchBrowser, openPhone, type Phone, wallTime } from './support/browser.ts';
import { expectText, signUp, writeReflection } from './support/page-actions.ts';

/** The days on which the user writes: Wednesday to Saturday of one week. */
const evenings = ['2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'];
const words = [
  'The harbour was quiet tonight and I walked home slowly with my father. We counted the boats twice.',
  'I learned that the garden needs patience more than water. My hands still smell of soil.',
  'My father laughed about the boats again, and I felt lighter than I have in weeks.',
  'Next week I want to finish the garden wall. The harbour can wait until the weather turns.',
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Start the server with a database: `embedded` is part of the server, `system` is the machine's own PostgreSQL. */
async function start(database: 'embedded' | 'system', clock: FixedClock) {
  const folder = temporaryFolder('journey');
  const own = database === 'system' ? await createTestDatabase() : null;
  const config = readConfig({
    PORT: '0',
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    ...basePathVariable,
    ...own?.variables,
  });
  const server = await startServer(config, { clock });
  return {
    server,
    stop: async () => {
      await server.stop();
      await own?.remove();
      folder.remove();
    },
  };
}

const places = [
  { zone: 'Pacific/Auckland', database: 'embedded' },
  { zone: 'America/St_Johns', database: 'system' },
] as const;
/** The zones and databases to test. With Citus, only the database on the cluster. */
const tested = inject('citusNodes') ? places.slice(1) : places;

describe.each(tested)('a user in $zone, on the $database database', ({ zone, database }) => {
  const clock = fixedClock(wallTime(zone, `${evenings[0]}T19:30`));
  let server: RunningServer;
  let stop: () => Promise<void>;
  let phone: Phone;
  let address: string;

  beforeAll(async () => {
    ({ server, stop } = await start(database, clock));
    address = server.address ?? '';
    phone = await openPhone(browser, zone, clock.now());
  });
  afterAll(async () => {
    await phone.context.close();
    await stop();
  });
  beforeEach(({ onTestFailed }) => {
    onTestFailed(async () => {
      await phone.page.screenshot({ path: `.cache/failed-journey-${database}.png` });
      console.error(phone.page.url(), phone.browserErrors, await phone.page.locator('body').ariaSnapshot());
    });
  });

  async function goTo(path: string, wall?: string): Promise<void> {
    if (wall) {
      // Leave the page before the clock jumps: the token of a request under way would be expired.
      await phone.page.goto('about:blank');
      clock.set(wallTime(zone, wall));
      await phone.setClock(clock.now());
    }
    await phone.page.goto(address + path);
  }

  test('a new user sees the intro once, signs up and finds the evening open', async () => {
    const { page } = phone;
    await goTo('/');
    for (let slide = 1; slide < 6; slide += 1) await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Get Started' }).click();
    await signUp(page, { name: 'Mara Ozola', email: `mara@${zone.toLowerCase().replace(/[^a-z]/g, '-')}.example` });
    await expectText(page, '0 day streak');
    await expectText(page, 'Available now');
  });

  test('a user submits a reflection, sees it saved, and reaches the first milestone [4.30]', async () => {
    const { page } = phone;
    await writeReflection(page, words[0] ?? '');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Welcome').first().waitFor();
    await dialog.getByRole('button', { name: 'Continue Reflecting' }).click();
    await expectText(page, '1 day streak');
    await expectText(page, 'Completed');
    await expectText(page, 'Edit available');
  });

  test('a user edits a reflection while its window is open', async () => {
    const { page } = phone;
    await page.getByRole('link', { name: /Evening Reflection/ }).click();
    await expectText(page, 'Editing');
    const text = page.getByPlaceholder('Write what comes…');
    await expect.poll(() => text.inputValue()).toBe(words[0]);
    await text.fill(`${words[0]} The moon was out.`);
    await page.getByRole('button', { name: 'Update Reflection' }).click();
    await expectText(page, '1 day streak');
    await expectText(page, 'The moon was out.');
  });

  test('a user finds a submitted reflection in the calendar and in the list', async () => {
    const { page } = phone;
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { name: 'Wednesday, March 4, 2026' }).waitFor();
    await expectText(page, 'The moon was out.');
    await page.getByRole('button', { name: /March 3, 2026/ }).click();
    await expectText(page, 'No Reflections');
    await expectText(page, 'No reflections found for Tuesday, March 3, 2026.');
    await page.getByRole('button', { name: 'List view' }).click();
    await expectText(page, '1 reflection');
    await expectText(page, 'The moon was out.');
  });

  test('a user cannot write after midnight, but writes on three more evenings', async () => {
    const { page } = phone;
    await goTo('/', '2026-03-05T00:30');
    await expectText(page, '1 day streak');
    await expectText(page, 'Locked');
    for (const [index, evening] of evenings.slice(1).entries()) {
      await goTo('/', `${evening}T18:00`);
      await writeReflection(page, words[index + 1] ?? '');
      const done = page.getByRole('button', { name: 'Continue Reflecting' });
      await done
        .or(page.getByText(`${index + 2} day streak`))
        .first()
        .waitFor();
      if (await done.isVisible()) await done.click();
      await expectText(page, `${index + 2} day streak`);
    }
  });

  test('a user reads the weekly summary once the week has ended [2.66]', async () => {
    const { page } = phone;
    await goTo('/summary', '2026-03-09T03:59');
    await runDue(weeklySummaryJob, server.deps);
    await expectText(page, 'No summaries yet');
    await goTo('/summary', '2026-03-09T04:00');
    await runDue(weeklySummaryJob, server.deps);
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByRole('heading', { name: 'Weekly Summaries' }).waitFor();
          await page
            .getByText(/No summaries yet|Mar 2, 2026/)
            .first()
            .waitFor();
          return page.getByRole('button', { name: /Collapse/ }).count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await expectText(page, 'Key Themes');
    await expectText(page, 'Generated on March 9, 2026');
    await expectText(page, 'The harbour can wait until the weather turns.');
  });

  test('a user exports the card of a summary [7.40, 7.41]', async () => {
    const { page } = phone;
    await page.getByRole('button', { name: /Share/ }).click();
    await page.waitForURL(/\/share\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').pop();
    // Headless Chromium has no share sheet, so the card is downloaded.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Share', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`reflection-card-${id}.png`);
    const { width, height } = PNG.sync.read(await readFile(await download.path()));
    expect([width, height]).toEqual([1080, 1920]);
    await expectText(page, 'Card saved to your device');
  });

  test('a user signs out, and the whole journey has caused no console error [2.13]', async () => {
    const { page } = phone;
    await goTo('/settings');
    await expectText(page, 'Member since');
    // Wait until all requests are done: a request that runs during the sign-out would get a 401.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expectText(page, 'Logged out');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    expect(phone.browserErrors).toEqual([]);
  });
});
