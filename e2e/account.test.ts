import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../server/config/config.ts';
import { type RunningServer, startServer } from '../server/start.ts';
import { totpCode } from '../testing/identity/totp.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { basePath, basePathVariable } from './support/base-path.ts';
import { launchBrowser } from './support/browser.ts';
import { addAuthenticator, expectText, newEmail, signUp } from './support/page-actions.ts';
import { recordToasts } from './support/record-toasts.ts';
import { freePort } from './support/server-process.ts';

let browser: Browser;
let server: RunningServer;
let database: TestDatabase;
let address: string;
const folder = temporaryFolder('account');
const password = 'Quiet-harbour!';

beforeAll(async () => {
  const port = await freePort();
  // Use a host name, because browsers store no passkeys for IP addresses.
  address = `http://localhost:${port}${basePath}`;
  database = await createTestDatabase();
  const config = readConfig({
    PORT: String(port),
    HOST: 'localhost',
    ...basePathVariable,
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    ...database.variables,
    LOG_LEVEL: 'error',
  });
  server = await startServer(config);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  await database.remove();
  folder.remove();
});

async function openContext(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => window.localStorage.setItem('first-time-user', 'false'));
  return { context, page: await context.newPage() };
}

let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  ({ context, page } = await openContext());
});
afterEach(async ({ task }) => {
  try {
    if (task.result?.state !== 'fail') return;
    console.error(page.url(), await page.locator('body').ariaSnapshot());
    await page.screenshot({ path: '.cache/failed-account.png' });
  } finally {
    await context.close();
  }
});

const press = (name: string, at = page) => at.getByRole('button', { name, exact: true }).click();
const fill = (name: string, text: string, at = page) => at.getByLabel(name, { exact: true }).fill(text);
const settings = (group = '') => page.goto(`${address}/settings/${group}`);

async function signIn(email: string, given = password, at = page): Promise<void> {
  await fill('Email', email, at);
  await fill('Password', given, at);
  await press('Sign In', at);
}

async function linkTo(email: string, words: string): Promise<string> {
  const find = () =>
    readdirSync(join(folder.path, 'mail'))
      .filter((name) => !name.startsWith('.'))
      .sort()
      .map((name) => readFileSync(join(folder.path, 'mail', name), 'utf8'))
      .findLast((letter) => letter.includes(`To: ${email}`) && letter.includes(words));
  await expect.poll(find).toBeDefined();
  return /http:\S+/.exec(find() ?? '')?.[0] ?? '';
}

test('a user changes name, email and password, and the new password signs out other devices', async () => {
  const [email, otherEmail] = [newEmail('change'), newEmail('changed')];
  await page.goto(address);
  await signUp(page, { name: 'Mara Ozola', email });

  // The link alone does not confirm the email: its page first asks the user to sign in.
  const other = await openContext();
  await other.page.goto(await linkTo(email, 'Welcome'));
  await expectText(other.page, 'Sign in to confirm your email.');
  await other.page.screenshot({ path: '.cache/sign-in-to-confirm.png' });
  await signIn(email, password, other.page);
  await expectText(other.page, 'Email confirmed');
  await expectText(other.page, '0 day streak');

  await settings('account');
  await press('Change name');
  await fill('Full name', 'Mara Berzina');
  await press('Save Name');
  await expectText(page, 'Mara Berzina');

  await press('Change email');
  await fill('New email', otherEmail);
  await fill('Your password', 'Wrong-one!');
  await press('Send Link');
  await expectText(page, 'Incorrect password. Please try again.');
  await fill('Your password', password);
  await press('Send Link');
  await expectText(page, 'Check your new email for the link.');
  expect(await linkTo(email, 'about to change')).toBe('');
  await page.goto(await linkTo(otherEmail, 'say yes'));
  await expectText(page, `Sign in with ${otherEmail} from now on.`);
  await settings('account');
  await expectText(page, otherEmail);

  const undo = await openContext();
  await undo.page.goto(await linkTo(email, 'put it back'));
  await undo.page.getByRole('button', { name: 'Put It Back' }).waitFor();
  await undo.page.screenshot({ path: '.cache/undo-email.png' });
  await undo.context.close();

  await press('Change password');
  await fill('Current password', password);
  await fill('New password', 'Another-harbour!');
  await fill('Confirm new password', 'Another-harbour!');
  await press('Save Password');
  await expectText(page, 'Password changed');
  await settings('safety');
  await expectText(page, 'This device');
  expect(await page.getByRole('button', { name: /^Sign out .* on / }).count()).toBe(0);
  // The page may already be navigating to the login.
  await other.page.goto(`${address}/history`).catch(() => undefined);
  await other.page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await other.context.close();

  await press('Sign Out Everywhere');
  await press('Sign Out');
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await signIn(otherEmail, 'Another-harbour!');
  await expectText(page, '0 day streak');
});

