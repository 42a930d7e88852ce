import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { type RunningServer, startServer } from '../server/start.ts';
import { countRowsContaining } from '../testing/count-rows-containing.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { basePathVariable } from './support/base-path.ts';
import { launchBrowser, openPhone, type Phone, wallTime } from './support/browser.ts';
import { expectText, signUp, writeReflection } from './support/page-actions.ts';

const zone = 'Europe/Riga';
const evenings = ['2026-03-04', '2026-03-05'];
const words = ['The harbour was quiet tonight.', 'I walked home slowly with my father.'];
const email = 'mara@leaving.example';
const entries = [{ uuid: 'A1', creationDate: '2024-05-01T18:00:00Z', timeZone: zone, text: 'An older harbour.' }];
const dayOne = { name: 'Journal.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ entries })) };

const clock = fixedClock(wallTime(zone, `${evenings[0]}T19:30`));
const folder = temporaryFolder('your-data');
const download = join(folder.path, 'inward.zip');
let database: TestDatabase;
let server: RunningServer;
let browser: Browser;
let phone: Phone;
let page: Page;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = readConfig({
    PORT: '0',
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    ...database.variables,
    LOG_LEVEL: 'error',
    ...basePathVariable,
  });
  server = await startServer(config, { clock });
  browser = await launchBrowser();
  phone = await openPhone(browser, zone, clock.now());
  page = phone.page;
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.remove();
  folder.remove();
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    mkdirSync('.cache', { recursive: true });
    await page.screenshot({ path: '.cache/failed-your-data.png' });
    console.error(page.url(), phone.browserErrors, await page.locator('body').ariaSnapshot());
  });
});

async function goTo(path: string, wall?: string): Promise<void> {
  if (wall) {
    clock.set(wallTime(zone, wall));
    await phone.setClock(clock.now());
  }
  await page.goto((server.address ?? '') + path);
}

/** Return the texts of the reflections in the history, newest first. */
async function history(): Promise<string[]> {
  await goTo('/history');
  await page.getByRole('button', { name: 'List view' }).click();
  await page.getByRole('article').first().waitFor();
  // Read the text content, not the inner text: articles far from the window are not laid out and have no inner text.
  return page.getByRole('article').allTextContents();
}

let before: string[] = [];

test('a new user signs up and writes on two evenings', async () => {
  await goTo('/');
  for (let slide = 1; slide < 6; slide += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await signUp(page, { name: 'Mara Ozola', email });
  for (const [index, evening] of evenings.entries()) {
    await goTo('/', `${evening}T19:30`);
    await writeReflection(page, words[index] ?? '');
    await page
      .getByRole('button', { name: 'Continue Reflecting' })
      .or(page.getByText(`${index + 1} day streak`))
      .first()
      .waitFor();
  }
  before = await history();
  expect(before).toHaveLength(2);
});

test('a user downloads a backup of the journal', async () => {
  await goTo('/settings/data');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Everything' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('inward-2026-03-05.zip');
  await file.saveAs(download);
});

test('an account deletion leaves no data in the database or on the device', async () => {
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expectText(page, 'all 2 entries');
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.getByLabel('Your password', { exact: true }).fill('Quiet-harbour!');
  await page.getByRole('button', { name: 'Delete Account for Good' }).click();
  await expectText(page, 'Account deleted');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(await countRowsContaining(database, [email, 'harbour was quiet'])).toEqual({});
  const kept = await page.evaluate(() => Object.entries(localStorage).flat().join(' '));
  expect(kept).not.toMatch(/mara|harbour|inward-session|inward-draft/);
  await page.reload();
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
});

test('a user signs up again, imports the backup and finds the same history and streak', async () => {
  await signUp(page, { name: 'Mara Ozola', email });
  await expectText(page, '0 day streak');
  await goTo('/settings/data');
  await page.getByLabel('The file to bring in').setInputFiles(download);
  await expectText(page, '2 reflections from 2026.');
  await page.getByRole('button', { name: 'Bring In', exact: true }).click();
  await expectText(page, '2 reflections were brought in.');
  expect(await history()).toEqual(before);
  await goTo('/');
  await expectText(page, '2 day streak');
  await expectText(page, 'Completed');
});

test('a second import of the backup is refused, and a Day One export is imported', async () => {
  await goTo('/settings/data');
  await page.getByLabel('The file to bring in').setInputFiles(download);
  await expectText(page, 'This account already has reflections.');
  await page.getByLabel('The file to bring in').setInputFiles(dayOne);
  await expectText(page, '1 entry of Day One from 2024.');
  await page.getByRole('button', { name: 'Bring In', exact: true }).click();
  await expectText(page, '1 entry of Day One was brought in.');
  const now = await history();
  expect(now.slice(0, 2)).toEqual(before);
  expect(now[2]).toContain('From Day One');
  await goTo('/');
  await expectText(page, '2 day streak');
});

test('a user removes the import, and brings the file in again only to undo it', async () => {
  await goTo('/settings/data');
  await page.getByRole('button', { name: /^Remove 1 entry of Day One, brought in on March \d, 2026$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expectText(page, '1 entry of Day One is gone from your journal.');
  expect(await history()).toEqual(before);
  await goTo('/settings/data');
  await page.getByLabel('The file to bring in').setInputFiles(dayOne);
  await page.getByRole('button', { name: 'Bring In', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expectText(page, '1 entry of Day One is gone from your journal.');
  expect(await history()).toEqual(before);
  await goTo('/');
  await expectText(page, '2 day streak');
});
