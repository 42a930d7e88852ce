import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { firebaseCalls, refusedBy } from '../../testing/identity/firebase-project.ts';
import { NetworkError } from '../data/api/api-errors.ts';
import { chosenIdentity } from './chosen-identity.ts';
import { IdentityError } from './port/identity.ts';

const firebase = { projectId: 'demo-chosen', apiKey: 'key', authDomain: 'demo.firebaseapp.com', tokenSyncPath: null };
const hosted = { identity: 'firebase', firebase, federated: [], demo: false };
const builtin = { identity: 'builtin', firebase: null, federated: [], demo: false };

test('uses the built-in identity service when the server’s configuration names it', async () => {
  const user = { id: 'uid-1', email: 'a@b.example', name: '', image: null };
  fakeApi({
    'GET /api/config': { body: builtin },
    'POST /api/identity/sign-in/email': { body: { user } },
  });
  expect(await chosenIdentity.signIn('a@b.example', 'Secret!')).toMatchObject({ uid: 'uid-1' });
});

test('uses Firebase when the server’s configuration names it, and then never calls the built-in identity service', async () => {
  const api = fakeApi({ 'GET /api/config': { body: hosted }, ...firebaseCalls() });
  expect(await chosenIdentity.signIn('a@b.example', 'Secret!')).toMatchObject({ uid: 'uid-1' });
  expect(api.requests.filter(({ call }) => call.includes('/api/identity'))).toEqual([]);
});

test('uses the stored configuration at once and the refreshed configuration afterwards', async () => {
  fakeApi({ 'GET /api/config': { body: builtin }, 'GET /api/identity/token': { status: 401 } });
  expect(await chosenIdentity.newToken()).toBeNull();
  const api = fakeApi({
    'GET /api/config': { body: hosted },
    'GET /api/identity/token': { status: 401 },
    'POST /v1/accounts:signInWithPassword': refusedBy('INVALID_LOGIN_CREDENTIALS'),
  });
  expect(await chosenIdentity.newToken()).toBeNull();
  expect(api.of('GET /api/identity/token')).toHaveLength(1);
  await vi.waitFor(() => expect(localStorage.getItem('inward-config')).toContain('demo-chosen'));
  await expect(chosenIdentity.signIn('a@b.example', 'x')).rejects.toMatchObject({ code: 'invalid-credential' });
});

test('throws a network error when the server does not respond, and does not end the session', async () => {
  fakeApi({ 'GET /api/config': 'offline' });
  const refusal = chosenIdentity.signIn('a@b.example', 'x');
  await expect(refusal).rejects.toThrow(IdentityError);
  await expect(refusal).rejects.toMatchObject({ code: 'network-request-failed' });
  await expect(chosenIdentity.newToken()).rejects.toThrow(NetworkError);
  await expect(chosenIdentity.whoIsSignedIn()).rejects.toThrow(NetworkError);
});
