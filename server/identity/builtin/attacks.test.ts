import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtinCalls, cookieOf, freshEmail, password } from '../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());
const { post, get, signUp, emailOf, emailTo } = builtinCalls(() => app);

/** Return how many passwords `call` hashes. Hashing takes so long that an attacker could notice it. */
async function hashesOf(call: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const init = (_: number, type: string) => {
    if (type === 'ARGON2REQUEST') count += 1;
  };
  const hook = createHook({ init }).enable();
  await call();
  hook.disable();
  return count;
}

describe('the existence of an account for an email', () => {
  it('sign-in answers alike for an unknown email and a wrong password, and hashes one password for each', async () => {
    const { email } = await signUp();
    let known: unknown;
    let unknown: unknown;
    const wrong = { password: 'Another!1' };
    const knownWork = await hashesOf(async () => {
      known = (await post('sign-in/email', { email, ...wrong })).body;
    });
    const unknownWork = await hashesOf(async () => {
      unknown = (await post('sign-in/email', { email: freshEmail(), ...wrong })).body;
    });
    expect(unknown).toEqual(known);
    expect([knownWork, unknownWork]).toEqual([1, 1]);
  });

  it('the limit of sign-in attempts also counts attempts for an email without an account', async () => {
    const email = freshEmail();
    await Promise.all(Array.from({ length: 10 }, () => post('sign-in/email', { email, password })));
    expect((await post('sign-in/email', { email, password })).status).toBe(429);
  });
});

