import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { type RunningServer, startServer } from '../server/start.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../testing/identity/openid-provider.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { basePath, basePathVariable } from './support/base-path.ts';
import { launchBrowser } from './support/browser.ts';
import { expectText, newEmail, signUp } from './support/page-actions.ts';
import { freePort } from './support/server-process.ts';

let browser: Browser;
let provider: OpenIdProvider;
let server: RunningServer;
let database: TestDatabase;
let address: string;
const folder = temporaryFolder('federated');

beforeAll(async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  address = origin + basePath;
  provider = await startOpenIdProvider(['google', 'oidc'].map((id) => `${address}/api/identity/callback/${id}`));
  database = await createTestDatabase();
  const config = readConfig({
    PORT: String(port),
    PUBLIC_URL: origin,
    ...basePathVariable,
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    ...database.variables,
    LOG_LEVEL: 'error',
    FEDERATED: 'google',
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    GOOGLE_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_ISSUER: provider.issuer,
    OIDC_LABEL: 'Harbour ID',
  });
  server = await startServer(config);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await provider.stop();
  await database.remove();
  folder.remove();
});

let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1000, height: 800 }, locale: 'en-US' });
  await context.addInitScript(() => {
    if (!window.location.pathname.endsWith('/api/identity/popup'))
      window.localStorage.setItem('first-time-user', 'false');
  });
  page = await context.newPage();
});
afterEach(async ({ task }) => {
  try {
    if (task.result?.state === 'fail') console.error(page.url(), await page.locator('body').ariaSnapshot());
  } finally {
    await context.close();
  }
});

async function proveAs(who: Page, login: string): Promise<void> {
  await who.locator('input[name=login]').fill(login);
  await who.locator('input[name=password]').fill('anything');
  await who.getByRole('button', { name: 'Sign-in' }).click();
  await who.getByRole('button', { name: 'Continue' }).click();
}

const signInWith = (name: string) => page.getByRole('button', { name: `Sign in with ${name}` }).click();
const signInWithGoogle = () => signInWith('Google');

async function throughPopup(login: string, name = 'Google'): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await signInWith(name);
  const opened = await popup;
  await proveAs(opened, login);
  return opened;
}

async function signOut(): Promise<void> {
  await page.goto(`${address}/settings`);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
}

test('a user signs in with a provider in a popup; then the popup closes and the page shows home', async () => {
  await page.goto(address);
  const left: string[] = [];
  page.on('framenavigated', (frame) => left.push(new URL(frame.url()).origin));
  const popup = await throughPopup('popup@mail.example');
  await expectText(page, '0 day streak');
  await expect.poll(() => popup.isClosed()).toBe(true);
  expect(left.filter((origin) => origin !== new URL(address).origin)).toEqual([]);
  await page.goto(`${address}/settings`);
  await expectText(page, 'popup@mail.example');
  await expectText(page, 'Mara Ozola');
});

test('a user signs in through the operator’s own provider, whose name the button and Settings show', async () => {
  await page.goto(address);
  await throughPopup('harbour@mail.example', 'Harbour ID');
  await expectText(page, '0 day streak');
  await page.goto(`${address}/settings/account`);
  await page.getByRole('button', { name: 'Disconnect Harbour ID' }).waitFor();
});

test('a sign-in with a provider uses a redirect when the browser blocks the popup', async () => {
  await page.goto(address);
  await page.evaluate(() => {
    window.open = () => null;
  });
  await signInWithGoogle();
  await proveAs(page, 'blocked@mail.example');
  await expectText(page, '0 day streak');
  expect(page.url().startsWith(`${address}/`)).toBe(true);
});

test('the login says that the sign-in was cancelled when the user closes the provider’s popup', async () => {
  await page.goto(address);
  const popup = page.waitForEvent('popup');
  await signInWithGoogle();
  const opened = await popup;
  await opened.locator('input[name=login]').waitFor();
  await opened.close();
  await expectText(page, 'Sign-in was cancelled. Please try again.');
  expect(page.url().startsWith(`${address}/`)).toBe(true);
});

test('the login says that the sign-in was cancelled when the user cancels at the provider, in a popup or after a redirect', async () => {
  await page.goto(address);
  const popup = page.waitForEvent('popup');
  await signInWithGoogle();
  await (await popup).getByRole('link', { name: 'Cancel' }).click();
  await expectText(page, 'Sign-in was cancelled. Please try again.');
  await page.reload();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await signInWithGoogle();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectText(page, 'Sign-in was cancelled. Please try again.');
});

test('a sign-in with a provider is refused if an account has the same email, until the owner connects the provider', async () => {
  const email = newEmail('owner');
  await page.goto(address);
  await signUp(page, { name: 'Mara Ozola', email });
  await signOut();
  await throughPopup(email);
  await expectText(page, 'An account with this email already exists. Please sign in instead.');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Quiet-harbour!');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectText(page, '0 day streak');
  await page.goto(`${address}/settings/account`);
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await page.getByLabel('Your password', { exact: true }).fill('Quiet-harbour!');
  await page.getByRole('button', { name: 'Continue' }).click();
  // The popup still has a session at the provider, so the provider may show only its consent page.
  const agree = page.getByRole('button', { name: 'Continue' });
  await agree.or(page.getByText('You can sign in with Google from now on.')).first().waitFor();
  if (!page.url().startsWith(address)) await agree.click();
  await expectText(page, 'You can sign in with Google from now on.');
  await page.getByRole('button', { name: 'Disconnect Google' }).waitFor();

  await signOut();
  await signInWithGoogle();
  await expectText(page, '0 day streak');
});
