import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { contract } from '../../../../core/contract/contract.ts';
import { builtinCalls, statusAndCode } from '../../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { deviceName } from './device-name.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(() => app.stop());

const { post, get, signUp, signIn, tokenOf, emailOf } = builtinCalls(() => app);

const phone = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
};

type Shown = { id: string; device: string; isThis: boolean; lastSeenAt: string };
const listSessions = async (cookie: string) => ((await get('sessions', cookie)).body as { sessions: Shown[] }).sessions;
const statusWith = async (token: string) => (await app.call('GET', '/api/user/stats', { token })).status;

it('lists a user’s sessions by device name, the current device first, without session tokens', async () => {
  const { email, cookie } = await signUp();
  await signIn(email, phone);
  const answer = await get('sessions', cookie);
  expect(answer.body).toMatchObject({
    sessions: [
      { isThis: true, lastSeenAt: expect.any(String) },
      { isThis: false, device: 'Chrome on Android' },
    ],
  });
  expect(JSON.stringify(answer.body)).not.toContain(decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0]);
});

it('refuses the cookie and token of an ended session at once, and accepts the tokens of other sessions', async () => {
  const { email, cookie } = await signUp();
  const other = await signIn(email, phone);
  const [mine, theirs] = [await tokenOf(cookie), await tokenOf(other)];
  expect([await statusWith(mine), await statusWith(theirs)]).toEqual([200, 200]);
  const id = (await listSessions(cookie)).find(({ isThis }) => !isThis)?.id;
  expect((await post('sessions/end', { id }, { cookie })).status).toBe(200);
  expect([await statusWith(mine), await statusWith(theirs)]).toEqual([200, 401]);
  expect(await emailOf(other)).toBeNull();
  expect(statusAndCode(await post('sessions/end', { id }, { cookie }))).toEqual([404, 'SESSION_NOT_FOUND']);
});

it('the call to end all sessions also ends the current session', async () => {
  const { email, cookie } = await signUp();
  const other = await signIn(email);
  const tokens = [await tokenOf(cookie), await tokenOf(other)];
  expect((await post('sessions/end-all', {}, { cookie })).status).toBe(200);
  expect(await Promise.all(tokens.map(statusWith))).toEqual([401, 401]);
  expect([await emailOf(cookie), await emailOf(other)]).toEqual([null, null]);
});

const { method, path } = contract.updatePreferences;

/** Send a request without the end of its body, and wait until the server has authenticated it. */
async function beginRequest(token: string) {
  await app.call('GET', path, { token });
  const isSessionActive = vi.spyOn(app.deps.identity, 'isSessionActive');
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
      controller.enqueue(Buffer.from('{'));
    },
  });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = fetch(app.address + path, { method, headers, body, duplex: 'half' } as RequestInit);
  await expect.poll(() => isSessionActive.mock.results.length).toBe(1);
  await isSessionActive.mock.results[0]?.value;
  return async () => {
    sender?.enqueue(Buffer.from('"openedSummary":"2026-02-23"}'));
    sender?.close();
    return (await answer).status;
  };
}

it('refuses a request whose session ends while its body arrives, and stores nothing of it', async () => {
  const { email, cookie } = await signUp();
  const finish = await beginRequest(await tokenOf(cookie));
  await post('sessions/end-all', {}, { cookie });
  expect(await finish()).toBe(401);
  const { body: preferences } = await app.call('GET', path, { token: await tokenOf(await signIn(email)) });
  expect(preferences).toMatchObject({ openedSummary: null });
});

it('accepts a request whose token expires while its body arrives', async () => {
  const { cookie } = await signUp();
  const token = await tokenOf(cookie);
  const finish = await beginRequest(token);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
  // This request makes the server forget the token.
  expect(await statusWith(token)).toBe(401);
  expect(await finish()).toBe(200);
});

it('refuses the identity token of a session after signing out', async () => {
  const { cookie } = await signUp();
  const token = await tokenOf(cookie);
  expect(await statusWith(token)).toBe(200);
  await post('sign-out', {}, { cookie });
  expect(await statusWith(token)).toBe(401);
});

it('refuses a token within two seconds after another server ended its session', async () => {
  const second = await createTestApp({ identity: 'builtin', database: app.database });
  const { cookie } = await signUp();
  const token = await tokenOf(cookie);
  expect(await statusWith(token)).toBe(200);
  await second.call('POST', '/api/identity/sessions/end-all', { body: {}, headers: { cookie } });
  await expect.poll(() => statusWith(token), { timeout: 2_500 }).toBe(401);
  await second.stop();
});

it('does not let a user list or end the sessions of another user', async () => {
  const { cookie } = await signUp();
  const stranger = await signUp();
  const id = (await listSessions(cookie))[0]?.id;
  expect(statusAndCode(await post('sessions/end', { id }, { cookie: stranger.cookie }))).toEqual([
    404,
    'SESSION_NOT_FOUND',
  ]);
  expect(await listSessions(stranger.cookie)).toHaveLength(1);
  expect((await get('sessions', '')).status).toBe(401);
  expect((await post('sessions/end-all', {})).status).toBe(401);
  expect(await emailOf(cookie)).not.toBeNull();
});

it.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.6 Safari/605.1.15', 'Safari on Mac'],
  [
    'Mozilla/5.0 (Linux; Android 10; K; wv) Version/4.0 Chrome/79.0.3945.116 Mobile Safari/537.36',
    'Inward app on Android',
  ],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('names the device of the User-Agent "%s" as %s', (userAgent, words) => {
  expect(deviceName(userAgent)).toBe(words);
});

it('a sign-in ends the session that was used least recently when the account has more than 100', async () => {
  const { email, cookie, answer } = await signUp();
  const { id } = (answer.body as { user: { id: string } }).user;
  const oldest = await signIn(email);
  await app.database.query(
    `update identity.session set "updatedAt" = case when "id" = (
       select "id" from identity.session where "userId" = $1 order by "createdAt" limit 1
     ) then now() - interval '1 hour' else now() - interval '2 days' end where "userId" = $1`,
    [id],
  );
  await app.database.query(
    `insert into identity.session ("id", "token", "userId", "expiresAt", "updatedAt")
     select $1 || n, $1 || n, $1, now() + interval '1 day', now() - interval '1 day' from generate_series(1, 97) n`,
    [id],
  );
  await signIn(email);
  expect(await emailOf(oldest)).toBe(email);
  const newest = await signIn(email);
  expect([await emailOf(cookie), await emailOf(oldest), await emailOf(newest)]).toEqual([email, null, email]);
  const [row] = await app.database.query('select count(*)::int from identity.session where "userId" = $1', [id]);
  expect(row).toEqual({ count: 100 });
});
