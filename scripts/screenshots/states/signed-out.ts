import type { Page } from 'playwright';
import { answer, hang, unplug } from '../faults.ts';
import type { ScreenshotApp } from '../screenshot-app.ts';
import type { State } from '../state.ts';
import { waitUntilStill } from '../wait-until-still.ts';

const slides = 6;

async function goToSlide(page: Page, { address }: ScreenshotApp, slide: number): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: `Go to slide ${slide}` }).click();
}

const intro: State[] = Array.from({ length: slides }, (_, index) => ({
  name: `intro-${index + 1}`,
  who: 'first',
  show: (page, app) => goToSlide(page, app, index + 1),
}));

const openSignUp = async (page: Page, { address }: ScreenshotApp) => {
  await page.goto(address);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByLabel('Confirm password', { exact: true }).waitFor();
};

const signInWith = async (page: Page, { address }: ScreenshotApp) => {
  await page.goto(address);
  await page.getByLabel('Email').fill('mara@mail.example');
  await page.getByLabel('Password', { exact: true }).fill('Not-my-word');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** The pages without a session: the intro, the login and others. */
export const signedOut: readonly State[] = [
  ...intro,
  {
    name: 'login',
    who: 'nobody',
    show: async (page, { address }) => {
      await page.goto(address);
      await page.getByLabel('Email').waitFor();
    },
  },
  {
    name: 'login-refused',
    who: 'nobody',
    show: async (page, app) => {
      await signInWith(page, app);
      await page.getByText('Sign in failed').first().waitFor();
    },
  },
  {
    name: 'login-busy',
    who: 'nobody',
    show: async (page, app) => {
      await hang(page, '**/api/identity/sign-in/**');
      await signInWith(page, app);
    },
  },
  {
    name: 'login-offline',
    who: 'nobody',
    show: async (page, app) => {
      await unplug(page, '**/api/identity/sign-in/**');
      await signInWith(page, app);
      await page.getByText('Sign in failed').first().waitFor();
    },
  },
  {
    name: 'login-code',
    who: 'nobody',
    show: async (page, { address }) => {
      await page.goto(`${address}/auth?code`);
      await page.getByText('Enter your code').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'login-to-confirm-email',
    who: 'nobody',
    show: async (page, { address }) => {
      await page.goto(`${address}/auth?confirm=screenshot`);
      await page.getByText('Sign in to confirm your email.').waitFor();
    },
  },
  {
    name: 'undo-email',
    who: 'nobody',
    show: async (page, { address }) => {
      await answer(page, '**/api/identity/account/email/undo/check', { status: true, email: 'mara@mail.example' });
      await page.goto(`${address}/undo-email?undo=screenshot`);
      await page.getByText('mara@mail.example').waitFor();
    },
  },
  {
    name: 'signup',
    who: 'nobody',
    show: openSignUp,
  },
  {
    name: 'signup-rules',
    who: 'nobody',
    show: async (page, app) => {
      await openSignUp(page, app);
      await page.getByLabel('Full name').fill('Mara Ozola');
      await page.getByLabel('Password', { exact: true }).fill('Harbour');
      await page.getByLabel('Confirm password', { exact: true }).fill('Harbor');
    },
  },
  {
    name: 'signup-common-password',
    who: 'nobody',
    show: async (page, app) => {
      await openSignUp(page, app);
      await page.getByLabel('Email').fill('mara@mail.example');
      await page.getByLabel('Password', { exact: true }).fill('Abcdef!');
      await page.getByLabel('Confirm password', { exact: true }).fill('Abcdef!');
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByText('one of the most used ones: not met').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'signup-mismatch',
    who: 'nobody',
    show: async (page, app) => {
      await openSignUp(page, app);
      await page.getByLabel('Email').fill('mara@mail.example');
      await page.getByLabel('Password', { exact: true }).fill('Quiet-harbour!');
      await page.getByLabel('Confirm password', { exact: true }).fill('Quiet-harbor!');
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await page.getByText('Password mismatch').first().waitFor();
    },
  },
  {
    name: 'reset',
    who: 'nobody',
    show: async (page, { address }) => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Forgot Password?' }).click();
      await page.getByText('Reset your password').waitFor();
    },
  },
  {
    name: 'reset-no-email',
    who: 'nobody',
    show: async (page, { address }) => {
      await page.goto(address);
      await page.getByRole('button', { name: 'Forgot Password?' }).click();
      await page.getByRole('button', { name: 'Send Reset Email' }).click();
      await page.getByText('Email required').first().waitFor();
    },
  },
  {
    name: 'reset-new-password',
    who: 'nobody',
    show: async (page, { address }) => {
      await answer(page, '**/api/identity/reset-password/check', { status: true });
      await page.goto(`${address}/auth?reset=screenshot`);
      await page.getByText('Set a new password').waitFor();
      await waitUntilStill(page);
    },
  },
  {
    name: 'reset-old-link',
    who: 'nobody',
    show: async (page, { address }) => {
      await page.goto(`${address}/auth?reset=screenshot`);
      await page.getByText('This link no longer works').waitFor();
    },
  },
  {
    name: 'not-found-signed-out',
    who: 'nobody',
    show: async (page, { address }) => {
      await page.goto(`${address}/nowhere`);
      await page.getByText('404 Page Not Found').waitFor();
    },
  },
  {
    name: 'gate-loading',
    who: 'first',
    show: async (page, { address }) => {
      const identity = { uid: 'somebody', email: 'mara@mail.example', displayName: null, photoURL: null };
      await page.evaluate((session) => localStorage.setItem('inward-session', JSON.stringify(session)), {
        identity,
        user: null,
      });
      await hang(page, '**/api/**');
      await page.goto(address);
      await waitUntilStill(page);
    },
  },
];
