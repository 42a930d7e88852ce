import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtinCalls } from '../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    identity: 'builtin',
    config: { basePath: '/inward', publicUrl: 'http://localhost:0/inward' },
  });
});
afterAll(() => app.stop());

const { get, signUp, tokenOf } = builtinCalls(() => app);

type TokenAnswer = { readonly token: string; readonly first?: readonly unknown[] };

const requestToken = async (cookie: string, ...calls: readonly string[]) => {
  const query = calls.map((call) => `first=${encodeURIComponent(call)}`).join('&');
  const { status, body } = await get(`token?${query}`, cookie);
  return { status, body: body as TokenAnswer };
};

/** Sign up a user and make the sync call, which creates the user's record. */
async function newUser(): Promise<{ readonly cookie: string; readonly token: string }> {
  const { cookie } = await signUp();
  const token = await tokenOf(cookie);
  await app.call('POST', '/api/auth/sync', { token, body: { timezoneOffset: -120 } });
  return { cookie, token };
}

test('answers the first calls of a screen in the response that contains the token', async () => {
  const { cookie, token } = await newUser();
  const calls = ['/api/user/stats', '/api/reflections?limit=5', '/api/user/preferences'];
  const { status, body } = await requestToken(cookie, ...calls);
  const alone = await Promise.all(calls.map((call) => app.call('GET', call, { token })));
  expect(status).toBe(200);
  expect(body.first).toEqual(alone.map((answer, at) => ({ call: calls[at], status: 200, body: answer.body })));
  expect((await app.call('GET', '/api/user/stats', { token: body.token })).status).toBe(200);
});

test('returns the token and the error status of a first call that fails', async () => {
  const { cookie } = await newUser();
  const { body } = await requestToken(cookie, '/api/summaries/none', '/api/user/stats');
  expect(body.token).toMatch(/^ey/);
  expect(body.first).toMatchObject([{ status: 400 }, { status: 200 }]);
});

test('returns only the token when the request names no first calls', async () => {
  const { cookie } = await newUser();
  expect((await requestToken(cookie)).body).toEqual({ token: expect.any(String) });
});

test('answers no first calls when the request has no session', async () => {
  const { status, body } = await requestToken('', '/api/user/stats');
  expect(status).toBe(401);
  expect(body).not.toHaveProperty('first');
});

test('answers only the first four calls that a token request names', async () => {
  const { cookie } = await newUser();
  const { body } = await requestToken(cookie, ...Array.from({ length: 6 }, () => '/api/user/stats'));
  expect(body.first).toHaveLength(4);
});

test.each([
  ['a call that needs no user', '/api/config'],
  ['a path that only takes another method', '/api/reflections/current'],
  ['a call that answers with a file', '/api/user/export'],
  ['a call of the identity', '/api/identity/sessions'],
  ['a call without its id', '/api/summaries/'],
  ['an address of another server', '//elsewhere.invalid/api/user/stats'],
  ['a path outside the API', '/api/user/stats/../../../health'],
  ['a path that a URL resolves to a file', '/api/summaries/..\\user\\export'],
  ['a path that a URL resolves to the identity', '/api/summaries/..\\identity\\token?first=/api/user/stats'],
  ['a path with encoded dots', '/api/summaries/%2e%2e%2fuser%2fexport'],
])('returns the token and ignores %s as a first call', async (_, call) => {
  const { cookie } = await newUser();
  const { status, body } = await requestToken(cookie, call, '/api/user/stats');
  expect([status, body]).toEqual([
    200,
    { token: expect.any(String), first: [{ call: '/api/user/stats', status: 200, body: expect.anything() }] },
  ]);
});
