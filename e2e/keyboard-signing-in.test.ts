// Signs in by keyboard with a password, a reset link, a provider, a second step and a passkey, and leaves the 404 page.

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { totpCode } from '../testing/identity/totp.ts';
import { signUpByApi } from './support/api-user.ts';
import { basePath, pathOf } from './support/base-path.ts';
import { launchBrowser, openPhone } from './support/browser.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { type Keyboard, keyboardOf } from './support/keyboard.ts';
import { addAuthenticator, expectText, newEmail } from './support/page-actions.ts';
import { freePort } from './support/server-process.ts';

const email = 'ilse@example.org';
const password = 'Correct-horse1!';
let browser: Browser;
let evening: FixedClockServer;
let address: string;
let page: Page;
let keys: Keyboard;

beforeAll(async () => {
  const port = await freePort();
  // Use a host name, because browsers store no passkeys for IP addresses.
  const origin = `http://localhost:${port}`;
  address = origin + basePath;
  const google = { FEDERATED: 'google', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const place = { PORT: String(port), HOST: 'localhost', PUBLIC_URL: origin };
  [browser, evening] = await Promise.all([
    launchBrowser(),
    startFixedClockServer('keyboard-in', { ...place, ...google, DEMO: 'true' }),
  ]);
  await signUpByApi(address, email);
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});
beforeEach(async ({ onTestFailed }) => {
  const phone = await openPhone(browser, 'UTC', eveningMs);
  ({ page } = phone);
  keys = keyboardOf(page);
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await page.goto(address);
  onTestFailed(async () => {
    await page.screenshot({ path: '.cache/failed-keyboard-in.png' });
    console.error(page.url(), await page.locator(':focus').evaluateAll((all) => all[0]?.outerHTML));
  });
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const signInTab = () => page.getByRole('tab', { name: 'Sign In' });

async function signIn(given = password, name = email): Promise<void> {
  await keys.type('Email', name);
  await keys.type('Password', given);
  await keys.press('Enter');
}

test('using only the keyboard, a user dismisses the toast of a refused sign-in and signs in', async () => {
  await signIn('Wrong-one!');
  await expectText(page, 'Sign in failed');
  const typed = page.getByLabel('Password', { exact: true });
  await keys.expectFocus(typed);
  await keys.tabTo(button('Open the sample journal'));
  await keys.activate(button('Dismiss'));
  await keys.expectFocus(button('Open the sample journal'));
  for (const stop of [
    'Sign in with a passkey',
    'Sign in with Google',
    'Forgot Password?',
    'Sign In',
    'Show password',
  ]) {
    await keys.press('Shift+Tab');
    await keys.expectFocus(button(stop));
  }
  await keys.press('Shift+Tab');
  await keys.expectFocus(typed);
  await keys.press('Control+A');
  await page.keyboard.type(password);
  await keys.press('Enter');
  await expectText(page, '0 day streak');
});

test('using only the keyboard, a user requests the email for a forgotten password and returns to the login', async () => {
  await keys.activate(button('Forgot Password?'));
  await keys.expectFocus(page.getByLabel('Email', { exact: true }));
  await keys.activate(button('Back to Sign In'));
  await keys.expectFocus(signInTab());
  await keys.activate(button('Forgot Password?'));
  await keys.expectFocus(page.getByLabel('Email', { exact: true }));
  await keys.press('Enter');
  await expectText(page, 'Email required');
  await page.keyboard.type(email);
  await keys.press('Enter');
  await expectText(page, 'Check your email for password reset instructions.');
  await keys.expectFocus(page.getByRole('heading', { name: 'Look in your mailbox' }));
  await keys.activate(button('Back to Sign In'));
  await keys.expectFocus(signInTab());
});

test('using only the keyboard, a user sets a new password with the link in the email; an invalid link is refused', async () => {
  await page.goto(`${address}/auth#reset=dead`);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await keys.activate(button('Back to Sign In'));
  await keys.expectFocus(signInTab());
  await page.route('**/api/identity/reset-password/check', (route) => route.fulfill({ json: { status: true } }));
  await page.goto(`${address}/auth#reset=letter`);
  await keys.type('New password', 'Quiet-harbour!');
  await keys.activate(button('Show new password'));
  await keys.type('Confirm password', 'Quiet-harbour!');
  await page.route('**/api/identity/reset-password', (route) => route.fulfill({ json: { status: true } }));
  await keys.press('Enter');
  await expectText(page, 'Please sign in with your new password.');
  await keys.expectFocus(signInTab());
});

test('the focus returns to the button of a provider when the provider’s popup is closed', async () => {
  const social = '**/api/identity/sign-in/social';
  await page.route(social, (route) => route.fulfill({ json: { url: `${address}/robots.txt` } }));
  const opened = page.waitForEvent('popup');
  await keys.activate(button('Sign in with Google'));
  await (await opened).close();
  await expectText(page, 'Sign-in was cancelled. Please try again.');
  await keys.expectFocus(button('Sign in with Google'));
});

async function openSafety(): Promise<void> {
  await expectText(page, '0 day streak');
  await keys.activate(page.getByRole('link', { name: 'Settings' }));
  await keys.activate(page.getByRole('link', { name: 'Safety' }));
  await page.getByText('This device', { exact: true }).waitFor();
}

async function logOut(): Promise<void> {
  await keys.activate(page.getByRole('link', { name: 'Back to Settings' }));
  await keys.activate(button('Log Out'));
  await expectText(page, 'Logged out');
}

test('using only the keyboard, a user adds a passkey and signs in with the passkey alone', async () => {
  await addAuthenticator(page);
  await signIn();
  await openSafety();
  await keys.activate(button('Add a passkey'));
  await keys.type('Your password', password);
  await keys.press('Enter');
  await expectText(page, 'Passkey added');
  await logOut();
  await keys.activate(button('Sign in with a passkey'));
  await expectText(page, '0 day streak');
});

test('using only the keyboard, a user turns on an authenticator app and signs in with a recovery code', async () => {
  const withApp = newEmail('with-app');
  await signUpByApi(address, withApp);
  await signIn(password, withApp);
  await openSafety();
  await keys.activate(button('Turn on an authenticator app'));
  await keys.type('Your password', password);
  await keys.press('Enter');
  const key = (await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? '';
  await keys.type('Code of the app', totpCode(`otpauth://totp/Inward?secret=${key.replace(/ /g, '')}`));
  await keys.press('Enter');
  const recovery = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await recovery.first().waitFor();
  const code = (await recovery.first().textContent()) ?? '';
  await keys.activate(button('I Have Kept Them'));
  await keys.expectFocus(button('Turn off the authenticator app'));
  await logOut();
  await signIn(password, withApp);
  await keys.expectFocus(page.getByLabel('Code', { exact: true }));
  await keys.activate(button('Back to Sign In'));
  await keys.expectFocus(signInTab());
  await signIn(password, withApp);
  await keys.activate(button('Use a recovery code'));
  await keys.type('Recovery code', code);
  await keys.press('Enter');
  await expectText(page, '0 day streak');
});

test('using only the keyboard, a user goes home from the 404 page', async () => {
  await page.goto(`${address}/nowhere`);
  await keys.activate(page.getByRole('link', { name: 'Back to Home' }));
  await signInTab().waitFor();
  expect(pathOf(page.url())).toBe('/');
});
