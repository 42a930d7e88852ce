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

/** Sign up a user whom the product knows. */
async function newUser(): Promise<{ readonly cookie: string; readonly token: string }> {
  const { cookie } = await signUp();
  const token = await tokenOf(cookie);
  await app.call('POST', '/api/auth/sync', { token, body: { timezoneOffset: -120 } });
  return { cookie, token };
}

test('answers the first calls of a screen together with the token', async () => {
  const { cookie, token } = await newUser();
  const calls = ['/api/user/stats', '/api/reflections?limit=5', '/api/user/preferences'];
  const { status, body } = await requestToken(cookie, ...calls);
  const alone = await Promise.all(calls.map((call) => app.call('GET', call, { token })));
  expect(status).toBe(200);
  expect(body.first).toEqual(alone.map((answer, at) => ({ call: calls[at], status: 200, body: answer.body })));
  expect((await app.call('GET', '/api/user/stats', { token: body.token })).status).toBe(200);
});

test('answers a call that fails with its own status, and still gives the token', async () => {
  const { cookie } = await newUser();
  const { body } = await requestToken(cookie, '/api/summaries/none', '/api/user/stats');
  expect(body.token).toMatch(/^ey/);
  expect(body.first).toMatchObject([{ status: 400 }, { status: 200 }]);
});

test('answers only the token when no call is named', async () => {
  const { cookie } = await newUser();
  expect((await requestToken(cookie)).body).toEqual({ token: expect.any(String) });
});

test('answers no call without a session', async () => {
  const { status, body } = await requestToken('', '/api/user/stats');
  expect(status).toBe(401);
  expect(body).not.toHaveProperty('first');
});

test.each([
  ['more than four calls', Array.from({ length: 5 }, () => '/api/user/stats')],
  ['a call that needs no user', ['/api/config']],
  ['a path that only takes another method', ['/api/reflections/current']],
  ['a call that answers with a file', ['/api/user/export']],
  ['a call of the identity', ['/api/identity/sessions']],
  ['an address of another server', ['//elsewhere.invalid/api/user/stats']],
  ['a path outside the API', ['/api/user/stats/../../../health']],
])('refuses %s', async (_, calls) => {
  const { cookie } = await newUser();
  const { status, body } = await requestToken(cookie, ...calls);
  expect([status, body]).toEqual([400, expect.objectContaining({ field: 'query.first' })]);
});