test('a new password cancels a pending email change: Settings and the link in its email say so', async () => {
  const [email, otherEmail] = [newEmail('ended'), newEmail('never')];
  await page.goto(address);
  await signUp(page, { name: '', email });
  await settings('account');
  await press('Change email');
  await fill('New email', otherEmail);
  await fill('Your password', password);
  await press('Send Link');
  await expectText(page, 'Check your new email for the link.');
  const link = await linkTo(otherEmail, 'say yes');
  await press('Change password');
  await fill('Current password', password);
  await fill('New password', 'Another-harbour!');
  await fill('Confirm new password', 'Another-harbour!');
  await press('Save Password');
  await expectText(page, 'The new password ended that: your email stays as it is.');
  await page.screenshot({ path: '.cache/email-change-ended.png' });
  await page.goto(link);
  await expectText(page, 'If you still want the other one, ask again in Settings.');
  await page.screenshot({ path: '.cache/email-link-ended.png' });
  await settings('account');
  await page.getByRole('region', { name: 'Signing In' }).getByText(email, { exact: true }).first().waitFor();
});

test('the undo link of an email change restores the old email and requires a new password', async () => {
  const [email, otherEmail] = [newEmail('old'), newEmail('strange')];
  await page.goto(address);
  await signUp(page, { name: '', email });
  await page.goto(await linkTo(email, 'Welcome'));
  await expectText(page, 'Email confirmed');
  await settings('account');
  await press('Change email');
  await fill('New email', otherEmail);
  await fill('Your password', password);
  await press('Send Link');
  await expectText(page, 'Check your new email for the link.');
  await page.goto(await linkTo(otherEmail, 'say yes'));
  await expectText(page, `Sign in with ${otherEmail} from now on.`);
  await page.goto(await linkTo(email, 'put it back'));
  // Before that, the page does not know the address that it names afterwards.
  await expectText(page, `Your account gets ${email} again`);
  await press('Put It Back');
  await page.getByRole('heading', { name: 'Your account is back' }).waitFor();
  await expectText(page, `We sent a link to ${email}: please choose a new password. Until then, no password works.`);
  await page.screenshot({ path: '.cache/email-is-back.png' });
  const other = await openContext();
  await other.page.goto(await linkTo(email, 'The old password no longer works'));
  await fill('New password', 'Another-harbour!', other.page);
  await fill('Confirm password', 'Another-harbour!', other.page);
  await press('Save New Password', other.page);
  await expectText(other.page, 'Password changed');
  await signIn(email, 'Another-harbour!', other.page);
  await expectText(other.page, '0 day streak');
  await other.context.close();
});

