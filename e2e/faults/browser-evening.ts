// One person's evening in a real browser: the built pages, their service worker, the device's own storage. What a person
// does is done with the keyboard and the pointer; the clock is hurried along so that no wait of seconds takes seconds.
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

/** The drafts of the device, in either of the places where they are kept; a page that has just begun has yet to restore. */
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

/** A page may be on its way elsewhere, or dead: then there is nothing to ask it. */
const orNothing = <T>(asked: Promise<T>): Promise<T | undefined> => asked.catch(() => undefined);

async function openPage({ browser, origin }: Evening, path: string): Promise<Page> {
  // As `/api/login` sends people back: whose session it is, the page asks the server.
  return browser.openTab(`${origin}${path}#continue`);
}

async function keepPages(page: Page): Promise<void> {
  await page.clock.fastForward(4_500);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function type(page: Page, pieces: readonly string[]): Promise<void> {
  await page.getByRole('textbox').focus();
  await page.keyboard.press('Control+End');
  for (const piece of pieces) await page.keyboard.type(piece);
  await page.clock.fastForward(1_100);
  await orNothing(page.getByText(/aved on this device/).waitFor());
  await realPause();
}

/** Lets the clocks of all tabs run ahead once. */
async function hurry(browser: RealBrowser): Promise<void> {
  for (const page of browser.tabs()) await orNothing(page.clock.fastForward(stepMs));
  await realPause();
}

const press = (page: Page) => orNothing(page.getByRole('button', { name: /Submit|Update/ }).click({ timeout: 2_000 }));

async function openWritingPage(evening: Evening): Promise<Page> {
  const page = await openPage(evening, '/reflect/evening');
  await page.getByRole('textbox').waitFor();
  return page;
}

async function write(evening: Evening): Promise<void> {
  const { browser, schedule } = evening;
  const { pieces, diesAfterPieces, hasTwoTabs } = schedule;
  await browser.open();
  let page = await openWritingPage(evening);
  await keepPages(page);
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

/** Whoever the server has sent away signs in again. */
async function signInAgain({ browser, person }: Evening): Promise<void> {
  for (const page of browser.tabs()) {
    if (new URL(page.url()).pathname !== '/auth') continue;
    await orNothing(page.getByLabel('Email').fill(person.email, { timeout: 2_000 }));
    await orNothing(page.getByLabel('Password', { exact: true }).fill(person.password, { timeout: 2_000 }));
    await orNothing(page.getByRole('button', { name: 'Sign In', exact: true }).click({ timeout: 2_000 }));
  }
}

/** Whether anything waits on the device; a page that cannot answer counts as one that waits. */
async function isWaiting(browser: RealBrowser): Promise<boolean> {
  const [page] = browser.tabs();
  const keys = page && (await orNothing(page.evaluate<string[]>(draftKeys)));
  return keys === undefined || keys.length > 0;
}

/**
 * Plays the schedule, heals the network, and leaves the device alone until nothing waits on it, 30 s at most. Answers
 * how many drafts are left.
 */
export async function playInBrowser(evening: Evening): Promise<number> {
  const { browser, waiting } = evening;
  await write(evening);
  for (let step = 0; step < 16 && waiting.length > 0 && browser.tabs().length > 0; step += 1) {
    await hurry(browser);
    if (!(await isWaiting(browser))) break;
  }
  waiting.splice(0);
  for (const until = Date.now() + 30_000; (await isWaiting(browser)) && Date.now() < until; ) {
    // The last tab may also die a moment after the healing.
    if (browser.tabs().length === 0) await openPage(evening, '/');
    await browser.setOffline(false);
    await signInAgain(evening);
    await hurry(browser);
  }
  const [page] = browser.tabs();
  return (page && (await orNothing(page.evaluate<string[]>(draftKeys))))?.length ?? -1;
}
