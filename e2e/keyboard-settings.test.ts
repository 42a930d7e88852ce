// Uses Settings by keyboard. Every dialog must keep the focus inside, and return it to its button when it closes.

import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUpByApi } from './support/api-user.ts';
import { basePath } from './support/base-path.ts';
import { launchBrowser, openPhone } from './support/browser.ts';
import { eveningMs, type FixedClockServer, startFixedClockServer } from './support/fixed-clock-server.ts';
import { type Keyboard, keyboardOf } from './support/keyboard.ts';
import { addAuthenticator, expectText } from './support/page-actions.ts';
import { freePort } from './support/server-process.ts';

const email = 'tabea@example.org';
const password = 'Correct-horse1!';
let browser: Browser;
let evening: FixedClockServer;
let page: Page;
let keys: Keyboard;

beforeAll(async () => {
  const port = await freePort();
  // Use a host name, because browsers store no passkeys for IP addresses.
  const origin = `http://localhost:${port}`;
  const address = origin + basePath;
  const google = { FEDERATED: 'google', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const place = { PORT: String(port), HOST: 'localhost', PUBLIC_URL: origin };
  [browser, evening] = await Promise.all([
    launchBrowser(),
    startFixedClockServer('keyboard-settings', { ...place, ...google }),
  ]);
  const phone = await openPhone(browser, 'UTC', eveningMs);
  ({ page } = phone);
  keys = keyboardOf(page);
  await phone.context.addInitScript("localStorage.setItem('first-time-user', 'false')");
  await addAuthenticator(page);
  await signUpByApi(address, email);
  await page.goto(address);
  await keys.type('Email', email);
  await keys.type('Password', password);
  await keys.press('Enter');
  await expectText(page, '0 day streak');
});
afterAll(async () => {
  await browser.close();
  await evening.stop();
});
beforeEach(async ({ onTestFailed }) => {
  onTestFailed(async () => {
    await page.screenshot({ path: '.cache/failed-keyboard-settings.png' });
    console.error(page.url(), await page.locator(':focus').evaluateAll((all) => all[0]?.outerHTML));
  });
});

async function openGroup(name: string): Promise<void> {
  await page.goto(`${evening.address}/settings`);
  await keys.activate(page.getByRole('link', { name, exact: true }));
  await keys.expectFocus(page.getByRole('heading', { level: 1, name }));
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const alert = () => page.getByRole('dialog').getByRole('alert');

test('using only the keyboard, a user opens the dialogs for name, email and password, and changes the name', async () => {
  await openGroup('Account');
  await keys.opensAndReturns(button('Change name'), 'Your name', () =>
    keys.expectFocus(page.getByLabel('Full name', { exact: true })),
  );
  await keys.opensAndReturns(button('Change email'), 'Your email', async () => {
    await keys.press('Enter');
    await alert().waitFor();
    await keys.expectFocus(page.getByLabel('New email', { exact: true }));
  });
  await keys.opensAndReturns(button('Change password'), 'Change password', async () => {
    await keys.type('Current password', password);
    await keys.activate(button('Show current password'));
    await keys.expectFocus(button('Hide current password'));
    await keys.type('New password', 'half');
    await keys.press('Enter');
    await alert().waitFor();
  });
  await keys.activate(button('Change name'));
  await page.keyboard.type('Tabea Roth');
  await keys.press('Enter');
  await expectText(page, 'Name changed');
  await keys.expectFocus(button('Change name'));
});

test('using only the keyboard, a user opens the dialogs for a provider and an authenticator app, and adds and removes a passkey', async () => {
  await openGroup('Account');
  await keys.opensAndReturns(button('Connect Google'), /Google/);
  await openGroup('Safety');
  await keys.opensAndReturns(button('Add a passkey'), /passkey/i);
  await keys.activate(button('Add a passkey'));
  await keys.type('Your password', password);
  await keys.press('Enter');
  await expectText(page, 'Passkey added');
  await keys.expectFocus(button('Add a passkey'));
  const remove = button(/^Remove the passkey /);
  await keys.opensAndReturns(remove, /passkey/i);
  await keys.activate(remove);
  await keys.type('Your password', password);
  await keys.press('Enter');
  await remove.waitFor({ state: 'detached' });
  await keys.expectFocus(page.getByRole('heading', { name: 'Extra Safety' }));
  await keys.opensAndReturns(button('Turn on an authenticator app'), /./, async () => {
    await keys.type('Your password', password);
    await keys.press('Enter');
    await keys.tabTo(page.getByLabel('Code of the app'));
  });
});

test('using only the keyboard, a user changes reminders, quiet hours, text size, writing time and summaries', async () => {
  await openGroup('Reminders');
  const quiet = page.getByRole('switch', { name: 'Quiet hours' });
  await keys.tabTo(quiet);
  await keys.press('Space');
  await keys.tabTo(page.getByLabel('From', { exact: true }));
  await page.keyboard.type('0915PM');
  await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('21:15');
  await keys.tabTo(page.getByLabel('Until', { exact: true }));
  await openGroup('Reading and Writing');
  const size = page.getByRole('slider', { name: 'Size of all words' });
  await keys.tabTo(size);
  await keys.press('ArrowRight');
  await expect.poll(() => size.getAttribute('aria-valuetext')).not.toBe('100%');
  await keys.press('ArrowLeft');
  await keys.tabTo(page.getByRole('switch', { name: 'More time to write' }));
  await keys.press('Space');
  await expect.poll(() => page.getByRole('switch', { name: 'More time to write' }).isChecked()).toBe(true);
  await openGroup('Summaries');
  await keys.tabTo(page.getByRole('radio', { name: 'Without an AI model' }));
  await keys.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: 'Off' }).isChecked()).toBe(true);
  await keys.expectFocus(page.getByRole('radio', { name: 'Off' }));
  await keys.opensAndReturns(button('Your Themes'), 'Your Themes', () =>
    expectText(page, 'No themes are removed or renamed.'),
  );
});

