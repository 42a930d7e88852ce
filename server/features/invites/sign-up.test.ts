import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpRefusals } from '../../../core/domain/users/sign-up-refusals.ts';
import { fixedClock } from '../../../testing/fixed-clock.ts';
import { builtinCalls, freshEmail, password, statusAndCode } from '../../../testing/identity/builtin-calls.ts';
import { type HostileProvider, startHostileProvider } from '../../../testing/identity/hostile-provider.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgetInvitesJob } from './forget-invites.ts';
import { makeInvite } from './make-invite.ts';

type Policy = 'open' | 'invite' | 'closed';
const policies = ['open', 'invite', 'closed'] as const;
const dayMs = 24 * 3_600_000;

let provider: HostileProvider;
/**
 * Test servers that share one database: for each sign-up policy, one with the builtin identity and one with a hosted
 * identity.
 */
let builtin: Record<Policy, TestApp>;
let hosted: Record<Policy, TestApp>;
const clock = fixedClock();

beforeAll(async () => {
  provider = await startHostileProvider('inward-client');
  const { issuer, clientId } = provider;
  const google = { id: 'google', clientId, clientSecret: 'quiet', issuer } as const;
  const first = await createTestApp({
    identity: 'builtin',
    clock,
    config: { federated: ['google'], providers: [google] },
  });
  const next = async (signUp: Policy, identity: 'builtin' | 'stand-in') =>
    createTestApp({
      database: first.database,
      identity,
      clock,
      config: { signUp, federated: ['google'], providers: [google] },
    });
  builtin = { open: first, invite: await next('invite', 'builtin'), closed: await next('closed', 'builtin') };
  hosted = {
    open: await next('open', 'stand-in'),
    invite: await next('invite', 'stand-in'),
    closed: await next('closed', 'stand-in'),
  };
});
afterAll(async () => {
  const all = [...Object.values(hosted), builtin.invite, builtin.closed, builtin.open];
  for (const app of all) await app.stop();
  await provider.stop();
});

async function inviteToken(days?: number): Promise<string> {
  const { db, random } = builtin.invite.deps;
  const made = await makeInvite({ db, random, publicUrl: 'https://inward.example' }, days ? { days } : {}, clock.now());
  return /^https:\/\/inward\.example\/auth#invite=([\w-]{32})$/.exec(made.link)?.[1] ?? '';
}

const withInvite = (invite: string | undefined) => (invite === undefined ? {} : { invite });

/**
 * Sign up by email. Return '' on success, or the error message that the visitor sees. `byProvider` and `byHostedToken`
 * have the same return value.
 */
async function byEmail(policy: Policy, invite?: string): Promise<string> {
  const { post } = builtinCalls(() => builtin[policy]);
  const answer = await post('sign-up/email', { email: freshEmail(), password, name: '', ...withInvite(invite) });
  return answer.status === 200 ? '' : (answer.body as { message: string }).message;
}

async function byProvider(policy: Policy, invite?: string): Promise<string> {
  const app = builtin[policy];
  const { post } = builtinCalls(() => app);
  const answer = await post('sign-in/social', { provider: 'google', popup: false, ...withInvite(invite) });
  const url = new URL((answer.body as { url: string }).url);
  const of = (name: string) => url.searchParams.get(name) ?? '';
  const code = randomUUID();
  const claims = { nonce: of('nonce'), sub: code, email: freshEmail() };
  provider.grants.set(code, { claims, challenge: of('code_challenge') });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const query = new URLSearchParams({ code, state: of('state') });
  const back = await app.call('GET', `/api/identity/callback/google?${query}`, { headers: { cookie } });
  const to = new URL(back.headers.get('location') ?? '', app.address);
  return to.pathname === '/' ? '' : (to.searchParams.get('error_description') ?? '');
}

async function byHostedToken(policy: Policy, invite?: string): Promise<string> {
  const app = hosted[policy];
  const headers = invite === undefined ? {} : { 'inward-invite': invite };
  const answer = await app.call('GET', '/api/user/stats', { token: await app.tokenFor(), headers });
  if (answer.status === 200) return '';
  expect(statusAndCode(answer)).toEqual([403, 'sign_up_refused']);
  return (answer.body as { message: string }).message;
}

const ways = { email: byEmail, 'a provider': byProvider, 'a hosted token': byHostedToken };
const countAccounts = async () =>
  (await builtin.open.database.query('select 1 from app.identities union all select 1 from identity."user"')).length;

test.each(Object.entries(ways))(
  'a sign-up by %s succeeds only if sign-up is open, or if sign-up is by invite and the invite is unused',
  async (_way, signUp) => {
    expect(await signUp('open')).toBe('');
    const before = await countAccounts();
    expect(await signUp('closed')).toBe(signUpRefusals.closed);
    const token = await inviteToken();
    expect(await signUp('closed', token)).toBe(signUpRefusals.closed);
    expect(await signUp('invite')).toBe(signUpRefusals.needed);
    expect(await signUp('invite', 'never-made')).toBe(signUpRefusals.unknown);
    expect(await countAccounts()).toBe(before);
    expect(await signUp('invite', token)).toBe('');
    expect(await signUp('invite', token)).toBe(signUpRefusals.used);
    const old = await inviteToken();
    clock.advance(7 * dayMs);
    expect(await signUp('invite', old)).toBe(signUpRefusals.expired);
    expect(await countAccounts()).toBe(before + 1);
  },
);

test.each(Object.entries(ways))(
  'one invite admits only one of several simultaneous sign-ups by %s',
  async (_way, signUp) => {
    const token = await inviteToken();
    const told = await Promise.all([1, 2, 3, 4].map(() => signUp('invite', token)));
    expect(told.sort()).toEqual(['', signUpRefusals.used, signUpRefusals.used, signUpRefusals.used]);
  },
);

test('an existing account can sign in under every sign-up policy, and a refused sign-up does not use up its invite', async () => {
  const { signUp } = builtinCalls(() => builtin.open);
  const { email } = await signUp();
  for (const policy of policies) {
    const { signIn, emailOf } = builtinCalls(() => builtin[policy]);
    expect(await emailOf(await signIn(email))).toBe(email);
  }
  const token = await inviteToken();
  const { post } = builtinCalls(() => builtin.invite);
  const again = await post('sign-up/email', { email, password, name: '', invite: token });
  expect(statusAndCode(again)).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
  expect(await byEmail('invite', token)).toBe('');
});

test('visitors can read from the API who may sign up, and whether an invite can still be used', async () => {
  const app = builtin.invite;
  expect((await app.call('GET', '/api/config')).body).toMatchObject({ signUp: 'invite' });
  const stateOf = async (token: string) =>
    ((await app.call('POST', '/api/invites/check', { body: { token } })).body as { state: string }).state;
  const [used, old] = [await inviteToken(), await inviteToken(1)];
  expect(await stateOf(used)).toBe('valid');
  await byEmail('invite', used);
  clock.advance(dayMs);
  expect([await stateOf(used), await stateOf(old), await stateOf('other')]).toEqual(['used', 'expired', 'unknown']);
});

test('the database does not contain the secret of an invite, and invites are deleted 30 days after they expire', async () => {
  const token = await inviteToken();
  const rows = () => builtin.open.database.query('select * from app.invites');
  expect(JSON.stringify(await rows())).not.toContain(token);
  expect((await rows()).length).toBeGreaterThan(0);
  clock.advance(38 * dayMs);
  await forgetInvitesJob.run(builtin.invite.deps);
  await forgetInvitesJob.run(builtin.invite.deps);
  expect(await rows()).toEqual([]);
});
