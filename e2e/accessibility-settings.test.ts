// Tests that axe finds no fault on the account cards of Settings and in their dialogs, in every display setting.

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { type RunningServer, startServer } from '../server/start.ts';
import { fixedClock } from '../testing/fixed-clock.ts';
import { totpCode } from '../testing/identity/totp.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { signUpByApi } from './support/api-user.ts';
import { addAxe, type DisplaySetting, findings } from './support/axe.ts';
import { basePath, basePathVariable } from './support/base-path.ts';
import { launchBrowser, openPhone } from './support/browser.ts';
import { eveningMs } from './support/fixed-clock-server.ts';
import { addAuthenticator, expectText } from './support/page-actions.ts';
import { freePort } from './support/server-process.ts';

const everyWay: readonly DisplaySetting[] = ['dark', 'light', 'large', 'forced'];
const email = 'maria-magdalena.lindqvist@a-long-name.example';
const password = 'Correct-horse1!';
const folder = temporaryFolder('axe-settings');
let browser: Browser;
let database: TestDatabase;
let server: RunningServer;
let address: string;
let page: Page;

beforeAll(async () => {
  const port = await freePort();
  // Use a host name, because browsers store no passkeys for IP addresses.
  const origin = `http://localhost:${port}`;
  address = origin + basePath;
  database = await createTestDatabase();
  const config = readConfig({
    PORT: String(port),
    HOST: 'localhost',
    PUBLIC_URL: origin,
    ...basePathVariable,
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    ...database.variables,
    LOG_LEVEL: 'error',
    FEDERATED: 'google',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  });
  server = await startServer(config, { clock: fixedClock(eveningMs) });
  browser = await launchBrowser();
  const phone = await openPhone(browser, 'UTC', eveningMs);
  ({ page } = phone);
  await addAxe(phone.context);
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await addAuthenticator(page);
  await signUpByApi(address, email);
  await page.goto(address);
  await signIn();
  await expectText(page, '0 day streak');
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.remove();
  folder.remove();
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => {
    await page.screenshot({ path: '.cache/failed-accessibility-settings.png' });
    console.error(page.url(), await page.locator('body').ariaSnapshot());
  });
});

const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const fill = (name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text);
const settings = (group = '') => page.goto(`${address}/settings/${group}`);
const clean = async (state: string) => expect(await findings(page, state, everyWay)).toEqual([]);
const layer = () => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0);
/**
 * Close the dialog. The page then steps back in the history: wait for this step, because later it would cancel the next
 * navigation.
 */
async function close(): Promise<void> {
  await page.keyboard.press('Escape');
  await expect.poll(layer).toBe(0);
}

async function signIn(): Promise<void> {
  await fill('Email', email);
  await fill('Password', password);
  await press('Sign In');
}

test('axe finds no fault on the Settings cards and in the dialogs for name, email and password', async () => {
  await settings('account');
  await page.getByRole('button', { name: 'Connect Google' }).waitFor();
  await clean('the account');
  await press('Change name');
  await clean('a name');
  await close();
  await press('Change email');
  await press('Send Link');
  await page.getByRole('alert').waitFor();
  await clean('an email that is missing');
  await close();
  await press('Change password');
  await fill('Current password', password);
  await fill('New password', 'half');
  await press('Save Password');
  await page.getByRole('alert').waitFor();
  await clean('a password that is too weak');
  await close();
  await press('Connect Google');
  await clean('a provider');
  await close();
});

test('axe finds no fault in the dialogs that add and remove a passkey', async () => {
  await settings('safety');
  await press('Add a passkey');
  await fill('Your password', 'Wrong-one!');
  await press('Continue');
  await page.getByRole('alert').waitFor();
  await clean('a passkey, refused');
  await fill('Your password', password);
  await press('Continue');
  await expectText(page, 'Passkey added');
  await clean('a passkey in the list');
  await press(/^Remove the passkey /);
  await clean('a passkey to remove');
  await close();
});

test('axe finds no fault in the dialogs that turn an authenticator app on and off', async () => {
  await press('Turn on an authenticator app');
  await clean('an app, its password');
  await fill('Your password', password);
  await press('Continue');
  const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  await fill('Code of the app', '12');
  await press('Turn On');
  await page.getByRole('alert').waitFor();
  await clean('an app, its square');
  await fill('Code of the app', totpCode(`otpauth://totp/Inward?secret=${key.replace(/ /g, '')}`));
  await press('Turn On');
  await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
  await clean('an app, its recovery codes');
  await press('I Have Kept Them');
  await press('Turn off the authenticator app');
  await clean('an app to turn off');
  await close();
});

test('axe finds no fault in the import preview and the account deletion', async () => {
  await settings('data');
  await expectText(page, 'Download Everything');
  const entries = [{ uuid: 'A1', creationDate: '2024-05-01T18:00:00Z', timeZone: 'UTC', text: 'An older harbour.' }];
  const file = { name: 'Journal.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ entries })) };
  await page.getByLabel('The file to bring in').setInputFiles(file);
  await expectText(page, '1 entry of Day One from 2024.');
  await clean('a file to bring in');
  await close();
  await press('Delete Account');
  await press('Delete Account for Good');
  await page.getByRole('alert').waitFor();
  await clean('leaving');
  await close();
});

test('axe finds no fault in the sign-out warning about drafts and in the login step for a code', async () => {
  await page.goto(`${address}/reflect/evening`);
  await page.getByPlaceholder('Write what comes…').fill('Not handed in.');
  await expectText(page, 'Saved on this device');
  await settings();
  await press('Log Out');
  await expectText(page, 'Some of your words are not in your journal yet');
  await clean('words that are not handed in');
  await press('Keep what is unsent on this device and log out');
  await expectText(page, 'Logged out');
  // Open the login now: requests of Settings that failed during the sign-out may navigate to the login at any later
  // moment.
  await page.goto(`${address}/auth`);
  await signIn();
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  await fill('Code', '000000');
  await press('Continue');
  await page.getByRole('alert').first().waitFor();
  await clean('a code');
  await press('Use a recovery code');
  await clean('a recovery code');
});
