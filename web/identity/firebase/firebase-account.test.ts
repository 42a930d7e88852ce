import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { firebaseCalls, refusedBy, testFirebase } from '../../../testing/identity/firebase-project.ts';

const password = { providerId: 'password', rawId: 'anna@example.org', email: 'anna@example.org' };
const google = { providerId: 'google.com', rawId: 'g-1', email: 'anna@example.org' };

async function entered(account = {}, answers = {}) {
  const api = fakeApi({ ...firebaseCalls({ providerUserInfo: [password], ...account }), ...answers });
  const identity = testFirebase();
  await identity.signIn('anna@example.org', 'Secret!');
  return { api, ways: identity.account };
}

test.each([
  ['a password', [password], true, []],
  ['a password and a provider', [password, google], true, ['google']],
  ['a provider alone', [google], false, ['google']],
])('reads an account with %s', async (_what, providerUserInfo, hasPassword, providers) => {
  const { ways } = await entered({ providerUserInfo, emailVerified: true });
  expect(await ways.read()).toMatchObject({
    name: 'Anna Lindqvist',
    email: 'anna@example.org',
    emailVerified: true,
    hasPassword,
    providers,
  });
});

test('reads the account stored on this device when the device is offline', async () => {
  const { ways } = await entered();
  fakeApi({});
  expect(await ways.read()).toMatchObject({ name: 'Anna Lindqvist' });
  expect(await ways.readIdentity('uid-1')).toMatchObject({ uid: 'uid-1' });
  expect(await ways.readIdentity('somebody-else')).toBeNull();
});

test('throws a 401 when the account is read while signed out', async () => {
  fakeApi(firebaseCalls());
  await expect(testFirebase().account.read()).rejects.toThrow('401: Unauthorized');
});

test.each([
  ['INVALID_LOGIN_CREDENTIALS', 'wrong-password'],
  ['INVALID_PASSWORD', 'wrong-password'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too-many-requests'],
])('changes nothing when the current password is refused with %s', async (message, code) => {
  const { ways } = await entered();
  const api = fakeApi({ ...firebaseCalls(), 'POST /v1/accounts:signInWithPassword': refusedBy(message) });
  await expect(ways.changePassword('Wrong!', 'Another!')).rejects.toMatchObject({ code });
  await expect(ways.requestEmailChange('new@example.org', 'Wrong!')).rejects.toMatchObject({ code });
  expect(api.of('POST /v1/accounts:update')).toHaveLength(0);
  expect(api.of('POST /v1/accounts:sendOobCode')).toHaveLength(0);
});

test('changes name, email and password with the calls that Firebase requires', async () => {
  const { api, ways } = await entered();
  await ways.changeName('Anna Berg');
  await ways.requestEmailChange('new@example.org', 'Secret!');
  await ways.changePassword('Secret!', 'Another!');
  expect(api.of('POST /v1/accounts:update').map(({ body }) => body)).toMatchObject([
    { displayName: 'Anna Berg' },
    { password: 'Another!' },
  ]);
  expect(api.of('POST /v1/accounts:sendOobCode').map(({ body }) => body)).toMatchObject([
    { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'new@example.org' },
  ]);
});