test('a reset link that is opened on a signed-in device sets a new password, and the device shows the login', async () => {
  const email = newEmail('forgotten');
  await page.goto(address);
  await signUp(page, { name: '', email });
  await settings('account');
  await press('Change password');
  await page.getByRole('link', { name: 'Forgot the current one?' }).click();
  await expectText(page, 'Reset your password');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await press('Send Reset Email');
  await expectText(page, 'Look in your mailbox');
  const link = await linkTo(email, 'choose a new password');
  await press('Back');
  await page.waitForURL(/\/settings\/account$/);
  // The dialog has left no history entry in which nothing would change.
  await page.goBack();
  await expect.poll(() => page.url()).not.toMatch(/\/settings\/account$/);
  await page.goto(link);
  await fill('New password', 'Another-harbour!');
  await fill('Confirm password', 'Another-harbour!');
  await press('Save New Password');
  await expectText(page, 'Please sign in with your new password.');
  await signIn(email, 'Another-harbour!');
  await expectText(page, '0 day streak');
  await page.goto(link);
  await expectText(page, 'This link no longer works');
  await press('Back');
  await expectText(page, '0 day streak');
});

test('a device that another device has signed out shows the login after its next request', async () => {
  const email = newEmail('devices');
  await page.goto(address);
  await signUp(page, { name: '', email });
  const other = await openContext();
  const toasts = await recordToasts(other.context);
  await other.page.goto(address);
  await signIn(email, password, other.page);
  await expectText(other.page, '0 day streak');
  await settings('safety');
  await page.getByRole('button', { name: /^Sign out .* on / }).click();
  await expectText(page, 'is signed out.');
  await other.page.getByRole('link', { name: 'History' }).click();
  await other.page.waitForURL(/\/auth/);
  expect(toasts).toContain('UnauthorizedYou are logged out. Logging in again...');
  await other.page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await other.context.close();
});

test('after an authenticator app is added, the login asks for a code of the app or a recovery code', async () => {
  const email = newEmail('app');
  await page.goto(address);
  await signUp(page, { name: '', email });
  await settings('safety');
  await press('Turn on an authenticator app');
  await fill('Your password', password);
  await press('Continue');
  const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  const shown = () => totpCode(`otpauth://totp/Inward?secret=${key.replace(/ /g, '')}`);
  await page.screenshot({ path: '.cache/app-square.png' });
  await fill('Code of the app', shown());
  await press('Turn On');
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await list.waitFor();
  const codes = await list.getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  await page.screenshot({ path: '.cache/app-codes.png' });
  await press('I Have Kept Them');
  await expectText(page, 'On: your password alone is not enough.');

  const enter = async (finish: () => Promise<void>) => {
    await settings();
    await press('Log Out');
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
    await signIn(email);
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await finish();
    await expectText(page, '0 day streak');
  };
  await enter(async () => {
    await fill('Code', '000000');
    await press('Continue');
    await expectText(page, 'This code is wrong or no longer good. Please try another.');
    await page.screenshot({ path: '.cache/app-login.png' });
    await fill('Code', shown());
    await press('Continue');
  });
  await enter(async () => {
    await press('Use a recovery code');
    await fill('Recovery code', codes[0] ?? '');
    await press('Continue');
  });
});

test('adding a passkey requires the password, but signing in with the passkey does not', async () => {
  const email = newEmail('passkey');
  await addAuthenticator(page);
  await page.goto(address);
  await signUp(page, { name: '', email });
  await settings('safety');
  await press('Add a passkey');
  await fill('Your password', 'Wrong-one!');
  await press('Continue');
  await expectText(page, 'Incorrect password. Please try again.');
  await fill('Your password', password);
  await press('Continue');
  await expectText(page, 'Passkey added');
  await page.getByRole('button', { name: /^Remove the passkey / }).waitFor();
  await linkTo(email, 'A passkey was added');
  await page.screenshot({ path: '.cache/settings-security.png', fullPage: true });

  await settings();
  await press('Log Out');
  await press('Sign in with a passkey');
  await expectText(page, '0 day streak');

  await settings('safety');
  await page.getByRole('button', { name: /^Remove the passkey / }).click();
  await fill('Your password', password);
  await press('Remove');
  await expectText(page, 'Passkey removed');
  await settings();
  await press('Log Out');
  await press('Sign in with a passkey');
  await expectText(page, 'Sign in failed');
});
