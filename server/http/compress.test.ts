import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtinCalls } from '../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { signUp, signIn, tokenOf } = builtinCalls(() => app);
const fromOurPage = { 'sec-fetch-site': 'same-origin', 'accept-encoding': 'gzip, deflate, br, zstd' };
const large = '/api/openapi.json';
const small = '/api/config';

test('compresses a large answer to the app’s own page without changing its content', async () => {
  const plain = await app.call('GET', large, { headers: { 'accept-encoding': 'identity' } });
  const compressed = await app.call('GET', large, { headers: fromOurPage });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(Number(compressed.headers.get('content-length')) * 3).toBeLessThan(
    Number(plain.headers.get('content-length')),
  );
  expect(compressed.body).toEqual(plain.body);
});

test.each([
  ['that another site causes', large, { ...fromOurPage, 'sec-fetch-site': 'cross-site' }],
  ['of a page that the user opens by a link', large, { ...fromOurPage, 'sec-fetch-site': 'none' }],
  ['of a program', large, { 'accept-encoding': 'br' }],
  ['that does not accept brotli', large, { ...fromOurPage, 'accept-encoding': 'gzip' }],
  ['that refuses brotli', large, { ...fromOurPage, 'accept-encoding': 'gzip, br;q=0' }],
  ['with a small answer', small, fromOurPage],
])('does not compress the answer to a request %s', async (_, path, headers) => {
  const answer = await app.call('GET', path, { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBeNull();
});

test('compresses a response that contains the token and the answers of other calls', async () => {
  const { cookie, email } = await signUp();
  await app.call('POST', '/api/auth/sync', { token: await tokenOf(cookie), body: { timezoneOffset: 0 } });
  const path = `/api/identity/token?first=${encodeURIComponent('/api/user/security-events')}`;
  // Each sign-in adds a security event: with twelve, the answer is large enough for compression.
  for (let count = 0; count < 12; count += 1) await signIn(email);
  const plain = await app.call('GET', path, { headers: { cookie } });
  const compressed = await app.call('GET', path, { headers: { ...fromOurPage, cookie } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(compressed.body).toEqual({ ...(plain.body as object), token: expect.stringMatching(/^ey/) });
});
