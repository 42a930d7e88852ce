import { describe, expect, test } from 'vitest';
import { type FakeAnswers, fakeApi } from '../../../testing/fake-api.ts';
import { failingWith, firebaseCalls, refusedBy, testFirebase } from '../../../testing/identity/firebase-project.ts';
import { type InApp, renderInApp, someUser } from '../../../testing/render.tsx';
import { createSession } from '../../features/session/session.ts';
import { builtinIdentity } from '../../identity/builtin/builtin-identity.ts';
import type { FirebaseSdk } from '../../identity/firebase/firebase-account.ts';
import type { IdentityService } from '../../identity/port/identity.ts';
import { LoginScreen } from './login-screen.tsx';

const config = { 'GET /api/config': { body: { federated: ['google'], demo: false } } };

/** Render the login screen with a real session, the given identity service and the given server responses. */
async function showLogin(identity: IdentityService, answers: FakeAnswers): Promise<InApp> {
  fakeApi({ ...config, ...answers });
  const session = createSession({ identityService: identity, syncUser: async () => someUser });
  return renderInApp(<LoginScreen />, { session });
}

async function signIn(screen: InApp) {
  await screen.getByLabelText('Email').fill('anna@example.org');
  await screen.getByLabelText('Password', { exact: true }).fill('Secret!');
  await screen.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signUp(screen: InApp) {
  await screen.getByRole('tab', { name: 'Sign Up' }).click();
  await screen.getByLabelText('Email').fill('anna@example.org');
  await screen.getByLabelText('Password', { exact: true }).fill('Secret!');
  await screen.getByLabelText('Confirm password').fill('Secret!');
  await screen.getByRole('button', { name: 'Sign Up' }).click();
}

async function signInWithGoogle(screen: InApp) {
  await screen.getByRole('button', { name: 'Sign in with Google' }).click();
}

/** Expect a toast with exactly this title and text. */
async function expectToast(screen: InApp, title: string, text: string) {
  const toast = screen.getByRole('alert');
  await expect.element(toast.getByText(title, { exact: true })).toBeVisible();
  await expect.element(toast.getByText(text, { exact: true })).toBeVisible();
}

const network = 'Network error. Please check your internet connection and try again.';
const tooMany = 'Too many failed attempts. Please try again later.';
const notEnabled = 'This sign-in method is not enabled. Please contact support.';
const badEmail = 'Please enter a valid email address.';
const emailInUse = 'An account with this email already exists. Please sign in instead.';
const weak = 'Password is too weak. Please use at least 6 characters.';
const badCredential = 'Invalid email or password. Please check your credentials.';
const disabled = 'Your account has been disabled. Please contact support.';
const wrongPassword = 'Incorrect password. Please try again.';
const notAllowedHere = 'Sign-in is not allowed from this address. Please contact support.';

describe('the login with email and password at Firebase', () => {
  test.each<[string, string]>([
    ['CONFIGURATION_NOT_FOUND', 'Sign-in is not configured yet. Please contact support.'],
    ['API key not valid. Please pass a valid API key.', 'Sign-in is not configured correctly. Please contact support.'],
    ['UNAUTHORIZED_DOMAIN', notAllowedHere],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', tooMany],
    ['USER_DISABLED', disabled],
    ['OPERATION_NOT_ALLOWED', notEnabled],
    ['INVALID_EMAIL', badEmail],
    ['EMAIL_NOT_FOUND', 'No account found with this email. Please check your email or sign up.'],
    ['INVALID_PASSWORD', wrongPassword],
    ['INVALID_LOGIN_CREDENTIALS', badCredential],
    ['CREDENTIAL_TOO_OLD_LOGIN_AGAIN', 'Please sign out and sign in again to perform this action.'],
    [
      'FEDERATED_USER_ID_ALREADY_LINKED',
      'These details are already used by another account. Please sign in with that one.',
    ],
    ['MOON_IN_THE_WAY', 'Firebase: Error (auth/moon-in-the-way).'],
  ])(
    'explains a sign-in refused with %s: %s [8.12, 8.14, 8.15, 8.19, 8.20, 8.21, 8.22, 8.25, 8.27, 8.28]',
    async (message, text) => {
      const screen = await showLogin(testFirebase(), { 'POST /v1/accounts:signInWithPassword': refusedBy(message) });
      await signIn(screen);
      await expectToast(screen, 'Sign in failed', text);
    },
  );

  test.each<[string, string]>([
    ['EMAIL_EXISTS', emailInUse],
    ['WEAK_PASSWORD : Password should be at least 6 characters', weak],
    ['PASSWORD_DOES_NOT_MEET_REQUIREMENTS', weak],
  ])('explains a sign-up refused with %s: %s [8.23, 8.24]', async (message, text) => {
    const screen = await showLogin(testFirebase(), { 'POST /v1/accounts:signUp': refusedBy(message) });
    await signUp(screen);
    await expectToast(screen, 'Sign up failed', text);
  });

  test('shows a network error when the server does not respond [8.13]', async () => {
    const screen = await showLogin(testFirebase(), { 'POST /v1/accounts:signInWithPassword': 'offline' });
    await signIn(screen);
    await expectToast(screen, 'Sign in failed', network);
  });

  test('shows why a password reset was refused', async () => {
    const screen = await showLogin(testFirebase(), { 'POST /v1/accounts:sendOobCode': refusedBy('INVALID_EMAIL') });
    await screen.getByRole('button', { name: 'Forgot Password?' }).click();
    await screen.getByLabelText('Email').fill('anna@');
    await screen.getByRole('button', { name: 'Send Reset Email' }).click();
    await expectToast(screen, 'Password reset failed', badEmail);
  });
});

describe('the login with a provider at Firebase', () => {
  const refusing = (code: string): Partial<FirebaseSdk> => ({
    signInWithPopup: failingWith(code),
    signInWithRedirect: failingWith(code),
  });

  test.each<[string, string]>([
    ['popup-blocked', 'Sign-in popup was blocked. Please allow popups and try again.'],
    ['popup-closed-by-user', 'Sign-in was cancelled. Please try again.'],
    ['cancelled-popup-request', 'Another sign-in popup is already open.'],
    ['unauthorized-domain', notAllowedHere],
    ['app-deleted', 'Sign-in is no longer configured. Please contact support.'],
    ['operation-not-allowed', notEnabled],
    ['user-disabled', disabled],
    ['network-request-failed', network],
    ['user-mismatch', 'These details belong to another account. Please sign in with the account you began with.'],
    [
      'account-exists-with-different-credential',
      'These details are already used by another account. Please sign in with that one.',
    ],
  ])('explains a sign-in that fails with %s: %s [8.12, 8.16, 8.17, 8.18, 8.19, 8.26]', async (code, text) => {
    const screen = await showLogin(testFirebase(refusing(code)), {});
    await signInWithGoogle(screen);
    await expectToast(screen, 'Sign in failed', text);
  });

  test('shows the default text for an error without a message [8.28]', async () => {
    const signInWithPopup = () => Promise.reject(new Error(''));
    const screen = await showLogin(testFirebase({ signInWithPopup }), {});
    await signInWithGoogle(screen);
    await expectToast(screen, 'Sign in failed', 'An authentication error occurred. Please try again.');
  });

  test('after the return from the provider, says that the account is disabled', async () => {
    const identity = testFirebase({
      signInWithPopup: failingWith('popup-blocked'),
      signInWithRedirect: () => new Promise<never>(() => undefined),
      getRedirectResult: failingWith('user-disabled'),
    });
    const screen = await showLogin(identity, firebaseCalls());
    await signInWithGoogle(screen);
    const nextPage = createSession({ identityService: identity, syncUser: async () => someUser });
    await nextPage.start();
    expect(nextPage.getState().status).toBe('signed-out');
    await expectToast(screen, 'Sign in failed', disabled);
  });
});

describe('the login with the built-in identity', () => {
  test.each<[number, string, string]>([
    [401, 'INVALID_EMAIL_OR_PASSWORD', badCredential],
    [400, 'INVALID_EMAIL', badEmail],
    [400, 'INVALID_PASSWORD', wrongPassword],
    [429, 'TOO_MANY_REQUESTS', tooMany],
    [403, 'INVALID_ORIGIN', notAllowedHere],
    [418, 'MOON_IN_THE_WAY', 'The moon is in the way.'],
  ])('explains a sign-in refused with %i %s: %s [8.14, 8.20, 8.22, 8.25]', async (status, code, text) => {
    const answer = { status, body: { code, message: 'The moon is in the way.' } };
    const screen = await showLogin(builtinIdentity, { 'POST /api/identity/sign-in/email': answer });
    await signIn(screen);
    await expectToast(screen, 'Sign in failed', text);
  });

  test.each<[number, string, string]>([
    [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', emailInUse],
    [400, 'PASSWORD_TOO_SHORT', weak],
  ])('explains a sign-up refused with %i %s: %s [8.23, 8.24]', async (status, code, text) => {
    const screen = await showLogin(builtinIdentity, { 'POST /api/identity/sign-up/email': { status, body: { code } } });
    await signUp(screen);
    await expectToast(screen, 'Sign up failed', text);
  });

  test('shows a fourth rule after the server refused a common password, until the user types another password', async () => {
    const refusal = { status: 400, body: { code: 'PASSWORD_TOO_COMMON' } };
    const screen = await showLogin(builtinIdentity, { 'POST /api/identity/sign-up/email': refusal });
    const rules = screen.getByRole('list', { name: 'Password rules' });
    await signUp(screen);
    await expectToast(screen, 'Sign up failed', 'Password must not be one of the most used ones');
    await expect.element(rules).toMatchTextContent('Password must not be one of the most used ones: not met yet');
    expect(rules.getByRole('listitem').elements()).toHaveLength(4);
    await screen.getByLabelText('Password', { exact: true }).fill('Quiet-harbour!');
    await expect.poll(() => rules.getByRole('listitem').elements().length).toBe(3);
  });

  test('shows a network error when the server does not respond [8.13]', async () => {
    const screen = await showLogin(builtinIdentity, { 'POST /api/identity/sign-in/email': 'offline' });
    await signIn(screen);
    await expectToast(screen, 'Sign in failed', network);
  });
});
