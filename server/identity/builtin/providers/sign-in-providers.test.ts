import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtinCalls, freshEmail, password, statusAndCode } from '../../../../testing/identity/builtin-calls.ts';
import {
  type Grant,
  type HostileProvider,
  startHostileProvider,
} from '../../../../testing/identity/hostile-provider.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

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

const { post, get, signUp, signIn, emailOf } = builtinCalls(() => app);

/** All cookies that an answer sets, as a browser would send them. */
const jarOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

type Begun = { url: URL; state: string; nonce: string; challenge: string; jar: string };

async function begin(
  id = 'google',
  call = 'sign-in/social',
  body: object = { popup: false },
  cookie = '',
): Promise<Begun> {
  const answer = await post(call, { provider: id, ...body }, cookie === '' ? {} : { cookie });
  expect(answer.status).toBe(200);
  const url = new URL((answer.body as { url: string }).url);
  const of = (name: string) => url.searchParams.get(name) ?? '';
  const jar = [cookie, jarOf(answer.headers)].filter((part) => part !== '').join('; ');
  return { url, state: of('state'), nonce: of('nonce'), challenge: of('code_challenge'), jar };
}

let codes = 0;
/** A code of the provider for this sign-in, with claims of the test's choice. */
function grantFor(begun: Begun, claims: Grant['claims'] = {}, more: Partial<Grant> = {}, at = provider): string {
  codes += 1;
  at.grants.set(`code-${codes}`, { claims: { nonce: begun.nonce, ...claims }, challenge: begun.challenge, ...more });
  return `code-${codes}`;
}