it('allows one IP address 100 sign-ups an hour and counts each IP address separately', async () => {
  const testApp = await createTestApp({ identity: 'builtin', config: { proxies: 1 } });
  const signUpFrom = (address: string, email = freshEmail()) =>
    testApp.call('POST', '/api/identity/sign-up/email', {
      body: { email, password, name: '' },
      headers: { 'x-forwarded-for': address },
    });
  const email = freshEmail();
  expect((await signUpFrom('192.0.2.1', email)).status).toBe(200);
  expect((await signUpFrom('192.0.2.1', email)).status).toBe(422);
  const counters = `select points from identity.counters where key like 'sign-up:%'`;
  expect(await testApp.database.query(counters)).toEqual([{ points: 2 }]);
  await testApp.database.query(`update identity.counters set points = 100 where key like 'sign-up:%'`);
  const refused = await signUpFrom('192.0.2.1');
  expect(refused).toMatchObject({
    status: 429,
    body: { message: 'Too many failed attempts. Please try again later.' },
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect((await signUpFrom('192.0.2.2')).status).toBe(200);
  await testApp.stop();
});

it('refuses some of many simultaneous sign-ins from one IP address, so that another IP address can sign in', async () => {
  const testApp = await createTestApp({ identity: 'builtin', config: { proxies: 1 } });
  const send = (call: string, email: string, address: string) =>
    testApp.call('POST', `/api/identity/${call}`, {
      body: { email, password, ...(call === 'sign-up/email' && { name: '' }) },
      headers: { 'x-forwarded-for': address },
    });
  const email = freshEmail();
  await send('sign-up/email', email, '192.0.2.1');
  const order: string[] = [];
  const hashes = await hashesOf(async () => {
    const attack = Array.from({ length: 90 }, async () => {
      const { status, headers, body } = await send('sign-in/email', freshEmail(), '192.0.2.2');
      if (status === 429) {
        expect(headers.get('retry-after')).toBe('5');
        expect(body).toEqual({ code: 'BUSY', message: expect.stringContaining('Please try again in 5 seconds.') });
      }
      order.push(String(status));
    });
    const { status } = await send('sign-in/email', email, '192.0.2.1');
    order.push(`other address ${status}`);
    await Promise.all(attack);
  });
  const hashed = order.filter((status) => status === '401').length;
  expect(hashed).toBeLessThan(70);
  expect(order.filter((status) => status === '429')).toHaveLength(90 - hashed);
  expect(hashes).toBe(hashed + 1);
  expect(order.slice(order.indexOf('other address 200'))).toContain('401');
  const counters = `select points from identity.counters where key like 'sign-in-address:%' and points > 0`;
  expect(await testApp.database.query(counters)).toEqual([{ points: hashed }]);
  await testApp.stop();
});

it('limits simultaneous requests to connect a provider, because each of them hashes a password', async () => {
  const testApp = await createTestApp({ identity: 'builtin' });
  const calls = builtinCalls(() => testApp);
  const users = await Promise.all(Array.from({ length: 6 }, () => calls.signUp()));
  const answers = await Promise.all(
    users.flatMap(({ cookie }) =>
      Array.from({ length: 10 }, () => calls.post('link-social', { provider: 'google', password: 'x' }, { cookie })),
    ),
  );
  const codes = answers.map(({ status, headers }) => `${status} ${headers.get('retry-after') ?? ''}`);
  expect(new Set(codes)).toEqual(new Set(['400 ', '429 5']));
  await testApp.stop();
});

describe('a page of another origin', () => {
  it.each([
    ...['sign-in/email', 'sign-up/email', 'sign-out', 'request-password-reset', 'reset-password', 'update-user'],
    ...['change-password', 'account/email', 'account/email/confirm', 'account/email/again', 'account/disconnect'],
    ...['sessions/end', 'sessions/end-all', 'sign-in/social', 'link-social'],
  ])('a page of another origin cannot call %s with the user’s cookie', async (call) => {
    const { cookie, email } = await signUp();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await post(call, { email, password, name: '' }, { cookie, ...headers });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    }
    expect(await emailOf(cookie)).toBe(email);
  });

  it('a page of another origin can neither read responses to GET requests nor send the session cookie with a form', async () => {
    const { cookie, answer } = await signUp();
    expect(answer.headers.get('set-cookie')).toMatch(/SameSite=Lax/i);
    for (const path of ['token', 'get-session', 'account']) {
      const headers = { cookie, origin: 'https://evil.example' };
      const read = await app.call('GET', `/api/identity/${path}`, { headers });
      expect(read.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('session fixation', () => {
  it('session fixation fails, because a sign-in replaces the session that the attacker planted', async () => {
    const { email } = await signUp();
    const { cookie: attackers } = await signUp();
    const origin = app.server.deps.config.publicUrl;
    const victims = cookieOf(await post('sign-in/email', { email, password }, { cookie: attackers, origin }));
    expect(victims).not.toBe(attackers);
    expect(await emailOf(victims)).toBe(email);
    expect(await emailOf(attackers)).not.toBe(email);
  });

  it('session fixation with an invented session token fails', async () => {
    const made = 'inward.session_token=a-token-of-my-own.c2lnbmF0dXJl';
    expect((await get('get-session', made)).body).toBeNull();
    const { email } = await signUp();
    const cookie = cookieOf(
      await post('sign-in/email', { email, password }, { cookie: made, origin: app.server.deps.config.publicUrl }),
    );
    expect(cookie).not.toContain('a-token-of-my-own');
  });
});

describe('an open redirect', () => {
  it.each(['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo', 'redirect'])(
    'refuses a request whose field %s contains an address to redirect to',
    async (field) => {
      const evil = { [field]: 'https://evil.example/' };
      const calls = {
        'sign-in/email': { email: freshEmail(), password },
        'request-password-reset': { email: freshEmail() },
      };
      for (const [call, body] of Object.entries(calls))
        expect(await post(call, { ...body, ...evil })).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    },
  );

  it.each([
    '/api/login?next=https://evil.example',
    '/api/login?callbackURL=//evil.example',
    '/api/identity/callback/google?error=x&callbackURL=https://evil.example',
    '//evil.example/',
    '/%5Cevil.example',
    '/auth?callbackURL=https://evil.example',
  ])('does not redirect the link %s to another site', async (path) => {
    const { status, headers } = await app.call('GET', path);
    expect(status).toBeLessThan(500);
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/);
  });
});

describe('an email', () => {
  it('an email contains no header or recipient that user input tries to add', async () => {
    for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '"a\nb"@c.example'])
      expect((await post('request-password-reset', { email })).status).toBe(400);
    const { email } = await signUp(freshEmail(), 'Ann\r\nBcc: c@d.example');
    await post('request-password-reset', { email });
    const [head = ''] = (await emailTo(email, 'reset=')).split(/\r?\n\r?\n/);
    expect(head).not.toMatch(/^bcc:/im);
    expect(head.match(/^to:/gim)).toHaveLength(1);
  });

  it('an email links to PUBLIC_URL even when the request names another host', async () => {
    const { email } = await signUp();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    await post('request-password-reset', { email }, headers);
    const message = await emailTo(email, 'reset=');
    expect(message).toContain(app.deps.config.publicUrl);
    expect(message).not.toContain('evil.example');
  });
});
