import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { basePath } from './base-path.ts';
import { launchBrowser, openPhone, type Phone } from './browser.ts';
import { eveningMs } from './fixed-clock-server.ts';
import type { IdentityWorld } from './identity-world.ts';
import { expectText, signUp, writeReflection } from './page-actions.ts';

export type IdentityJourney = { readonly world: () => IdentityWorld; readonly phone: () => Phone };

const person = { name: 'Mara Lisa Ozola', email: 'mara@mail.example' };
const first = 'Quiet-harbour!';
const second = 'Louder-harbour!';
const words = 'The harbour was quiet tonight and I walked home slowly.';

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.goto(new URL(`${basePath}/settings`, page.url()).href);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectText(page, 'Logged out');
}

/** Define the tests that every identity mode must pass: one user, from the sign-up to a new password. */
export function identityJourney(name: string, open: () => Promise<IdentityWorld>): IdentityJourney {
  let browser: Browser;
  let world: IdentityWorld;
  let phone: Phone;

  beforeAll(async () => {
    browser = await launchBrowser();
    world = await open();
    phone = await openPhone(browser, 'UTC', eveningMs);
    await phone.context.addInitScript(() => window.localStorage.setItem('first-time-user', 'false'));
    await world.prepare(phone.context);
  });
  afterAll(async () => {
    await browser.close();
    await world.stop();
  });
  beforeEach(({ onTestFailed }) => {
    onTestFailed(async () => {
      console.error(phone.page.url(), phone.browserErrors, await phone.page.locator('body').ariaSnapshot());
    });
  });

  describe(`a user of the ${name} identity`, () => {
    test('a user signs up and sees name and email in Settings', async () => {
      const { page } = phone;
      await page.goto(world.address);
      await signUp(page, person);
      await expectText(page, '0 day streak');
      await page.goto(`${world.address}/settings`);
      await expectText(page, 'Mara Lisa Ozola');
      await expectText(page, person.email);
    });

    test('a user writes a reflection, and is still signed in after a reload', async () => {
      const { page } = phone;
      await page.goto(world.address);
      await writeReflection(page, words);
      await page.getByRole('dialog').getByRole('button', { name: 'Continue Reflecting' }).click();
      await page.reload();
      await expectText(page, '1 day streak');
      await expectText(page, 'Completed');
    });

    test('a user signs out, and cannot sign in with a wrong password', async () => {
      const { page } = phone;
      await signOut(page);
      await signIn(page, person.email, 'Wrong-harbour!');
      await expectText(page, 'Sign in failed');
      await expectText(page, 'Invalid email or password. Please check your credentials.');
    });

    test('a sign-in to an unknown account shows the same error as a wrong password', async () => {
      const { page } = phone;
      await page.reload();
      await signIn(page, 'nobody@mail.example', first);
      await expectText(page, 'Invalid email or password. Please check your credentials.');
    });

    test('a second sign-up with the same email is refused', async () => {
      const { page } = phone;
      await page.reload();
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(second);
      await page.getByLabel('Confirm password', { exact: true }).fill(second);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expectText(page, 'Sign up failed');
      await expectText(page, 'An account with this email already exists. Please sign in instead.');
    });

    test('a user signs in again and finds the reflection', async () => {
      const { page } = phone;
      await page.reload();
      await signIn(page, person.email, first);
      await expectText(page, '1 day streak');
      await page.goto(`${world.address}/history`);
      await expectText(page, words);
    });

    test('the link in the email replaces the password, and works only once', async () => {
      const { page } = phone;
      await signOut(page);
      await page.getByRole('button', { name: 'Forgot Password?' }).click();
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('button', { name: 'Send Reset Email' }).click();
      await expectText(page, 'Password reset sent');
      const link = await world.resetLink(person.email);
      await page.goto(link);
      await page.getByLabel('New password', { exact: true }).fill(second);
      await page.getByLabel('Confirm password', { exact: true }).fill(second);
      await page.getByRole('button', { name: 'Save New Password' }).click();
      await expectText(page, 'Password changed');
      await page.goto(link);
      await expectText(
        page,
        'This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since. Please ask for a new one.',
      );
      await page.goto(world.address);
      await signIn(page, person.email, first);
      await expectText(page, 'Invalid email or password. Please check your credentials.');
      await page.reload();
      await signIn(page, person.email, second);
      await expectText(page, '1 day streak');
    });

    test('the browser reported no violation of the content security policy during the journey', () => {
      // Ignore the browser's own message about the 4xx response to a refused password.
      const others = phone.browserErrors.filter((text) => !text.startsWith('Failed to load resource'));
      expect(others).toEqual([]);
    });
  });

  return { world: () => world, phone: () => phone };
}