async function comeBack(query: Record<string, string>, jar: string, id = 'google') {
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

describe('a sign-in by a provider', () => {
  it('asks with state, nonce and PKCE, and leads back to our own address', async () => {
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

  it('makes one person per issuer and subject, whatever the e-mail becomes', async () => {
    const [first, then] = [freshEmail(), freshEmail()];
    const one = await begin();
    const entered = await comeBack(
      { code: grantFor(one, { sub: 'stays', email: first, email_verified: true }), state: one.state },
      one.jar,
    );
    expect(entered).toMatchObject({ status: 302, to: '/', email: first });
    const two = await begin();
    const again = await comeBack({ code: grantFor(two, { sub: 'stays', email: then }), state: two.state }, two.jar);
    expect(again.email).toBe(first);
    const account = await get('account', entered.cookie);
    expect(account.body).toMatchObject({ providers: ['google'], hasPassword: false, emailVerified: true });
    const kept = await app.database.query('select * from identity.account');
    expect(JSON.stringify(kept)).not.toMatch(/eyJ|"access"/);
  });

  it('keeps people of another issuer apart, though provider and subject have the same names', async () => {
    const [here, there] = [freshEmail(), freshEmail()];
    const enter = async (email: string, at: HostileProvider) => {
      const begun = await begin();
      return comeBack({ code: grantFor(begun, { sub: 'shared', email }, {}, at), state: begun.state }, begun.jar);
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

  it('with the e-mail of another account is refused and changes nothing of it', async () => {
    const { email, cookie } = await signUp();
    const begun = await begin();
    const claims = { sub: 'stranger', email, email_verified: true };
    const back = await comeBack({ code: grantFor(begun, claims), state: begun.state }, begun.jar);
    expect(back).toMatchObject({ to: '/auth?error=account_not_linked', email: null });
    expect((await get('account', cookie)).body).toMatchObject({ email, providers: [] });
    expect(await emailOf(await signIn(email))).toBe(email);
  });

  it('by popup ends on a page that only says so to ours', async () => {
    const begun = await begin('google', 'sign-in/social', { popup: true });
    const back = await comeBack({ error: 'access_denied', state: begun.state }, begun.jar);
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
  ])('takes no %o from a caller', async (extra, field) => {
    const answer = await post('sign-in/social', { provider: 'google', popup: false, ...extra });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', field } });
  });

  it('that is not offered does not exist', async () => {
    expect((await app.call('GET', '/api/identity/callback/apple?code=x&state=y')).status).toBe(404);
    expect((await post('sign-in/social', { provider: 'apple', popup: false })).status).toBe(404);
  });
});

describe('a hostile answer signs nobody in', () => {
  const otherKey = async () => (await generateKeyPair('ES256')).privateKey;
  const signed = (key: Awaited<ReturnType<typeof otherKey>>, kid: string) => (payload: Record<string, unknown>) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).setIssuedAt().setExpirationTime('5m').sign(key);

  it.each<[string, Grant['claims'], Partial<Grant>?]>([
    ['another nonce', { nonce: 'other' }],
    ['no nonce', { nonce: undefined }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['another client', { aud: 'somebody-else' }],
    ['several clients and not made for us', { aud: ['inward-client', 'other'], azp: 'other' }],
    ['no subject', { sub: '' }],
    ['an hour old', { exp: Math.floor(Date.now() / 1000) - 3600 }, { idToken: (p) => old(p) }],
    [
      'signed by nobody',
      {},
      { idToken: async (p) => new UnsecuredJWT(p).setIssuedAt().setExpirationTime('5m').encode() },
    ],
    ['signed with our secret', {}, { idToken: (p) => hmac(p) }],
    ['signed by another key', {}, { idToken: async (p) => signed(await otherKey(), 'one')(p) }],
    ['signed by an unknown key', {}, { idToken: async (p) => signed(await otherKey(), 'two')(p) }],
    ['no token at all', {}, { idToken: async () => '' }],
    ['a megabyte', {}, { idToken: async () => 'x'.repeat(1_000_000) }],
  ])('%s', async (_what, claims, more) => {
    const begun = await begin();
    const back = await comeBack(
      { code: grantFor(begun, { sub: 'nobody', ...claims }, more), state: begun.state },
      begun.jar,
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

  it('a state that was used, one of another browser, one made up', async () => {
    const begun = await begin();
    const good = await comeBack(
      { code: grantFor(begun, { email: freshEmail(), sub: 'used' }), state: begun.state },
      begun.jar,
    );
    expect(good.email).not.toBeNull();
    const replayed = await comeBack({ code: grantFor(begun), state: begun.state }, begun.jar);
    const mine = await begin();
    const theirs = await begin();
    const crossed = await comeBack({ code: grantFor(mine), state: mine.state }, theirs.jar);
    const invented = await comeBack({ code: 'x', state: 'y'.repeat(32) }, mine.jar);
    const none = await comeBack({ code: 'x' }, mine.jar);
    for (const back of [replayed, crossed, invented, none]) {
      expect(back).toMatchObject({ status: 302, email: null });
      expect(back.to).toMatch(/^\/auth\?error=/);
    }
  });

  it('a code of another sign-in: its verifier does not fit', async () => {
    const victim = await begin();
    const stolen = grantFor(victim, { sub: 'victim' });
    const thief = await begin();
    expect(await comeBack({ code: stolen, state: thief.state }, thief.jar)).toMatchObject({
      to: '/auth?error=invalid_code',
      email: null,
    });
  });

  it('an answer in the name of another issuer, or by way of another provider (mix-up)', async () => {
    const begun = await begin();
    const named = await comeBack({ code: grantFor(begun), state: begun.state, iss: second.issuer }, begun.jar);
    expect(named).toMatchObject({ to: '/auth?error=issuer_mismatch', email: null });
    const started = await begin();
    const elsewhere = grantFor(started, { sub: 'mixed' }, {}, second);
    const mixed = await comeBack({ code: elsewhere, state: started.state }, started.jar, 'github');
    expect(mixed).toMatchObject({ to: '/auth?error=unable_to_get_user_info', email: null });
  });

  it.each([
    ['names another issuer', { issuer: 'https://evil.example' }],
    ['sends the secret over an open line', { token_endpoint: 'http://evil.example/token' }],
    ['sends people to a script', { authorization_endpoint: 'javascript:alert(1)' }],
    ['has no keys', { jwks_uri: undefined }],
  ])('a discovery document that %s', async (_what, document) => {
    const lying = await startHostileProvider('inward-client');
    lying.document = document;
    const providers = [{ id: 'google', clientId: 'inward-client', clientSecret: 's', issuer: lying.issuer }] as const;
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
    await lying.stop();
  });
});

it('a provider that is down at the start is asked again by whoever comes next', async () => {
  const late = await startHostileProvider('inward-client');
  late.isDown = true;
  const providers = [{ id: 'google', clientId: 'inward-client', clientSecret: 's', issuer: late.issuer }] as const;
  const own = await createTestApp({
    identity: 'builtin',
    database: app.database,
    config: { federated: ['google'], providers },
  });
  const ask = () => own.call('POST', '/api/identity/sign-in/social', { body: { provider: 'google', popup: false } });
  expect(statusAndCode(await ask())).toEqual([503, 'PROVIDER_UNAVAILABLE']);
  expect((await own.call('GET', '/api/health')).status).toBe(200);
  late.isDown = false;
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  expect(late.asked.get('/.well-known/openid-configuration')).toBe(2);
  await own.stop();
  await late.stop();
});

describe('connecting a provider', () => {
  const connect = async (cookie: string, claims: Grant['claims']) => {
    const begun = await begin('google', 'link-social', { password }, cookie);
    return comeBack({ code: grantFor(begun, claims), state: begun.state }, begun.jar);
  };

  it('takes the password and the provider’s proof; then both lead to the one account', async () => {
    const { email, cookie } = await signUp();
    expect(statusAndCode(await post('link-social', { provider: 'google', password: 'Wrong!11' }, { cookie }))).toEqual([
      400,
      'INVALID_PASSWORD',
    ]);
    expect((await post('link-social', { provider: 'google', password })).status).toBe(401);
    expect((await connect(cookie, { sub: 'mine', email: freshEmail() })).to).toBe('/settings?connected=google');
    expect((await get('account', cookie)).body).toMatchObject({ email, providers: ['google'] });
    const begun = await begin();
    expect((await comeBack({ code: grantFor(begun, { sub: 'mine' }), state: begun.state }, begun.jar)).email).toBe(
      email,
    );
  });

  it('that is another person’s is refused', async () => {
    const [one, two] = [await signUp(), await signUp()];
    await connect(one.cookie, { sub: 'taken' });
    expect((await connect(two.cookie, { sub: 'taken' })).to).toContain(
      'error=account_already_linked_to_different_user',
    );
    expect((await get('account', two.cookie)).body).toMatchObject({ providers: [] });
  });

  it('is undone, but never the only way in', async () => {
    const { cookie } = await signUp();
    await connect(cookie, { sub: 'for a while' });
    expect(statusAndCode(await post('account/disconnect', { provider: 'google' }, { cookie }))).toEqual([
      403,
      'REQUIRES_RECENT_LOGIN',
    ]);
    expect((await post('account/prove', { password }, { cookie })).status).toBe(200);
    expect((await post('account/disconnect', { provider: 'google' }, { cookie })).status).toBe(200);
    expect(statusAndCode(await post('account/disconnect', { provider: 'google' }, { cookie }))).toEqual([
      400,
      'NOT_CONNECTED',
    ]);
    const begun = await begin();
    const entered = await comeBack(
      { code: grantFor(begun, { sub: 'only', email: freshEmail() }), state: begun.state },
      begun.jar,
    );
    const last = await post('account/disconnect', { provider: 'google' }, { cookie: entered.cookie });
    expect(statusAndCode(last)).toEqual([400, 'ONLY_WAY_IN']);
  });
});
