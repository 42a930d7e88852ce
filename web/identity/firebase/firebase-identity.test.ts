import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import {
  failingWith,
  firebaseCalls,
  refusedBy,
  sdkError,
  testFirebase,
} from '../../../testing/identity/firebase-project.ts';
import { NetworkError } from '../../data/api/api-errors.ts';
import type { FederatedProvider, IdentityService } from '../port/identity.ts';
import type { FirebaseSdk } from './firebase-account.ts';
import { firebaseIdentity } from './firebase-identity.ts';
import * as sdk from './firebase-sdk.ts';

const anna = { uid: 'uid-1', email: 'anna@example.org', displayName: 'Anna Lindqvist', photoURL: null };
const enter = (identity: IdentityService) => identity.signIn('anna@example.org', 'Secret!');

describe('Firebase with email and password', () => {
  test('returns Firebase’s user as the identity after a sign-in [7.27]', async () => {
    const api = fakeApi(firebaseCalls());
    expect(await enter(testFirebase())).toEqual(anna);
    const [call] = api.of('POST /v1/accounts:signInWithPassword');
    expect(call?.body).toMatchObject({ email: 'anna@example.org', password: 'Secret!' });
  });

  test('sets the name of a new account after creating it [7.27]', async () => {
    const api = fakeApi(firebaseCalls());
    expect(await testFirebase().signUp('anna@example.org', 'Secret!', 'Anna Lindqvist')).toEqual(anna);
    const calls = api.requests.map(({ call }) => call);
    expect(calls.indexOf('POST /v1/accounts:update')).toBeGreaterThan(calls.indexOf('POST /v1/accounts:signUp'));
    expect(api.of('POST /v1/accounts:update')[0]?.body).toMatchObject({ displayName: 'Anna Lindqvist' });
  });

  test('does not set an empty name, and signs up even if the name cannot be set', async () => {
    const api = fakeApi({ ...firebaseCalls({ displayName: undefined }), 'POST /v1/accounts:update': 'offline' });
    const identity = testFirebase();
    expect(await identity.signUp('anna@example.org', 'Secret!', '')).toMatchObject({ displayName: null });
    expect(api.of('POST /v1/accounts:update')).toHaveLength(0);
    expect(await identity.signUp('anna@example.org', 'Secret!', 'Anna')).toMatchObject({ uid: 'uid-1' });
  });

  test('sends a reset email, checks the code in it, and sets a new password with that code [7.27]', async () => {
    const api = fakeApi(firebaseCalls());
    const identity = testFirebase();
    await identity.sendPasswordReset('anna@example.org');
    await identity.checkResetToken('code-1');
    await identity.setNewPassword('code-1', 'Secret!');
    expect(api.requests.map(({ call, body }) => [call, body])).toMatchObject([
      ['POST /v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: 'anna@example.org' }],
      ['POST /v1/accounts:resetPassword', { oobCode: 'code-1' }],
      ['POST /v1/accounts:resetPassword', { oobCode: 'code-1', newPassword: 'Secret!' }],
    ]);
  });

  test.each(['EXPIRED_OOB_CODE', 'INVALID_OOB_CODE'])(
    'reports an invalid link when Firebase refuses the link’s code with %s',
    async (code) => {
      fakeApi({ 'POST /v1/accounts:resetPassword': refusedBy(code) });
      await expect(testFirebase().checkResetToken('code-1')).rejects.toMatchObject({ code: 'reset-link-invalid' });
    },
  );
});

describe('the Firebase session', () => {
  test('the Firebase session is stored on this device until the sign-out', async () => {
    fakeApi(firebaseCalls());
    const settings = { projectId: 'demo-kept', apiKey: 'key-kept' };
    const identity = testFirebase({}, settings);
    expect(await identity.whoIsSignedIn()).toBeNull();
    await enter(identity);
    expect(Object.keys(localStorage).some((key) => key.startsWith('firebase:authUser:key-kept'))).toBe(true);
    expect(await identity.whoIsSignedIn()).toEqual(anna);
    await identity.signOut();
    expect(await identity.whoIsSignedIn()).toBeNull();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
  });

  test('deletes the account at Firebase, or throws Firebase’s reason for a refusal', async () => {
    const api = fakeApi({ ...firebaseCalls(), 'POST /v1/accounts:delete': { body: {} } });
    const identity = testFirebase();
    await enter(identity);
    await identity.removeAccount?.();
    expect(api.of('POST /v1/accounts:delete')).toHaveLength(1);
    expect(await identity.whoIsSignedIn()).toBeNull();
    fakeApi({ ...firebaseCalls(), 'POST /v1/accounts:delete': refusedBy('CREDENTIAL_TOO_OLD_LOGIN_AGAIN') });
    await enter(identity);
    await expect(identity.removeAccount?.()).rejects.toMatchObject({ code: 'requires-recent-login' });
  });

  test('uses the token of the sign-in once, then fetches a new token for each call', async () => {
    const api = fakeApi(firebaseCalls());
    const identity = testFirebase();
    await enter(identity);
    const first = await identity.newToken();
    expect(api.of('POST /v1/token')).toHaveLength(0);
    const second = await identity.newToken();
    expect(api.of('POST /v1/token')).toHaveLength(1);
    expect([first, second].every((token) => token?.split('.').length === 3)).toBe(true);
    expect(second).not.toBe(first);
  });

  test('fetches a new token with the user’s name after a sign-up', async () => {
    const api = fakeApi(firebaseCalls());
    const identity = testFirebase();
    await identity.signUp('anna@example.org', 'Secret!', 'Anna Lindqvist');
    await identity.newToken();
    expect(api.of('POST /v1/token')).toHaveLength(1);
  });

  test('returns no token when signed out', async () => {
    fakeApi({});
    expect(await testFirebase().newToken()).toBeNull();
  });

  test.each(['USER_DISABLED', 'USER_NOT_FOUND', 'TOKEN_EXPIRED'])(
    'the session is over when Firebase refuses a token refresh with %s',
    async (message) => {
      fakeApi({ ...firebaseCalls(), 'POST /v1/token': refusedBy(message) });
      const identity = testFirebase();
      await enter(identity);
      await identity.newToken();
      expect(await identity.newToken()).toBeNull();
    },
  );

  test.each(['offline', { status: 503, body: {} }] as const)(
    'the session is not over when a token refresh fails with %j',
    async (answer) => {
      fakeApi({ ...firebaseCalls(), 'POST /v1/token': answer });
      const identity = testFirebase();
      await enter(identity);
      await identity.newToken();
      await expect(identity.newToken()).rejects.toThrow(NetworkError);
    },
  );

  test('creates a single identity service per page and project', () => {
    const settings = { projectId: 'demo-once', apiKey: 'key', authDomain: 'demo.firebaseapp.com', tokenSyncPath: null };
    expect(firebaseIdentity(settings, sdk)).toBe(firebaseIdentity({ ...settings }, sdk));
    expect(firebaseIdentity({ ...settings, projectId: 'demo-other' }, sdk)).not.toBe(firebaseIdentity(settings, sdk));
  });
});

describe('a sign-in with a provider', () => {
  /** Simulate the popup by a sign-in with email, which returns the same kind of credential. */
  const answering: FirebaseSdk['signInWithPopup'] = (auth) =>
    sdk.signInWithEmailAndPassword(auth, 'anna@example.org', 'Secret!');

  test.each<[FederatedProvider, string, string[]]>([
    ['google', 'google.com', ['email', 'profile']],
    ['apple', 'apple.com', ['email', 'name']],
    ['facebook', 'facebook.com', ['email', 'public_profile']],
    ['github', 'github.com', ['user:email', 'read:user']],
  ])('opens a popup for %s with the scopes for email and profile [7.25]', async (name, providerId, scopes) => {
    fakeApi(firebaseCalls());
    const popup = vi.fn(answering);
    expect(await testFirebase({ signInWithPopup: popup }).signInWith(name)).toEqual(anna);
    const provider = popup.mock.calls[0]?.[1];
    expect(provider?.providerId).toBe(providerId);
    expect(provider instanceof sdk.OAuthProvider && provider.getScopes()).toEqual(scopes);
  });

  test.each(['popup-blocked', 'cancelled-popup-request', 'operation-not-supported-in-this-environment'])(
    'redirects the page to the provider when the popup fails with %s [7.25, 8.11]',
    async (code) => {
      const redirect = vi.fn(() => new Promise<never>(() => undefined));
      const identity = testFirebase({ signInWithPopup: failingWith(code), signInWithRedirect: redirect });
      const leaving = identity.signInWith('google');
      await vi.waitFor(() => expect(redirect).toHaveBeenCalledOnce());
      expect(redirect.mock.calls).toMatchObject([[{}, { providerId: 'google.com' }, {}]]);
      // Simulate the Back button on the provider's page, which restores the page from the back/forward cache.
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(await leaving).toBeNull();
    },
  );

  test.each(['popup-closed-by-user', 'user-disabled', 'account-exists-with-different-credential'])(
    'does not redirect the page when the popup fails with %s [8.11]',
    async (code) => {
      const redirect = vi.fn(failingWith('popup-blocked'));
      const identity = testFirebase({ signInWithPopup: failingWith(code), signInWithRedirect: redirect });
      await expect(identity.signInWith('google')).rejects.toMatchObject({ name: 'IdentityError' });
      expect(redirect).not.toHaveBeenCalled();
    },
  );

  test('completes a sign-in with a provider when the user returns from the provider’s page [7.26]', async () => {
    fakeApi(firebaseCalls());
    const result: FirebaseSdk['getRedirectResult'] = (auth) => answering(auth, new sdk.OAuthProvider('google.com'));
    expect(await testFirebase({ getRedirectResult: result }).whoIsSignedIn()).toEqual(anna);
  });

  test('throws an error when the user returns from a provider that refused the sign-in', async () => {
    const identity = testFirebase({ getRedirectResult: failingWith('user-cancelled') });
    await expect(identity.whoIsSignedIn()).rejects.toMatchObject({ code: 'popup-closed' });
  });
});

test('keeps the SDK’s message for an unknown error code', async () => {
  const identity = testFirebase({ signInWithPopup: failingWith('second-factor-needed') });
  await expect(identity.signInWith('google')).rejects.toMatchObject({
    code: 'unknown',
    message: sdkError('second-factor-needed').message,
  });
});

test('refuses a sign-in as the sample user', async () => {
  await expect(testFirebase().signInAsSample()).rejects.toMatchObject({ code: 'operation-not-allowed' });
});
