import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  builtinCalls,
  freshEmail,
  linkTokenIn,
  password,
  statusAndCode,
} from '../../../../testing/identity/builtin-calls.ts';
import {
  type Grant,
  type HostileProvider,
  startHostileProvider,
} from '../../../../testing/identity/hostile-provider.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { oneOfProvider } from '../account/account-migrations.ts';

let app: TestApp;
let provider: HostileProvider;
let second: HostileProvider;
beforeAll(async () => {
  provider = await startHostileProvider('inward-client');
  second = await startHostileProvider('inward-client');
  const of = (id: 'google' | 'github', { issuer, clientId }: HostileProvider) =>
    ({ id, clientId, clientSecret: 'quiet', issuer }) as const;
  app = await createTestApp({
    identity: 'builtin',
    config: { federated: ['google', 'github'], providers: [of('google', provider), of('github', second)] },
  });
});
afterAll(async () => {
  await app.stop();
  await provider.stop();
  await second.stop();
});
beforeEach(() => {
  provider.isDown = false;
  provider.document = {};
});

const { post, get, signUp, signIn, emailOf, emailTo, lettersTo } = builtinCalls(() => app);

/** Return the cookies that an answer sets as the value of a Cookie header. */
const jarOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

type Started = { url: URL; state: string; nonce: string; challenge: string; jar: string };

async function begin(
  id = 'google',
  call = 'sign-in/social',
  body: object = { popup: false },
  cookie = '',
): Promise<Started> {
  const answer = await post(call, { provider: id, ...body }, cookie === '' ? {} : { cookie });
  expect(answer.status).toBe(200);
  const url = new URL((answer.body as { url: string }).url);
  const of = (name: string) => url.searchParams.get(name) ?? '';
  const jar = [cookie, jarOf(answer.headers)].filter((part) => part !== '').join('; ');
  return { url, state: of('state'), nonce: of('nonce'), challenge: of('code_challenge'), jar };
}

let codes = 0;
/** Make the fake provider issue a code with these claims for a sign-in, and return the code. */
function grantFor(started: Started, claims: Grant['claims'] = {}, more: Partial<Grant> = {}, at = provider): string {
  codes += 1;
  at.grants.set(`code-${codes}`, {
    claims: { nonce: started.nonce, ...claims },
    challenge: started.challenge,
    ...more,
  });
  return `code-${codes}`;
}

async function returnFrom(query: Record<string, string>, jar: string, id = 'google') {
  const answer = await app.call('GET', `/api/identity/callback/${id}?${new URLSearchParams(query)}`, {
    headers: { cookie: jar },
  });
  const session = jarOf(answer.headers);
  return {
    status: answer.status,
    to: (answer.headers.get('location') ?? '').replace(app.deps.config.publicUrl, ''),
    cookie: session,
    email: /session_token=[^;]/.test(session) ? await emailOf(session) : null,
  };
}

