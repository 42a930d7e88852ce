import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countRowsContaining } from '../../testing/count-rows-containing.ts';
import { launchBrowser, openPhone } from '../support/browser.ts';
import { eveningMs } from '../support/fixed-clock-server.ts';
import { signIn } from '../support/identity-journey.ts';
import { expectText, signUp, writeReflection } from '../support/page-actions.ts';
import { type HostedWorld, openHostedWorld } from './hosted-world.ts';

const password = 'Quiet-harbour!';
const email = 'mara@hosted.example';
const newEmail = 'mara.new@hosted.example';
let browser: Browser;
let world: HostedWorld;
let page: Page;

const open = async (): Promise<Page> => {
  const { context, page: fresh } = await openPhone(browser, 'UTC', eveningMs);
  await context.addInitScript(() => window.localStorage.setItem('first-time-user', 'false'));
  await world.prepare(context);
  await fresh.goto(world.address);
  return fresh;
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text);
const settings = (group: string) => page.goto(`${world.address}/settings/${group}`);

beforeAll(async () => {
  [browser, world] = await Promise.all([launchBrowser(), openHostedWorld()]);
  page = await open();
  await signUp(page, { name: 'Mara Ozola', email });
});
afterAll(async () => {
  await browser.close();
  await world.stop();
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => console.error(page.url(), await page.locator('body').ariaSnapshot()));
});

test('in hosted mode, a user changes the name in the product and at Firebase', async () => {
  await settings('account');
  await press('Change name');
  await fill('Full name', 'Mara Berzina');
  await press('Save Name');
  await expectText(page, 'Name changed');
  await expectText(page, 'Mara Berzina');
  expect((await world.emulator.account(email)).displayName).toBe('Mara Berzina');
});

test('in hosted mode, the link in the email confirms the email address, and the link works only once', async () => {
  await settings('account');
  await press('Send link to confirm again');
  await expectText(page, 'Link sent');
  const code = await world.emulator.code(email, 'VERIFY_EMAIL');
  await page.goto(`${world.address}/auth?mode=verifyEmail&oobCode=${code}&lang=en`);
  await expectText(page, 'Email confirmed');
  expect((await world.emulator.account(email)).emailVerified).toBe(true);
  await page.goto(`${world.address}/auth?mode=verifyEmail&oobCode=${code}&lang=en`);
  await expectText(
    page,
    'This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since. Please ask for a new one.',
  );
});

test('in hosted mode, a change of the password requires the old one and signs out other devices', async () => {
  const other = await open();
  await signIn(other, email, password);
  await expectText(other, '0 day streak');
  await settings('account');
  await press('Change password');
  await fill('Current password', 'Wrong-harbour!');
  await fill('New password', 'Louder-harbour!');
  await fill('Confirm new password', 'Louder-harbour!');
  await press('Save Password');
  await expectText(page, 'Incorrect password. Please try again.');
  // Wait for the next second: Firebase compares whole seconds, and would not sign out a device that signed in during
  // the same second as the change.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await fill('Current password', password);
  await press('Save Password');
  await expectText(page, 'Password changed');
  await page.reload();
  await expectText(page, 'Mara Berzina');
  await other.reload();
  await other.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
  await signIn(other, email, password);
  await expectText(other, 'Invalid email or password. Please check your credentials.');
  await other.context().close();
});

test('in hosted mode, the link sent to a new address changes the email address and keeps the journal', async () => {
  await page.goto(world.address);
  await writeReflection(page, 'The harbour was quiet.');
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await settings('account');
  await press('Change email');
  await fill('New email', newEmail);
  await fill('Your password', 'Louder-harbour!');
  await press('Send Link');
  await expectText(page, 'Check your new email for the link.');
  const code = await world.emulator.code(email, 'VERIFY_AND_CHANGE_EMAIL');
  await page.goto(`${world.address}/auth?mode=verifyAndChangeEmail&oobCode=${code}&lang=en`);
  await expectText(page, 'Sign in with it from now on.');
  const fresh = await open();
  await page.context().close();
  page = fresh;
  await signIn(page, newEmail, 'Louder-harbour!');
  await expectText(page, '1 day streak');
});

test('in hosted mode, Settings lists no devices, because Firebase does not expose them', async () => {
  await settings('safety');
  await expectText(page, 'Another service signs you in here.');
  expect(await page.getByRole('heading', { name: 'Your Devices' }).count()).toBe(0);
});

test('in hosted mode, within five minutes of a sign-in, a user deletes the account in the product and at Firebase', async () => {
  const about = [newEmail, 'harbour was quiet'];
  expect(await countRowsContaining(world.database, about)).not.toEqual({});
  await settings('data');
  await press('Delete Account');
  await expectText(page, 'this works within five minutes of signing in');
  await fill('Type DELETE to confirm', 'DELETE');
  await press('Delete Account for Good');
  await expectText(page, 'Account deleted');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(await countRowsContaining(world.database, about)).toEqual({});
  await expect(world.emulator.account(newEmail)).rejects.toThrow('no account');
  await signIn(page, newEmail, 'Louder-harbour!');
  await expectText(page, 'Invalid email or password. Please check your credentials.');
});
