import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { testProject } from '../../testing/identity/stand-in-google.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const path = '/api/auth/token';
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ config: { identity: { ...testProject, syncsToken: true } } });
});
afterAll(() => app.stop());

const cookieOf = (headers: Headers) => headers.get('set-cookie') ?? '';
const cookieFor = async (token: string, to = app) => {
  const { headers } = await to.call('POST', path, { token });
  return cookieOf(headers).split(';')[0] ?? '';
};

describe('the token sync', () => {
  it('stores the token in an HttpOnly cookie for /api/login until the token expires [7.24]', async () => {
    const token = await app.tokenFor();
    const { status, headers, body } = await app.call('POST', path, { token });
    expect([status, body]).toEqual([204, '']);
    const [value, ...attributes] = cookieOf(headers).split('; ');
    expect(value).toBe(`__Secure-inward-token=${token}`);
    expect(attributes.slice(1)).toEqual(['Path=/api/login', 'HttpOnly', 'Secure', 'SameSite=Strict']);
    const seconds = Number(attributes[0]?.replace('Max-Age=', ''));
    expect(seconds).toBeGreaterThan(3_590);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  it('accepts a token that is 299 seconds old and refuses one that is 301 seconds old [9.21]', async () => {
    // Stop the clock: otherwise the token would be up to a second older when it is checked.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const young = await app.call('POST', path, { token: await app.tokenFor({ ageSeconds: 299 }) });
    expect(young.status).toBe(204);
    const old = await app.call('POST', path, { token: await app.tokenFor({ ageSeconds: 301 }) });
    expect(old).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', message: 'Unauthorized: the token is older than 300 seconds.' },
    });
    expect(old.headers.has('set-cookie')).toBe(false);
  });

  it.each<[string, Record<string, string>]>([
    ['a request without a token', {}],
    ['a forged token', { authorization: 'Bearer a.b.c' }],
    ['a request with a cookie instead of a token', { cookie: '__Secure-inward-token=a.b.c' }],
    ['a token that would inject cookie attributes', { authorization: 'Bearer a.b.c; Domain=evil.example' }],
    ['a token that is too long', { authorization: `Bearer a.b.${'c'.repeat(9_000)}` }],
  ])('refuses %s', async (_what, headers) => {
    const answer = await app.call('POST', path, { headers });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
  });

  it.each(['POST', 'DELETE'])('refuses a %s request from another origin', async (method) => {
    const headers = { origin: 'https://evil.example' };
    expect((await app.call(method, path, { token: await app.tokenFor(), headers })).status).toBe(403);
  });

  it('removes the cookie on a DELETE request without a token [7.24]', async () => {
    const { status, headers } = await app.call('DELETE', path);
    expect(status).toBe(204);
    expect(cookieOf(headers)).toBe(
      '__Secure-inward-token=; Max-Age=0; Path=/api/login; HttpOnly; Secure; SameSite=Strict',
    );
  });

  it.each([
    ['TOKEN_SYNC is off', { identity: testProject }, 404],
    ['identity is builtin', { identity: 'builtin' }, 404],
  ] as const)('returns a 404 when %s', async (_what, config, status) => {
    const other = await createTestApp({ database: app.database, config });
    expect((await other.call('POST', path, { token: await other.tokenFor() })).status).toBe(status);
    await other.stop();
  });

  it('requires https except on loopback', async () => {
    const deps = { ...app.deps, config: { ...app.deps.config, publicUrl: 'http://inward.example' } };
    const { mirrorToken } = await import('./token-sync.ts');
    const statusFor = (host: string) =>
      mirrorToken(deps, new Request(`http://${host}${path}`, { method: 'DELETE' })).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
    expect(await Promise.all([statusFor('inward.example'), statusFor('localhost:3000')])).toEqual(['bad_request', 204]);
  });
});

describe('/api/login', () => {
  it('redirects to home and removes the cookie if the token in the cookie is valid', async () => {
    const cookie = await cookieFor(await app.tokenFor());
    const { status, headers } = await app.call('GET', '/api/login', { headers: { cookie: `a=b; ${cookie}` } });
    expect([status, headers.get('location')]).toEqual([302, '/#continue']);
    expect(cookieOf(headers)).toContain('Max-Age=0; Path=/api/login');
  });

  it.each(['', '__Secure-inward-token=a.b.c', '__Secure-inward-token=https://evil.example'])(
    'redirects to the sign-in for the cookie "%s"',
    async (cookie) => {
      const { status, headers } = await app.call('GET', '/api/login', { headers: { cookie } });
      expect([status, headers.get('location')]).toEqual([302, '/auth']);
    },
  );
});