describe('a sign-in with a provider', () => {
  it('a sign-in with a provider starts with state, nonce and PKCE, and returns to our own address', async () => {
    const { url } = await begin();
    expect(`${url.origin}${url.pathname}`).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'inward-client',
      redirect_uri: `${app.deps.config.publicUrl}/api/identity/callback/google`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{32}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('finds an account by the provider’s issuer and subject, even if the email has changed', async () => {
    const [first, then] = [freshEmail(), freshEmail()];
    const one = await begin();
    const entered = await returnFrom(
      { code: grantFor(one, { sub: 'stays', email: first, email_verified: true }), state: one.state },
      one.jar,
    );
    expect(entered).toMatchObject({ status: 302, to: '/', email: first });
    const two = await begin();
    const again = await returnFrom({ code: grantFor(two, { sub: 'stays', email: then }), state: two.state }, two.jar);
    expect(again.email).toBe(first);
    // Only the second sign-in sent an email, because it was on a new browser. The first sign-in created the account.
    await emailTo(first, 'A new device signed in');
    expect(lettersTo(first)).toHaveLength(1);
    const account = await get('account', entered.cookie);
    expect(account.body).toMatchObject({ providers: ['google'], hasPassword: false, emailVerified: true });
    const stored = await app.database.query('select * from identity.account');
    expect(JSON.stringify(stored)).not.toMatch(/eyJ|"access"/);
  });

  it('creates another account for the same subject at another OpenID issuer', async () => {
    const [here, there] = [freshEmail(), freshEmail()];
    const enter = async (email: string, at: HostileProvider) => {
      const started = await begin();
      return returnFrom(
        { code: grantFor(started, { sub: 'shared', email }, {}, at), state: started.state },
        started.jar,
      );
    };
    expect(await enter(here, provider)).toMatchObject({ to: '/', email: here });
    const before = app;
    const providers = [
      { id: 'google', clientId: second.clientId, clientSecret: 'quiet', issuer: second.issuer },
    ] as const;
    app = await createTestApp({
      identity: 'builtin',
      database: before.database,
      config: { federated: ['google'], providers },
    });
    try {
      expect(await enter(there, second)).toMatchObject({ to: '/', email: there });
    } finally {
      await app.stop();
      app = before;
    }
  });

  it('requests the scopes of the operator’s own provider, and accepts an issuer that ends with a slash', async () => {
    const own = await startHostileProvider('inward-client');
    const issuer = `${own.issuer}/`;
    own.document = { issuer };
    const providers = [
      { id: 'oidc', clientId: 'inward-client', clientSecret: 's', issuer, scopes: 'openid groups' },
    ] as const;
    const before = app;
    app = await createTestApp({
      identity: 'builtin',
      database: before.database,
      config: { federated: ['oidc'], providers },
    });
    try {
      const started = await begin('oidc');
      expect(started.url.searchParams.get('scope')).toBe('openid groups');
      const email = freshEmail();
      const code = grantFor(started, { sub: 'slash', email, iss: issuer }, {}, own);
      const back = await returnFrom({ code, state: started.state, iss: issuer }, started.jar, 'oidc');
      expect(back).toMatchObject({ to: '/', email });
    } finally {
      await app.stop();
      app = before;
      await own.stop();
    }
  });

  it('refuses a provider sign-in whose email belongs to another account, and leaves that account unchanged', async () => {
    const { email, cookie } = await signUp();
    const started = await begin();
    const claims = { sub: 'stranger', email, email_verified: true };
    const back = await returnFrom({ code: grantFor(started, claims), state: started.state }, started.jar);
    expect(back).toMatchObject({ to: '/auth?error=account_not_linked', email: null });
    expect((await get('account', cookie)).body).toMatchObject({ email, providers: [] });
    expect(await emailOf(await signIn(email))).toBe(email);
  });

  it('a provider sign-in in a popup ends on a page that sends the result to our own page only', async () => {
    const started = await begin('google', 'sign-in/social', { popup: true });
    const back = await returnFrom({ error: 'access_denied', state: started.state }, started.jar);
    expect(back.to).toBe('/api/identity/popup?error=access_denied');
    const page = await app.call('GET', '/api/identity/popup');
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'sha256-/);
    expect(String(page.body)).toContain('location.origin');
  });

  it.each([
    [{ callbackURL: 'https://evil.example' }, 'callbackURL'],
    [{ provider: 'myspace' }, 'provider'],
    [{ idToken: { token: 'x' } }, 'idToken'],
    [{ additionalData: { link: { userId: 'x', email: 'y' } } }, 'additionalData'],
  ])('refuses to start a provider sign-in when the request contains %o', async (extra, field) => {
    const answer = await post('sign-in/social', { provider: 'google', popup: false, ...extra });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
  });

  it('answers 404 to a sign-in with a provider that is not configured', async () => {
    expect((await app.call('GET', '/api/identity/callback/apple?code=x&state=y')).status).toBe(404);
    expect((await post('sign-in/social', { provider: 'apple', popup: false })).status).toBe(404);
  });
});

describe('a sign-in is refused', () => {
  const otherKey = async () => (await generateKeyPair('ES256')).privateKey;
  const signed = (key: Awaited<ReturnType<typeof otherKey>>, kid: string) => (payload: Record<string, unknown>) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).setIssuedAt().setExpirationTime('5m').sign(key);

  it.each<[string, Grant['claims'], Partial<Grant>?]>([
    ['with a token that has another nonce', { nonce: 'other' }],
    ['with a token that has no nonce', { nonce: undefined }],
    ['with a token of another issuer', { iss: 'https://accounts.google.com' }],
    ['with a token for another client', { aud: 'somebody-else' }],
    [
      'with a token for several clients that was issued to another client',
      { aud: ['inward-client', 'other'], azp: 'other' },
    ],
    ['with a token that has an empty subject', { sub: '' }],
    [
      'with a token that expired an hour ago',
      { exp: Math.floor(Date.now() / 1000) - 3600 },
      { idToken: (p) => old(p) },
    ],
    [
      'with an unsigned token',
      {},
      { idToken: async (p) => new UnsecuredJWT(p).setIssuedAt().setExpirationTime('5m').encode() },
    ],
    ['with a token signed with a shared secret', {}, { idToken: (p) => hmac(p) }],
    ['with a token signed by another key', {}, { idToken: async (p) => signed(await otherKey(), 'one')(p) }],
    ['with a token signed by an unknown key', {}, { idToken: async (p) => signed(await otherKey(), 'two')(p) }],
    ['with an empty token', {}, { idToken: async () => '' }],
    ['with a token of one megabyte', {}, { idToken: async () => 'x'.repeat(1_000_000) }],
  ])('a sign-in is refused %s', async (_what, claims, more) => {
    const started = await begin();
    const back = await returnFrom(
      { code: grantFor(started, { sub: 'nobody', ...claims }, more), state: started.state },
      started.jar,
    );
    expect(back.status).toBe(302);
    expect(back.to).toMatch(/^\/auth\?error=(unable_to_get_user_info|invalid_code)$/);
    expect(back.email).toBeNull();
  });

  const old = (payload: Record<string, unknown>) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'one' }).setIssuedAt(1).sign(provider.key);
  const hmac = (payload: Record<string, unknown>) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('quiet'.repeat(8)));

  it('a sign-in is refused when its state was used before, belongs to another browser, is invented or is missing', async () => {
    const started = await begin();
    const good = await returnFrom(
      { code: grantFor(started, { email: freshEmail(), sub: 'used' }), state: started.state },
      started.jar,
    );
    expect(good.email).not.toBeNull();
    const replayed = await returnFrom({ code: grantFor(started), state: started.state }, started.jar);
    const mine = await begin();
    const theirs = await begin();
    const crossed = await returnFrom({ code: grantFor(mine), state: mine.state }, theirs.jar);
    const invented = await returnFrom({ code: 'x', state: 'y'.repeat(32) }, mine.jar);
    const none = await returnFrom({ code: 'x' }, mine.jar);
    for (const back of [replayed, crossed, invented, none]) {
      expect(back).toMatchObject({ status: 302, email: null });
      expect(back.to).toMatch(/^\/auth\?error=/);
    }
  });

  it('a sign-in is refused when its code belongs to another sign-in, because the PKCE verifier does not match', async () => {
    const victim = await begin();
    const stolen = grantFor(victim, { sub: 'victim' });
    const thief = await begin();
    expect(await returnFrom({ code: stolen, state: thief.state }, thief.jar)).toMatchObject({
      to: '/auth?error=invalid_code',
      email: null,
    });
  });

  it('a sign-in is refused when the callback names another issuer or comes through another provider (mix-up attack)', async () => {
    const started = await begin();
    const named = await returnFrom({ code: grantFor(started), state: started.state, iss: second.issuer }, started.jar);
    expect(named).toMatchObject({ to: '/auth?error=issuer_mismatch', email: null });
    const other = await begin();
    const elsewhere = grantFor(other, { sub: 'mixed' }, {}, second);
    const mixed = await returnFrom({ code: elsewhere, state: other.state }, other.jar, 'github');
    expect(mixed).toMatchObject({ to: '/auth?error=unable_to_get_user_info', email: null });
  });

  it.each([
    ['names another issuer', { issuer: 'https://evil.example' }],
    ['has a token endpoint without https', { token_endpoint: 'http://evil.example/token' }],
    ['has a script as its authorization endpoint', { authorization_endpoint: 'javascript:alert(1)' }],
    ['has no keys', { jwks_uri: undefined }],
  ])('a sign-in is refused when the discovery document %s', async (_what, document) => {
    const hostile = await startHostileProvider('inward-client');
    hostile.document = document;
    const providers = [{ id: 'google', clientId: 'inward-client', clientSecret: 's', issuer: hostile.issuer }] as const;
    const own = await createTestApp({
      identity: 'builtin',
      database: app.database,
      config: { federated: ['google'], providers },
    });
    const answer = await own.call('POST', '/api/identity/sign-in/social', {
      body: { provider: 'google', popup: false },
    });
    expect(statusAndCode(answer)).toEqual([503, 'PROVIDER_UNAVAILABLE']);
    await own.stop();
    await hostile.stop();
  });
});

