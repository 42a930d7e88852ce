import { getMigrations } from 'better-auth/db/migration';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  builtinCalls,
  cookieOf,
  freshEmail,
  linkTokenIn,
  password,
  statusAndCode,
} from '../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openPool } from '../../db/pool.ts';
import { openAttemptLimits } from './attempt-limits/attempt-limits.ts';
import { openDeviceStore } from './attempt-limits/device-store.ts';
import { openEmailLimits } from './attempt-limits/email-limits.ts';
import { createAuth } from './auth.ts';
import { openIdentityEmails } from './emails/identity-emails.ts';

let app: TestApp;
beforeAll(async () => {
  // The identity uses the system clock, but the product uses the test clock. The two are months apart.
  app = await createTestApp({ identity: 'builtin' });
});

afterAll(() => app.stop());

const { post, signUp, tokenOf, emailTo } = builtinCalls(() => app);

describe('signing up', () => {
  it('signing up also signs in and gives a token that the product accepts [5.8]', async () => {
    const { answer, cookie, email } = await signUp();
    expect(answer).toMatchObject({ status: 200, body: { user: { email, name: 'Ann Example' } } });
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/i);
    const session = await app.call('GET', '/api/identity/get-session', { headers: { cookie } });
    expect(JSON.stringify([answer.body, session.body])).not.toContain('"token"');
    const token = await tokenOf(cookie);
    const uid = (answer.body as { user: { id: string } }).user.id;
    const synced = await app.call('POST', '/api/auth/sync', { token, body: { uid } });
    expect(synced).toMatchObject({ status: 200, body: { email, firstName: 'Ann', lastName: 'Example' } });
  });

  it('signing up needs no name [5.8]', async () => {
    expect((await signUp(freshEmail(), '')).answer.status).toBe(200);
  });

  it('puts only the documented claims into an identity token', async () => {
    const { cookie } = await signUp();
    const [, payload = ''] = (await tokenOf(cookie)).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    expect(Object.keys(claims).sort()).toEqual([
      'aud',
      'auth_time',
      'email',
      'exp',
      'iat',
      'iss',
      'name',
      'sid',
      'sub',
    ]);
    expect(claims).toMatchObject({ iss: 'inward', aud: 'inward' });
    expect(Number(claims['exp']) - Number(claims['iat'])).toBe(600);
  });

  it('stores no password or private key in plain text', async () => {
    await signUp();
    const dump = JSON.stringify(
      await app.database.query('select a.password, k."privateKey" from identity.account a, identity.jwks k'),
    );
    expect(dump).not.toContain(password);
    expect(dump).not.toContain('"d\\"');
  });

  it.each([
    ['Sh!t1', 'PASSWORD_TOO_SHORT'],
    ['secret!23', 'PASSWORD_NEEDS_UPPERCASE'],
    ['Secret123', 'PASSWORD_NEEDS_SPECIAL_CHARACTER'],
    ['P@ssw0rd', 'PASSWORD_TOO_COMMON'],
  ])('refuses to sign up with the password %j, with the error %s [5.1]', async (weak, expected) => {
    const answer = await post('sign-up/email', { email: freshEmail(), password: weak, name: '' });
    expect(statusAndCode(answer)).toEqual([400, expected]);
  });

  it('refuses to sign up with a password of 4,096 characters [5.2]', async () => {
    const long = await post('sign-up/email', { email: freshEmail(), password: `A!${'x'.repeat(4094)}`, name: '' });
    expect(statusAndCode(long)).toEqual([400, 'PASSWORD_TOO_LONG']);
  });

  it('refuses to sign up with an invalid email or an email that has an account', async () => {
    expect(statusAndCode(await post('sign-up/email', { email: 'nobody', password, name: '' }))).toEqual([
      400,
      'INVALID_EMAIL',
    ]);
    const { email } = await signUp();
    const again = await post('sign-up/email', { email: email.toUpperCase(), password, name: '' });
    expect(statusAndCode(again)).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
  });

  it('creates only one account for ten simultaneous sign-ups with the same email on two servers', async () => {
    const second = await createTestApp({ identity: 'builtin', database: app.database });
    const email = freshEmail();
    const body = { email, password, name: '' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? app : second).call('POST', '/api/identity/sign-up/email', { body }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(statusAndCode)).toEqual(Array(9).fill([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']));
    await second.stop();
  });
});

describe('signing in', () => {
  it('signing in starts a session, and signing out ends it [7.27]', async () => {
    const { email } = await signUp();
    const answer = await post('sign-in/email', { email, password });
    const cookie = cookieOf(answer);
    const session = await app.call('GET', '/api/identity/get-session', { headers: { cookie } });
    expect(session.body).toMatchObject({ user: { email } });
    expect((await post('sign-out', {}, { cookie, origin: app.server.deps.config.publicUrl })).status).toBe(200);
    const after = await app.call('GET', '/api/identity/get-session', { headers: { cookie } });
    expect(after.body).toBeNull();
    expect((await app.call('GET', '/api/identity/token', { headers: { cookie } })).status).toBe(401);
  });

  it('answers a sign-in with an unknown email like a sign-in with a wrong password', async () => {
    const { email } = await signUp();
    const wrong = await post('sign-in/email', { email, password: 'Another!1' });
    const unknown = await post('sign-in/email', { email: freshEmail(), password });
    expect(statusAndCode(wrong)).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
  });

  it('refuses the right password after ten failed sign-ins, while other accounts can sign in', async () => {
    const { email } = await signUp();
    const { email: other } = await signUp();
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => post('sign-in/email', { email, password: 'No!way1' })),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
    const locked = await post('sign-in/email', { email, password });
    expect(statusAndCode(locked)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await post('sign-in/email', { email: other, password })).status).toBe(200);
    const stored = await app.database.query<{ key: string }>('select key from identity.counters');
    expect(JSON.stringify(stored)).not.toContain('@');
  });

  it('while other devices are locked out, signing in works only with a genuine device cookie of the same account', async () => {
    const { email } = await signUp();
    const cookies = (await post('sign-in/email', { email, password })).headers.getSetCookie();
    const known = cookies.find((each) => each.startsWith('inward.known_device=')) ?? '';
    expect(known).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(known).not.toContain('mail.example');
    const cookie = known.split(';')[0] ?? '';
    await Promise.all(Array.from({ length: 10 }, () => post('sign-in/email', { email, password: 'No!way1' })));
    expect((await post('sign-in/email', { email, password })).status).toBe(429);
    expect((await post('sign-in/email', { email, password }, { cookie: `${cookie.slice(0, -6)}AAAA%3D` })).status).toBe(
      429,
    );
    const { email: other } = await signUp();
    await Promise.all(Array.from({ length: 10 }, () => post('sign-in/email', { email: other, password: 'No!way1' })));
    expect((await post('sign-in/email', { email: other, password }, { cookie })).status).toBe(429);
    const origin = app.server.deps.config.publicUrl;
    expect((await post('sign-in/email', { email, password }, { cookie, origin })).status).toBe(200);
  });

  it('resets the count of failed sign-ins after a successful sign-in', async () => {
    const { email } = await signUp();
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 6 }, () => post('sign-in/email', { email, password: 'No!way1' })));
      expect((await post('sign-in/email', { email, password })).status).toBe(200);
    }
  });
});

