// Tests what a signed-in user's browser requests before it shows the user's words, with an empty cache and a slow
// network. The number and order of the requests do not depend on the speed of the machine.

import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Summary } from '../core/contract/summaries.ts';
import { summaryOf } from '../testing/reflections.ts';
import { pathOf } from './support/base-path.ts';
import { launchBrowser, openPhone, type Phone } from './support/browser.ts';
import { type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { expectText, newEmail, signUp, writeReflection } from './support/page-actions.ts';

const words = 'The harbour was quiet tonight.';
const otherWords = 'These are the words of somebody else.';
/** So slow that the app's script arrives long after two round trips, even on a fast or a busy machine. */
const network = { offline: false, latency: 100, downloadThroughput: 100_000, uploadThroughput: 100_000 };

let browser: Browser;
let evening: FixedClockServer;
let phone: Phone;
let storageState: Awaited<ReturnType<BrowserContext['storageState']>>;
let otherCookies: typeof storageState.cookies;

/** Sign up, write tonight's reflection, and return what the browser then stores. */
async function stateAfterEvening(name: string, text: string): Promise<typeof storageState> {
  const { context, page } = await openPhone(browser, 'UTC', evening.clock.now());
  await context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.goto(evening.address);
  await signUp(page, { name, email: newEmail('visitor') });
  await writeReflection(page, text);
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await expectText(page, text);
  // Wait until this visit has stored the configuration, which the inline script of later pages reads.
  await page.waitForFunction(() => localStorage.getItem('inward-config') !== null);
  const state = await context.storageState();
  await context.close();
  return state;
}

beforeAll(async () => {
  [browser, evening] = await Promise.all([launchBrowser(), startFixedClockServer('first-requests')]);
  storageState = await stateAfterEvening('Ida Holm', words);
  otherCookies = (await stateAfterEvening('Jon Berg', otherWords)).cookies;
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});

afterEach(() => phone.context.close());

type Visit = {
  readonly page: Page;
  /** The page's 'sent PATH' and 'finished PATH' events so far, and 'words shown', in order. */
  readonly events: readonly string[];
};

type Options = {
  readonly cookies?: typeof storageState.cookies;
  /** Store nothing on the device, as for a new visitor. */
  readonly isNewVisitor?: boolean;
  /** On a fast network, delay the response with the token and the first data until shortly after home's code. */
  readonly dataAreLate?: boolean;
  /** A summary that the response with the token has instead of the first data. */
  readonly summary?: Summary;
};

async function visit(path: string, options: Options = {}): Promise<Visit> {
  const { cookies = storageState.cookies, isNewVisitor = false, dataAreLate = false, summary } = options;
  phone = await openPhone(browser, 'UTC', evening.clock.now());
  const { context, page } = phone;
  if (!isNewVisitor) await context.addCookies(cookies);
  // Log when the page first shows the words, to find out which requests were sent before.
  await context.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.body?.textContent?.includes(wanted)) return;
      observer.disconnect();
      console.info('words shown');
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  }, words);
  const items = isNewVisitor ? [] : storageState.origins.flatMap(({ localStorage }) => localStorage);
  await context.addInitScript((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, items);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (!dataAreLate) await session.send('Network.emulateNetworkConditions', network);
  const events: string[] = [];
  await page.route('**/api/identity/token?*', async (route) => {
    if (dataAreLate) {
      await expect.poll(() => events).toContainEqual(expect.stringMatching(/^finished \/assets\/home-screen-/));
      // Code that does not wait for the data is requested at most 0.3 s after home's code.
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    if (!summary) return route.continue();
    const answer = await (await route.fetch()).json();
    const first = [{ call: `/api/summaries/${summary.id}`, status: 200, body: summary }];
    await route.fulfill({ json: { ...answer, first } });
  });
  page.on('request', (request) => events.push(`sent ${pathOf(request.url())}`));
  page.on('requestfinished', (request) => events.push(`finished ${pathOf(request.url())}`));
  page.on('console', (message) => events.push(message.text()));
  await page.goto(evening.address + path);
  return { page, events };
}

test('home shows the words after at most 16 requests, none of them sent twice', async () => {
  const { page, events } = await visit('/');
  await expectText(page, words);
  await expect.poll(() => events).toContain('words shown');
  const sent = events.slice(0, events.indexOf('words shown')).filter((event) => event.startsWith('sent '));
  expect(sent.length).toBeLessThanOrEqual(16);
  expect(sent).toEqual([...new Set(sent)]);
  expect(sent).toContain('sent /api/identity/token');
});

const sentScript = (name: string) => expect.stringMatching(new RegExp(`^sent /assets/${name}-[^/]*\\.js$`));

test('home loads the code of the login only after the words, in case the session ends without a network', async () => {
  const { events } = await visit('/');
  await expect.poll(() => events).toContain('words shown');
  expect(events.slice(0, events.indexOf('words shown'))).not.toContainEqual(sentScript('signed-out'));
  await expect.poll(() => events, { timeout: 15_000 }).toContainEqual(sentScript('signed-out'));
});

test('the code of the intro is requested before the app’s script has arrived', async () => {
  const { page, events } = await visit('/', { isNewVisitor: true });
  await page.getByRole('heading', { name: 'Daily reflections' }).waitFor();
  const arrived = events.findIndex((event) => /^finished \/assets\/index-[^/]*\.js$/.test(event));
  expect(arrived).toBeGreaterThan(0);
  expect(events.slice(0, arrived)).toContainEqual(sentScript('signed-out'));
});

test('a visitor whose browser waits for the code of the intro sees a spinner, then the intro', async () => {
  phone = await openPhone(browser, 'UTC', evening.clock.now());
  const { page } = phone;
  const held: Route[] = [];
  await page.route('**/assets/signed-out-*.js', (route) => void held.push(route));
  await page.goto(evening.address, { waitUntil: 'commit' });
  await page.getByText('Loading...').waitFor({ state: 'attached' });
  await Promise.all(held.map((route) => route.continue()));
  await page.getByRole('heading', { name: 'Daily reflections' }).waitFor();
  await page.getByText('Loading...').waitFor({ state: 'detached' });
});

test('the login requests the code of its other panels only after that of what it shows first', async () => {
  const { page, events } = await visit('/', { isNewVisitor: true });
  await page.getByRole('button', { name: 'Skip to Sign In' }).click();
  await expect.poll(() => events, { timeout: 10_000 }).toContainEqual(sentScript('addressed-panel'));
  const shown = events.findIndex((event) => /^finished \/assets\/login-parts-[^/]*\.js$/.test(event));
  expect(shown).toBeGreaterThan(0);
  expect(events.slice(0, shown)).not.toContainEqual(sentScript('addressed-panel'));
});

test('if the first data of home are late, they do not compete with code that home does not need yet', async () => {
  const { page, events } = await visit('/', { dataAreLate: true });
  await expectText(page, words);
  await expect.poll(() => events).toContainEqual(expect.stringMatching(/^sent \/assets\/background-/));
  const before = events.slice(0, events.indexOf('words shown'));
  expect(before).not.toContainEqual(expect.stringMatching(/^sent \/assets\/(background|device)-.*\.js$/));
});

test.each([
  ['home', '/', ['/api/reflections', '/api/user/stats', '/api/reflections/weekly']],
  ['history', '/history', ['/api/reflections/calendar']],
  ['summaries', '/summary', ['/api/summaries/weekly']],
])('the code and the first data of %s are requested before the app’s script runs', async (_, path, calls) => {
  const { page, events } = await visit(path);
  await page.getByRole('heading').first().waitFor();
  await expect.poll(() => events, { timeout: 10_000 }).toContain('finished /api/auth/sync');
  // The app's script first requests the configuration, so this request marks when the script runs.
  const appRuns = events.indexOf('sent /api/config');
  expect(appRuns).toBeGreaterThan(0);
  const early = events.slice(0, appRuns);
  expect(early).toContain('sent /api/identity/token');
  for (const name of ['signed-in', '(home|history|summaries)-screen']) {
    expect(early).toContainEqual(sentScript(name));
  }
  expect(early).not.toContainEqual(sentScript('background'));
  // The response with the token already contains these data, so the page must not request them.
  for (const call of calls) expect(events).not.toContain(`sent ${call}`);
  const sent = events.slice(0, events.indexOf('sent /api/auth/sync')).filter((event) => event.startsWith('sent '));
  expect(sent.length).toBeLessThanOrEqual(20);
  expect(phone.browserErrors).toEqual([]);
});

test('the share screen requests all that its card needs before the app’s script runs, and nothing else', async () => {
  const summary = summaryOf({ longSummary: `${words}\n\nThe tide turned at nine.` });
  const { page, events } = await visit(`/share/${summary.id}`, { summary });
  await expectText(page, words);
  await expect.poll(() => events, { timeout: 10_000 }).toContain('words shown');
  const sent = events.slice(0, events.indexOf('words shown')).filter((event) => event.startsWith('sent '));
  expect(sent.length).toBeLessThanOrEqual(20);
  expect(sent).toEqual([...new Set(sent)]);
  const assets = sent.flatMap(
    (event) => /^sent \/assets\/(.+)-(?:.{7}\.js|.{6}\.(?:css|woff2))$/.exec(event)?.[1] ?? [],
  );
  expect([...new Set(assets)].sort()).toEqual([
    'card',
    'default-card',
    'index',
    'playfair-display-basic-400-italic',
    'playfair-display-basic-wght-normal',
    'share-file',
    'share-screen',
    'signed-in',
    'summary',
  ]);
  // The fonts are the largest files but the last that are used: the scripts should not share the network with them.
  const fonts = page.locator('link[rel="preload"][href$=".woff2"]');
  expect(await fonts.evaluateAll((links) => links.map((link) => link.getAttribute('fetchpriority')))).toEqual([
    'low',
    'low',
  ]);
  const appArrives = events.findIndex((event) => /^finished \/assets\/index-.*\.js$/.test(event));
  expect(appArrives).toBeGreaterThan(0);
  const afterwards = events.slice(appArrives, events.indexOf('words shown'));
  expect(afterwards.filter((event) => event.startsWith('sent /assets/'))).toEqual([]);
  expect(events).not.toContain(`sent /api/summaries/${summary.id}`);
  expect(phone.browserErrors).toEqual([]);
});

test.each(['share', 'history'])('the %s screen preloads its largest script before its others', async (screen) => {
  const summary = summaryOf({ longSummary: words });
  const { events } = await visit(screen === 'share' ? `/share/${summary.id}` : '/history', { summary });
  await expect.poll(() => events, { timeout: 30_000 }).toContain('words shown');
  const ofScripts = events.slice(0, events.indexOf('words shown')).filter((event) => event.endsWith('.js'));
  const largest = ofScripts.findIndex((event) => event.startsWith('finished /assets/signed-in-'));
  const app = ofScripts.findIndex((event) => event.startsWith('finished /assets/index-'));
  expect(largest).toBeGreaterThan(0);
  expect(app).toBeGreaterThan(largest);
  const sentIn = (part: readonly string[]) => part.filter((event) => event.startsWith('sent '));
  expect(sentIn(ofScripts.slice(0, largest)).sort()).toEqual([sentScript('index'), sentScript('signed-in')]);
  expect(sentIn(ofScripts.slice(largest, app))).toContainEqual(sentScript(`${screen}-screen`));
  // The app finds all of them requested already.
  expect(sentIn(ofScripts.slice(app))).toEqual([]);
});

test('the window of the writing page is requested only once, before the app’s script runs', async () => {
  const { page, events } = await visit('/reflect/evening');
  await expect.poll(() => page.getByRole('textbox').inputValue(), { timeout: 30_000 }).toBe(words);
  await expect.poll(() => events, { timeout: 10_000 }).toContain('finished /api/auth/sync');
  const window = 'sent /api/reflections/current';
  const appRuns = events.indexOf('sent /api/config');
  expect(appRuns).toBeGreaterThan(0);
  expect(events.slice(0, appRuns)).toContain(window);
  expect(events.filter((event) => event === window)).toEqual([window]);
  expect(phone.browserErrors).toEqual([]);
});

test.each(['/', '/reflect/evening'])(
  'the page %s does not show data that was requested with the session of another user',
  async (path) => {
    // The session cookie is of a user who signed in later on this device; the stored session is the first user's.
    const { page, events } = await visit(path, { cookies: otherCookies });
    await expect.poll(() => events, { timeout: 10_000 }).toContain('finished /api/identity/token');
    await page.waitForTimeout(2_000);
    expect(await page.getByText(otherWords).count()).toBe(0);
    for (const field of await page.getByRole('textbox').all()) expect(await field.inputValue()).toBe('');
  },
);