it('a provider that was down at the first sign-in works as soon as it is up again', async () => {
  const slowProvider = await startHostileProvider('inward-client');
  slowProvider.isDown = true;
  const providers = [
    { id: 'google', clientId: 'inward-client', clientSecret: 's', issuer: slowProvider.issuer },
  ] as const;
  const own = await createTestApp({
    identity: 'builtin',
    database: app.database,
    config: { federated: ['google'], providers },
  });
  const startSignIn = () =>
    own.call('POST', '/api/identity/sign-in/social', { body: { provider: 'google', popup: false } });
  expect(statusAndCode(await startSignIn())).toEqual([503, 'PROVIDER_UNAVAILABLE']);
  expect((await own.call('GET', '/api/health')).status).toBe(200);
  slowProvider.isDown = false;
  expect([(await startSignIn()).status, (await startSignIn()).status]).toEqual([200, 200]);
  expect(slowProvider.requestCounts.get('/.well-known/openid-configuration')).toBe(2);
  await own.stop();
  await slowProvider.stop();
});

describe('connecting a provider', () => {
  const connect = async (cookie: string, claims: Grant['claims']) => {
    const started = await begin('google', 'link-social', { password }, cookie);
    return returnFrom({ code: grantFor(started, claims), state: started.state }, started.jar);
  };

  it('a provider that was connected with the password signs the user in', async () => {
    const { email, cookie } = await signUp();
    expect(statusAndCode(await post('link-social', { provider: 'google', password: 'Wrong!11' }, { cookie }))).toEqual([
      400,
      'INVALID_PASSWORD',
    ]);
    expect((await post('link-social', { provider: 'google', password })).status).toBe(401);
    expect((await connect(cookie, { sub: 'mine', email: freshEmail() })).to).toBe('/settings?connected=google');
    expect((await get('account', cookie)).body).toMatchObject({ email, providers: ['google'] });
    await emailTo(email, 'A way to sign in was added');
    const started = await begin();
    expect(
      (await returnFrom({ code: grantFor(started, { sub: 'mine' }), state: started.state }, started.jar)).email,
    ).toBe(email);
  });

  it('the undo link in the email about a connected provider disconnects it', async () => {
    const { email, cookie } = await signUp();
    const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
    expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
    await connect(cookie, { sub: 'strange' });
    const undoToken = linkTokenIn(await emailTo(email, 'A way to sign in was added'), 'undo');
    expect((await post('account/email/undo', { token: undoToken })).status).toBe(200);
    expect(await emailOf(cookie)).toBeNull();
    const started = await begin();
    const back = await returnFrom(
      { code: grantFor(started, { sub: 'strange', email }), state: started.state },
      started.jar,
    );
    expect(back.email).toBeNull();
  });

  it('connecting a provider to an account without a password needs a sign-in within the last ten minutes', async () => {
    const { cookie, answer } = await signUp();
    const { id } = (answer.body as { user: { id: string } }).user;
    await app.database.query('delete from identity.account where "userId" = $1', [id]);
    const signedInAgo = (minutes: number) =>
      app.database.query(
        `update identity.session set "createdAt" = now() - make_interval(mins => $2) where "userId" = $1`,
        [id, minutes],
      );
    const start = () => post('link-social', { provider: 'google', password: '' }, { cookie });
    await signedInAgo(11);
    expect(statusAndCode(await start())).toEqual([403, 'REQUIRES_RECENT_LOGIN']);
    await signedInAgo(9);
    expect((await start()).status).toBe(200);
  });

  it('connects no provider to an account whose sessions end while the provider answers', async () => {
    const { cookie, email } = await signUp();
    const started = await begin('google', 'link-social', { password }, cookie);
    const idToken = async (payload: Record<string, unknown>) => {
      expect((await post('sessions/end-all', {}, { cookie })).status).toBe(200);
      return new SignJWT(payload)
        .setProtectedHeader({ alg: 'ES256', kid: 'one' })
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(provider.key);
    };
    await returnFrom({ code: grantFor(started, { sub: 'late' }, { idToken }), state: started.state }, started.jar);
    expect((await get('account', await signIn(email))).body).toMatchObject({ providers: [] });
  });

  it('connects no provider if the session that began it has ended when the provider answers', async () => {
    const { cookie, email } = await signUp();
    for (const end of ['sessions/end-all', 'sign-out']) {
      const session = end === 'sign-out' ? await signIn(email) : cookie;
      const started = await begin('google', 'link-social', { password }, session);
      expect((await post(end, {}, { cookie: session })).status).toBe(200);
      await returnFrom({ code: grantFor(started, { sub: `after ${end}` }), state: started.state }, started.jar);
      expect((await get('account', await signIn(email))).body).toMatchObject({ providers: [] });
    }
  });

  it('a sign-in with a provider that an undo disconnects meanwhile leaves no session', async () => {
    const { cookie, email, answer } = await signUp();
    const { id } = (answer.body as { user: { id: string } }).user;
    await connect(cookie, { sub: 'undone' });
    const started = await begin();
    const client = new pg.Client({ connectionString: app.database.url });
    await client.connect();
    // The server looks here after it has found the user, and before it creates the session.
    await client.query('begin; lock table app.identities in access exclusive mode');
    const returning = returnFrom({ code: grantFor(started, { sub: 'undone' }), state: started.state }, started.jar);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await app.database.query(waiting)).length).toBe(1);
    await app.database.query(`delete from identity.account where "userId" = $1 and "providerId" = 'google'`, [id]);
    await client.query('rollback');
    await client.end();
    expect((await returning).email).toBeNull();
    const sessions = 'select 1 from identity.session where "userId" = $1';
    expect(await app.database.query(sessions, [id])).toHaveLength(1);
    expect(await emailOf(cookie)).toBe(email);
  });

  it('connects only one account of a provider, so that no second one opens the account unseen', async () => {
    const { cookie, answer } = await signUp();
    const { id } = (answer.body as { user: { id: string } }).user;
    const started = [0, 1].map(() => begin('google', 'link-social', { password }, cookie));
    const [first, second] = await Promise.all(started);
    if (!first || !second) throw new Error('unreachable');
    await returnFrom({ code: grantFor(first, { sub: 'one of two' }), state: first.state }, first.jar);
    const refused = await returnFrom(
      { code: grantFor(second, { sub: 'two of two' }), state: second.state },
      second.jar,
    );
    expect(refused.status).toBe(400);
    const connected = `select "accountId" from identity.account where "userId" = $1 and "providerId" = 'google'`;
    expect(await app.database.query(connected, [id])).toHaveLength(1);
    expect(statusAndCode(await post('link-social', { provider: 'google', password }, { cookie }))).toEqual([
      400,
      'ALREADY_CONNECTED',
    ]);
  });

  it('a migration keeps the oldest of several accounts of a provider, and the password', async () => {
    const { answer } = await signUp();
    const { id } = (answer.body as { user: { id: string } }).user;
    await app.database.query('drop index identity."account_userId_providerId_key"');
    for (const [sub, age] of [
      ['newer', '1 hour'],
      ['older', '2 hours'],
    ]) {
      await app.database.query(
        `insert into identity.account ("id", "accountId", "providerId", "userId", "createdAt", "updatedAt")
         values ($1 || $2, $1, 'google', $2, now() - $3::interval, now())`,
        [sub, id, age],
      );
    }
    await app.database.query(oneOfProvider);
    const kept = `select "accountId" from identity.account where "userId" = $1 order by "createdAt"`;
    expect(await app.database.query(kept, [id])).toEqual([{ accountId: 'older' }, { accountId: id }]);
  });

  it('refuses to connect an account at a provider that is connected to another user', async () => {
    const [one, two] = [await signUp(), await signUp()];
    await connect(one.cookie, { sub: 'taken' });
    expect((await connect(two.cookie, { sub: 'taken' })).to).toContain(
      'error=account_already_linked_to_different_user',
    );
    expect((await get('account', two.cookie)).body).toMatchObject({ providers: [] });
  });

  it('disconnects a provider after a recent login and tells the owner, but keeps the only way to sign in', async () => {
    const { cookie, email } = await signUp();
    const link = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
    expect((await post('account/email/confirm', { token: link }, { cookie })).status).toBe(200);
    await connect(cookie, { sub: 'for a while' });
    expect(statusAndCode(await post('account/disconnect', { provider: 'google' }, { cookie }))).toEqual([
      403,
      'REQUIRES_RECENT_LOGIN',
    ]);
    expect((await post('account/prove', { password }, { cookie })).status).toBe(200);
    expect((await post('account/disconnect', { provider: 'google' }, { cookie })).status).toBe(200);
    await emailTo(email, 'A way to sign in was removed');
    expect(statusAndCode(await post('account/disconnect', { provider: 'google' }, { cookie }))).toEqual([
      400,
      'NOT_CONNECTED',
    ]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(lettersTo(email).filter((text) => text.includes('was removed'))).toHaveLength(1);
    const started = await begin();
    const entered = await returnFrom(
      { code: grantFor(started, { sub: 'only', email: freshEmail() }), state: started.state },
      started.jar,
    );
    const last = await post('account/disconnect', { provider: 'google' }, { cookie: entered.cookie });
    expect(statusAndCode(last)).toEqual([400, 'ONLY_WAY_IN']);
  });
});