describe('a password reset', () => {
  it('a reset link from an email sets the password once and ends all sessions [7.27]', async () => {
    const { email, cookie } = await signUp();
    expect((await post('request-password-reset', { email })).status).toBe(200);
    const message = await emailTo(email, 'reset=');
    const token = linkTokenIn(message, 'reset');
    expect(message).toContain(`${app.deps.config.publicUrl}/auth#reset=${token}`);
    expect(JSON.stringify(await app.database.query('select * from identity.verification'))).not.toContain(token);

    const check = () => post('reset-password/check', { token });
    expect((await check()).status).toBe(200);
    const weak = await post('reset-password', { newPassword: 'weak', token });
    expect(statusAndCode(weak)).toEqual([400, 'PASSWORD_TOO_SHORT']);
    const common = await post('reset-password', { newPassword: 'Welcome1!', token });
    expect(statusAndCode(common)).toEqual([400, 'PASSWORD_TOO_COMMON']);
    expect((await post('reset-password', { newPassword: 'Altered!1x', token })).status).toBe(200);
    const session = await app.call('GET', '/api/identity/get-session', { headers: { cookie } });
    expect(session.body).toBeNull();
    expect((await post('sign-in/email', { email, password: 'Altered!1x' })).status).toBe(200);
    expect((await post('sign-in/email', { email, password })).status).toBe(401);
    expect(statusAndCode(await check())).toEqual([400, 'INVALID_TOKEN']);
    expect(statusAndCode(await post('reset-password', { newPassword: 'Again!11', token }))).toEqual([
      400,
      'INVALID_TOKEN',
    ]);
  });

  it('answers a reset request for an unknown email like one for a known email, and logs no address', async () => {
    const { email } = await signUp();
    const known = await post('request-password-reset', { email });
    const unknown = await post('request-password-reset', { email: freshEmail() });
    expect(unknown.body).toEqual(known.body);
    await emailTo(email, 'reset=');
    const logged = JSON.stringify(app.log.lines);
    expect(logged).toContain('.eml');
    expect(logged).not.toContain('@');
    expect(logged).not.toContain('reset=');
  });
});

