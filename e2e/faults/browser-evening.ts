// Runs one user's evening in a real browser with the built pages, their service worker and real storage. Input comes by
// keyboard and pointer. The page's clock is moved forward instead of waiting for long timers.
import type { Page } from 'playwright';
import type { Fault } from './network.ts';
import type { RealBrowser } from './real-browser.ts';
import type { Schedule } from './schedule.ts';

type Evening = {
  readonly browser: RealBrowser;
  readonly origin: string;
  readonly schedule: Schedule;
  readonly waiting: Fault[];
  readonly person: { readonly email: string; readonly password: string };
};

/**
 * A script that returns the keys of all drafts in localStorage and IndexedDB. It reads the storage itself, because a
 * page that has just opened may not have read its drafts yet.
 */
const draftKeys = `(async () => {
  const here = Object.keys(localStorage).filter((key) => key.startsWith('inward-draft:'));
  if (!(await indexedDB.databases()).some(({ name }) => name === 'inward-drafts')) return here;
  const answerOf = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await answerOf(indexedDB.open('inward-drafts'));
  const copied = await answerOf(database.transaction('texts').objectStore('texts').getAllKeys());
  database.close();
  return [...new Set([...here, ...copied])];
})()`;
const stepMs = 6_000;
const realPause = () => new Promise((resolve) => setTimeout(resolve, 150));

/** Resolve to undefined if the promise rejects, because the page may be navigating or have crashed. */
const orUndefined = <T>(result: Promise<T>): Promise<T | undefined> => result.catch(() => undefined);

async function openPage({ browser, origin }: Evening, path: string): Promise<Page> {
  // The fragment `#continue` makes the page request its session from the server. `/api/login` adds it, too.
  return browser.openTab(`${origin}${path}#continue`);
}

async function waitForServiceWorker(page: Page): Promise<void> {
  await page.clock.fastForward(4_500);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function type(page: Page, pieces: readonly string[]): Promise<void> {
  await page.getByPlaceholder('Write what comes…').focus();
  await page.keyboard.press('Control+End');
  for (const piece of pieces) await page.keyboard.type(piece);
  await page.clock.fastForward(1_100);
  await orUndefined(page.getByText(/aved on this device/).waitFor());
  await realPause();
}

/** Move the clocks of all tabs forward by one step. */
async function fastForward(browser: RealBrowser): Promise<void> {
  for (const page of browser.tabs()) await orUndefined(page.clock.fastForward(stepMs));
  await realPause();
}

const press = (page: Page) =>
  orUndefined(page.getByRole('button', { name: /Submit|Update/ }).click({ timeout: 2_000 }));

async function openWritingPage(evening: Evening): Promise<Page> {
  const page = await openPage(evening, '/reflect/evening');
  await page.getByPlaceholder('Write what comes…').waitFor();
  return page;
}

async function write(evening: Evening): Promise<void> {
  const { browser, schedule } = evening;
  const { pieces, diesAfterPieces, hasTwoTabs } = schedule;
  await browser.open();
  let page = await openWritingPage(evening);
  await waitForServiceWorker(page);
  const first = diesAfterPieces ?? 0;
  if (first > 0) {
    await type(page, pieces.slice(0, first));
    await browser.kill();
    await browser.open();
    page = await openWritingPage(evening);
  }
  await type(page, pieces.slice(first));
  const twin = hasTwoTabs ? await openWritingPage(evening) : null;
  await Promise.all([page, ...(twin ? [twin] : [])].map(press));
}

async function signInAgain({ browser, person }: Evening): Promise<void> {
  for (const page of browser.tabs()) {
    if (new URL(page.url()).pathname !== '/auth') continue;
    await orUndefined(page.getByLabel('Email').fill(person.email, { timeout: 2_000 }));
    await orUndefined(page.getByLabel('Password', { exact: true }).fill(person.password, { timeout: 2_000 }));
    await orUndefined(page.getByRole('button', { name: 'Sign In', exact: true }).click({ timeout: 2_000 }));
  }
}

/** Return whether the device has an unsent draft. True if no page can be read. */
async function isWaiting(browser: RealBrowser): Promise<boolean> {
  const [page] = browser.tabs();
  const keys = page && (await orUndefined(page.evaluate<string[]>(draftKeys)));
  return keys === undefined || keys.length > 0;
}

/**
 * Run the schedule, repair the network, and wait up to 30 s until the device has no unsent draft. Return the number of
 * drafts left, or -1 if no page can be read.
 */
export async function runEveningInBrowser(evening: Evening): Promise<number> {
  const { browser, waiting } = evening;
  await write(evening);
  for (let step = 0; step < 16 && waiting.length > 0 && browser.tabs().length > 0; step += 1) {
    await fastForward(browser);
    if (!(await isWaiting(browser))) break;
  }
  waiting.splice(0);
  for (const until = Date.now() + 30_000; (await isWaiting(browser)) && Date.now() < until; ) {
    // Open a tab if none is left: a tab may crash even after the network is repaired.
    if (browser.tabs().length === 0) await openPage(evening, '/');
    await browser.setOffline(false);
    await signInAgain(evening);
    await fastForward(browser);
  }
  const [page] = browser.tabs();
  return (page && (await orUndefined(page.evaluate<string[]>(draftKeys))))?.length ?? -1;
}