test('using only the keyboard, a user creates an API token, with which a program can read until the user revokes it', async () => {
  await openGroup('Your Data');
  await keys.activate(button('Make a Token'));
  await keys.type('Which program is it for?', 'Backup');
  await keys.type('Your password', password);
  await keys.tabTo(page.getByRole('switch', { name: 'Streak and numbers' }));
  await keys.press('Space');
  await keys.activate(button('Make Token'));
  const token = await page.getByText(/^inward_/).innerText();
  const statusOf = async (path: string, method = 'GET') => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await fetch(`${evening.address}${path}`, { method, headers, ...(method === 'POST' && { body: '{}' }) }))
      .status;
  };
  const paths = ['/api/user/stats', '/api/reflections', '/api/summaries/weekly', '/api/user/export'];
  expect(await Promise.all(paths.map((path) => statusOf(path)))).toEqual([200, 200, 403, 403]);
  expect(await statusOf('/api/reflections', 'POST')).toBe(403);
  await keys.activate(button('Done'));
  await keys.expectFocus(button('Make a Token'));
  await keys.opensAndReturns(button('Revoke the token: Backup'), 'Revoke this token?');
  await keys.activate(button('Revoke the token: Backup'));
  await keys.activate(button('Revoke'));
  await expect.poll(() => statusOf('/api/user/stats')).toBe(401);
  // Closing the dialog steps back in the history. Wait for that: a later step back would cancel the next navigation.
  await expect.poll(() => page.evaluate(() => (history.state as { layer?: number } | null)?.layer ?? 0)).toBe(0);
});

test('using only the keyboard, a user downloads the data, previews an import and opens the account deletion', async () => {
  await openGroup('Your Data');
  await keys.tabTo(button('Download Everything'));
  const saved = page.waitForEvent('download');
  await keys.press('Enter');
  await saved;
  await keys.expectFocus(button('Download Everything'));
  const entries = [{ uuid: 'A1', creationDate: '2024-05-01T18:00:00Z', timeZone: 'UTC', text: 'An older harbour.' }];
  const buffer = Buffer.from(JSON.stringify({ entries }));
  const file = { name: 'Journal.json', mimeType: 'application/json', buffer };
  page.once('filechooser', (chooser) => void chooser.setFiles(file));
  await keys.opensAndReturns(button('Bring In a File'), /./, () => expectText(page, '1 entry of Day One from 2024.'));
  await keys.opensAndReturns(button('Delete Account'), 'Leaving Inward', async () => {
    await keys.activate(button('Delete Account for Good'));
    await alert().waitFor();
  });
});

test('using only the keyboard, a user signs out another device, and opens the dialogs that confirm a sign-out', async () => {
  await signUpByApi(evening.address, email);
  await openGroup('Safety');
  const other = button(/^Sign out (?!everywhere)/).first();
  await keys.activate(other);
  await expectText(page, 'is signed out.');
  await keys.expectFocus(page.getByRole('heading', { name: 'Your Devices' }));
  await page.goto(`${evening.address}/reflect/evening`);
  await keys.expectFocus(page.getByPlaceholder('Write what comes…'));
  await page.keyboard.type('Not handed in.');
  await expectText(page, 'Saved on this device');
  await page.goto(`${evening.address}/settings`);
  await keys.opensAndReturns(button('Log Out'), 'Some of your words are not in your journal yet');
  await openGroup('Safety');
  await keys.opensAndReturns(button('Sign Out Everywhere'), 'Sign out everywhere?');
});
