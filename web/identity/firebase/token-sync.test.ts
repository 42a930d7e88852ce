import { describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { firebaseCalls, someToken, testFirebase } from '../../../testing/identity/firebase-project.ts';
import { createTokenSync } from './token-sync.ts';

const path = '/api/auth/token';
const holder = (ageSeconds: number, token = someToken()) => ({
  getIdTokenResult: async () => ({ token, issuedAtTime: new Date(Date.now() - ageSeconds * 1000).toUTCString() }),
});

const done = { [`POST ${path}`]: { status: 204 }, [`DELETE ${path}`]: { status: 204 } };

describe('the token-sync endpoint', () => {
  test('the token-sync endpoint receives each token once, and a DELETE at sign-out [7.24]', async () => {
    const api = fakeApi(done);
    const sync = createTokenSync(path);
    const token = someToken();
    await sync(holder(10, token));
    await sync(holder(10, token));
    await sync(null);
    await sync(null);
    expect(api.requests.map(({ call, headers }) => [call, headers.get('authorization')])).toEqual([
      [`POST ${path}`, `Bearer ${token}`],
      [`DELETE ${path}`, null],
    ]);
  });

  test('the token-sync endpoint receives no request when no user was ever signed in', async () => {
    const api = fakeApi(done);
    await createTokenSync(path)(null);
    expect(api.requests).toEqual([]);
  });

  test('the token-sync endpoint receives a token that is 299 s old, but not one that is 302 s old [7.24, 9.21]', async () => {
    const api = fakeApi(done);
    const sync = createTokenSync(path);
    await sync(holder(302));
    expect(api.requests).toEqual([]);
    await sync(holder(299));
    expect(api.of(`POST ${path}`)).toHaveLength(1);
  });

  test('the token-sync endpoint receives no request outside a secure context or at another origin [7.24]', async () => {
    const api = fakeApi(done);
    await createTokenSync('https://evil.example/api/auth/token')(holder(1));
    vi.stubGlobal('isSecureContext', false);
    await createTokenSync(path)(holder(1));
    expect(api.requests).toEqual([]);
  });

  test('the token-sync endpoint receives the DELETE of a sign-out after the pending POST of a token', async () => {
    const api = fakeApi(done);
    const sync = createTokenSync(path);
    let arrive = () => {};
    const slow = {
      getIdTokenResult: () =>
        new Promise<Awaited<ReturnType<typeof fresh>>>((resolve) => {
          arrive = () => void fresh().then(resolve);
        }),
    };
    const fresh = holder(1).getIdTokenResult;
    const sent = sync(slow);
    const ended = sync(null);
    await Promise.resolve();
    arrive();
    await Promise.all([sent, ended]);
    await sync(holder(400));
    await sync(null);
    expect(api.requests.map(({ call }) => call)).toEqual([`POST ${path}`, `DELETE ${path}`, `DELETE ${path}`]);
  });

  test('a failed request to the token-sync endpoint does not affect the sign-in', async () => {
    fakeApi({ [`POST ${path}`]: 'offline' });
    await expect(createTokenSync(path)(holder(1))).resolves.toBeUndefined();
  });
});

test('a Firebase sign-in, a token refresh and a sign-out each send a request to the deployment’s token-sync endpoint', async () => {
  const api = fakeApi({ ...firebaseCalls(), ...done });
  const identity = testFirebase({}, { tokenSyncPath: path });
  await identity.signIn('anna@example.org', 'Secret!');
  await vi.waitFor(() => expect(api.of(`POST ${path}`)).toHaveLength(1));
  await identity.newToken();
  await identity.newToken();
  await vi.waitFor(() => expect(api.of(`POST ${path}`)).toHaveLength(2));
  await identity.signOut();
  await vi.waitFor(() => expect(api.of(`DELETE ${path}`)).toHaveLength(1));
});
