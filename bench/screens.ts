// `npm run bench -- screens` measures how long the page is busy while the user types into a reflection of maximum
// length, opens the list of 100 reflections, or opens the year view.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { CONTENT_MAX_CHARACTERS } from '../core/domain/limits.ts';
import { freePort, startProcess } from '../e2e/support/server-process.ts';
import { chromiumArguments, findChromium } from '../testing/chromium.ts';
import { listOf, longText, yearOf } from './full-journal.ts';
import { mainThreadTasks } from './main-thread.ts';
import { reportAtMost } from './report.ts';
import { openSampleJournal } from './sample-visitor.ts';

const SLOWDOWN = 4;
const TYPING_MAX_MS = 50;
const FRAME_MAX_MS = 1_000 / 60;
const KEYS = 'and then again ';

let isFast = true;

function say(name: string, ms: number, max: number): void {
  isFast = reportAtMost({ name, value: ms, unit: 'ms', digits: 1 }, max) && isFast;
}

async function typing(browser: Browser, page: Page): Promise<void> {
  await page.getByRole('link', { name: /Evening Reflection/ }).click();
  const area = page.getByPlaceholder('Write what comes…');
  await area.fill(longText(CONTENT_MAX_CHARACTERS - 3 * KEYS.length));
  for (const [where, share] of [
    ['at the end', 1],
    ['in the middle', 0.5],
    ['at the beginning', 0],
  ] as const) {
    await area.evaluate((element, at) => {
      if (!(element instanceof HTMLTextAreaElement)) return;
      const place = Math.floor(element.value.length * at);
      element.setSelectionRange(place, place);
    }, share);
    await page.waitForTimeout(1_500);
    const tasks = await mainThreadTasks(browser, page, async () => {
      await page.keyboard.type(KEYS, { delay: 90 });
      await page.waitForTimeout(1_500);
    });
    const longest = SLOWDOWN * Math.max(...tasks);
    say(
      `typing into ${CONTENT_MAX_CHARACTERS} characters ${where}, ${SLOWDOWN}x CPU, longest block`,
      longest,
      TYPING_MAX_MS,
    );
  }
}

/** Measure the longest task from the tap on a view until its text is painted. Use the result of the fastest round. */
async function painting(browser: Browser, page: Page, view: string, shown: string): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    await page.reload();
    await page.getByRole('button', { name: view }).waitFor();
    await page.waitForTimeout(1_000);
    const tasks = await mainThreadTasks(browser, page, async () => {
      await page.getByRole('button', { name: view }).click();
      await page.getByText(shown).first().waitFor();
      await page.waitForTimeout(500);
    });
    times.push(Math.max(...tasks));
  }
  say(`${view}, from data to paint`, Math.min(...times), FRAME_MAX_MS);
}

const folder = await mkdtemp(join(tmpdir(), 'inward-bench-'));
const server = await startProcess({ dataDir: folder, port: await freePort(), env: { DEMO: 'true' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
try {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await openSampleJournal(page, server.url);
  await typing(browser, page);
  await page.route('**/api/reflections?limit=100', (route) => route.fulfill({ json: listOf(100) }));
  await page.route('**/api/reflections/year?*', (route) => route.fulfill({ json: yearOf() }));
  await page.goto(`${server.url}/history`);
  await painting(browser, page, 'List view', 'Reflection 0.');
  await painting(browser, page, 'Year view', 'days with reflections in');
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
process.exit(isFast ? 0 : 1);