describe('requests with a cookie', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'null' }, 403],
  ])('refuses a request with a cookie and the headers %o', async (headers, status) => {
    const { cookie } = await signUp();
    expect((await post('sign-out', {}, { cookie, ...headers })).status).toBe(status);
  });

  it('accepts requests from pages on both localhost and 127.0.0.1', async () => {
    const { port } = new URL(app.address);
    for (const host of ['localhost', '127.0.0.1']) {
      const response = await fetch(`http://${host}:${port}/api/identity/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: `http://${host}:${port}` },
        body: JSON.stringify({ email: freshEmail(), password, name: '' }),
      }).catch(() => null);
      if (response) expect([host, response.status]).toEqual([host, 200]);
    }
  });

  it.each(['list-sessions', 'revoke-session', 'delete-user', 'change-email', 'demo/sign-in', 'callback/google'])(
    'answers a request to the library’s unused endpoint %s with 404',
    async (call) => {
      const { cookie } = await signUp();
      expect((await post(call, {}, { cookie })).status).toBe(404);
    },
  );

  it('refuses a request with a body larger than 256 kB', async () => {
    expect((await post('sign-in/email', { email: 'x'.repeat(300_000), password })).status).toBe(413);
  });
});

describe('the demo’s identity', () => {
  it('the demo signs in as the sample user without a password, and refuses changes to the account', async () => {
    const demo = await createTestApp({ identity: 'builtin', database: app.database, config: { demo: true } });
    const answer = await demo.call('POST', '/api/identity/demo/sign-in');
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { email: 'sample@inward.example' }, timezoneOffset: expect.any(Number) },
    });
    const session = await demo.call('GET', '/api/identity/get-session', { headers: { cookie: cookieOf(answer) } });
    expect(session.body).toMatchObject({ user: { email: 'sample@inward.example' } });
    const headers = { cookie: cookieOf(answer) };
    const account = await demo.call('GET', '/api/identity/account', { headers });
    expect(account.body).toMatchObject({ isSample: true });
    for (const [path, body] of [
      ['update-user', { name: 'Mine' }],
      ['sessions/end-all', {}],
    ]) {
      expect(statusAndCode(await demo.call('POST', `/api/identity/${path}`, { body, headers }))).toEqual([
        403,
        'SAMPLE_PERSON',
      ]);
    }
    await demo.stop();
  });
});

describe('the identity database', () => {
  it('the identity database has the tables, columns and indexes that better-auth requires', async () => {
    const pool = openPool(app.database.variables.DATABASE_URL, { most: 1, name: 'test' });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const auth = createAuth({
      database: db,
      pool,
      secret: 'x'.repeat(43),
      publicUrl: 'http://localhost',
      random: app.deps.random,
      limits: openAttemptLimits(pool),
      devices: openDeviceStore(pool, app.deps.random),
      emailLimits: openEmailLimits(pool),
      emails: openIdentityEmails({ mail: app.deps.mail, log: app.deps.log, publicUrl: 'http://localhost' }),
      renewHash: async () => {},
      log: app.deps.log,
      providers: [],
      gate: { admit: async () => {}, isDisabled: async () => false, record: async () => {} },
      sampleOffset: null,
    });
    const { toBeCreated, toBeAdded, toBeAddedIndexes } = await getMigrations({
      ...auth.options,
      database: { db, type: 'postgres', schemaName: 'identity' },
    });
    expect([toBeCreated, toBeAdded, toBeAddedIndexes]).toEqual([[], [], []]);
    await pool.end();
  });

  it('answers sign-ins and product requests with 503 while the identity database is unreachable', async () => {
    const cutOff = await createTestApp({ identity: 'builtin' });
    const calls = builtinCalls(() => cutOff);
    const token = await calls.tokenOf((await calls.signUp()).cookie);
    await cutOff.database.remove();
    const answer = await calls.post('sign-in/email', { email: 'a@b.example', password });
    expect(statusAndCode(answer)).toEqual([503, 'UNAVAILABLE']);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect((await cutOff.call('GET', '/api/user/stats', { token })).status).toBe(503);
    await cutOff.stop();
  });

  it('two servers on one identity database accept each other’s tokens', async () => {
    const second = await createTestApp({ identity: 'builtin', database: app.database });
    const { cookie } = await signUp();
    const answer = await second.call('GET', '/api/user/stats', { token: await tokenOf(cookie) });
    expect(answer.status).toBe(200);
    await second.stop();
  });
});
