import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import type { IdentityCode, IdentityService } from '../port/identity.ts';
import { builtinIdentity } from './builtin-identity.ts';

const account = { id: 'uid-1', email: 'anna@example.org', name: 'Anna Lindqvist', image: null };

test.each<[string, (identity: IdentityService) => Promise<unknown>, object]>([
  [
    'sign-in/email',
    (identity) => identity.signIn('anna@example.org', 'Secret!'),
    { email: 'anna@example.org', password: 'Secret!' },
  ],
  [
    'sign-up/email',
    (identity) => identity.signUp('anna@example.org', 'Secret!', 'Anna Lindqvist'),
    { email: 'anna@example.org', password: 'Secret!', name: 'Anna Lindqvist' },
  ],
  ['sign-out', (identity) => identity.signOut(), {}],
  [
    'request-password-reset',
    (identity) => identity.sendPasswordReset('anna@example.org'),
    { email: 'anna@example.org' },
  ],
  [
    'reset-password',
    (identity) => identity.setNewPassword('letter', 'Secret!'),
    { token: 'letter', newPassword: 'Secret!' },
  ],
])('sends a POST with the given values to %s [5.8, 7.27]', async (path, act, body) => {
  const call = `POST /api/identity/${path}`;
  const api = fakeApi({ [call]: { body: { user: account } } });
  await act(builtinIdentity);
  expect(api.of(call).map((request) => request.body)).toEqual([body]);
});

test('returns the signed-in account as an identity [3.4]', async () => {
  fakeApi({ 'POST /api/identity/sign-in/email': { body: { user: account } } });
  expect(await builtinIdentity.signIn('anna@example.org', 'Secret!')).toEqual({
    uid: 'uid-1',
    email: 'anna@example.org',
    displayName: 'Anna Lindqvist',
    photoURL: null,
  });
});

test.each<[number, string, IdentityCode]>([
  [401, 'INVALID_EMAIL_OR_PASSWORD', 'invalid-credential'],
  [400, 'INVALID_EMAIL', 'invalid-email'],
  [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'email-already-in-use'],
  [400, 'PASSWORD_TOO_SHORT', 'weak-password'],
  [400, 'PASSWORD_TOO_COMMON', 'common-password'],
  [429, 'TOO_MANY_REQUESTS', 'too-many-requests'],
  [429, '', 'too-many-requests'],
  [429, 'TOO_MANY_EMAILS', 'unknown'],
  [429, 'BUSY', 'unknown'],
  [400, 'INVALID_TOKEN', 'reset-link-invalid'],
  [403, 'INVALID_ORIGIN', 'unauthorized-domain'],
  [500, 'SOMETHING_ELSE', 'unknown'],
])('converts the refusal %i %s to the code %s [8.14]', async (status, code, expected) => {
  fakeApi({ 'POST /api/identity/sign-in/email': { status, body: { code, message: 'No' } } });
  await expect(builtinIdentity.signIn('anna@example.org', 'x')).rejects.toMatchObject({ code: expected });
});

test('throws a network error when the server does not respond [8.13]', async () => {
  fakeApi({ 'POST /api/identity/sign-in/email': 'offline' });
  await expect(builtinIdentity.signIn('a@b.c', 'x')).rejects.toMatchObject({ code: 'network-request-failed' });
});
