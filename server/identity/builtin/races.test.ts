import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  builtinCalls,
  freshEmail,
  linkTokenIn,
  password,
  statusAndCode,
} from '../../../testing/identity/builtin-calls.ts';
import { passkeyCalls } from '../../../testing/identity/software-passkey.ts';
import { totpCode } from '../../../testing/identity/totp.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
/** Another server of the same database: one server runs requests that hash a password one after another. */
let other: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
  other = await createTestApp({ identity: 'builtin', database: app.database });
  await app.database.query(`
    create function identity.wait_for_test() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(1);
      return new;
    end $$;
    create trigger wait_for_test before insert on identity.session for each row execute function identity.wait_for_test();
    create trigger wait_for_test before insert on identity.passkey for each row execute function identity.wait_for_test();
    create trigger wait_for_test before insert on identity.verification for each row
      execute function identity.wait_for_test();
    create trigger wait_for_test before insert on identity."emailUndo" for each row
      execute function identity.wait_for_test();`);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const { post, get, signUp, emailOf, emailTo, tokenOf } = builtinCalls(() => app);
const { createPasskey, prepare, register, signInWith } = passkeyCalls(() => app);
const { post: postToOther, emailTo: emailOfOtherTo } = builtinCalls(() => other);
const newPassword = 'Altered!1x';
const change = { currentPassword: password, newPassword, revokeOtherSessions: true };

const count = async (text: string, values: unknown[] = []) =>
  Number((await app.database.query<{ count: string }>(`select count(*) from ${text}`, values))[0]?.count);
/** Count the waiting queries of this database: other tests wait in other databases of the same cluster. */
const waiting = () => count(`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
const sessionsOf = (email: string) =>
  count('identity.session s join identity."user" u on u.id = s."userId" where u.email = $1', [email]);
const passkeysOf = (email: string) =>
  count('identity.passkey p join identity."user" u on u.id = p."userId" where u.email = $1', [email]);

/** Run `attack`, and hold it by a lock. Run `defend` meanwhile. Return both answers. */
async function hold(lock: string, attack: () => Promise<TestAnswer>, defend: () => Promise<unknown>) {
  const client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
  try {
    await client.query(`begin; ${lock}`);
    const attacking = attack();
    await expect.poll(waiting).toBe(1);
    let isDone = false;
    const defending = defend().finally(() => {
      isDone = true;
    });
    // Now the defence has finished, or it waits too, after its changes or before them.
    await expect.poll(async () => isDone || (await waiting()) > 1).toBe(true);
    await client.query('rollback');
    await defending;
    return await attacking;
  } finally {
    await client.end();
  }
}

/** Change a user in a transaction that another request waits for. Return the answer of the request. */
async function changeDuring(change: string, email: string, send: () => Promise<TestAnswer>) {
  const client = new pg.Client({ connectionString: app.database.url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`update identity."user" ${change} where email = $1`, [email]);
    const answering = send();
    await expect.poll(waiting).toBe(1);
    await client.query('commit');
    return await answering;
  } finally {
    await client.end();
  }
}

/** Hold a request after it has checked the password and before it creates a session: it asks whether to refuse. */
const holdBeforeSession = 'lock table app.identities in access exclusive mode';
/** Hold a request while it writes a session, a passkey or a link. */
const holdWrite = 'select pg_advisory_xact_lock(1)';

/** Sign up with a confirmed mailbox, and let a stranger with the password change the email. */
async function takeOver() {
  const { email, cookie } = await signUp();
  const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
  await post('account/email/confirm', { token }, { cookie });
  const to = freshEmail();
  await post('account/email', { email: to, password }, { cookie });
  const change = linkTokenIn(await emailTo(to, 'say yes'), 'confirm');
  await post('account/email/confirm', { token: change }, { cookie });
  const undoToken = linkTokenIn(await emailTo(email, 'was changed'), 'undo');
  return { email, to, cookie, undo: () => postToOther('account/email/undo', { token: undoToken }) };
}

const signInOf = (email: string) => () => post('sign-in/email', { email, password });

describe.each([
  { held: 'before it creates a session', lock: holdBeforeSession },
  { held: 'while it creates a session', lock: holdWrite },
])('a request with the old password, held $held', ({ lock }) => {
  it('a sign-in leaves no session when the owner undoes a change of email', async () => {
    const { email, to, undo } = await takeOver();
    const answer = await hold(lock, signInOf(to), undo);
    expect(await sessionsOf(email)).toBe(0);
    if (lock === holdBeforeSession) {
      expect([...statusAndCode(answer), answer.headers.get('set-cookie')]).toEqual([401, 'SESSION_ENDED', null]);
    }
  });

  it('a change of password leaves no session when the owner undoes a change of email', async () => {
    const { email, to, cookie, undo } = await takeOver();
    await hold(lock, () => post('change-password', change, { cookie }), undo);
    expect(await sessionsOf(email)).toBe(0);
    expect(await count('identity."emailUndo" where email = $1', [to])).toBe(0);
  });

  it('a sign-in leaves no session when the owner resets the password', async () => {
    const { email } = await signUp();
    await post('request-password-reset', { email });
    const token = linkTokenIn(await emailTo(email, 'reset='), 'reset');
    await hold(lock, signInOf(email), () => postToOther('reset-password', { newPassword, token }));
    expect(await sessionsOf(email)).toBe(0);
  });

  it('a sign-in leaves no session when the user changes the password or ends all sessions', async () => {
    for (const [path, body, left] of [
      ['change-password', change, 1],
      ['sessions/end-all', {}, 0],
    ] as const) {
      const { email, cookie } = await signUp();
      await hold(lock, signInOf(email), () => postToOther(path, body, { cookie }));
      expect(await sessionsOf(email)).toBe(left);
    }
  });
});

/** Sign up with a confirmed mailbox, and prepare an authenticator app. `verify` adds it with a code. */
async function prepareApp() {
  const { email, cookie } = await signUp();
  await post('account/email/confirm', { token: linkTokenIn(await emailTo(email, 'confirm='), 'confirm') }, { cookie });
  const { totpURI } = (await post('two-factor/enable', { password }, { cookie })).body as { totpURI: string };
  return { email, cookie, verify: () => post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie }) };
}

const appOf = async (email: string) =>
  (
    await app.database.query(
      `select u."twoFactorEnabled" as enabled, t.verified from identity."user" u
       left join identity."twoFactor" t on t."userId" = u.id where u.email = $1`,
      [email],
    )
  )[0];

it('an authenticator app is added as a whole and reported when all sessions end meanwhile', async () => {
  const { email, cookie, verify } = await prepareApp();
  const answer = await hold(holdBeforeSession, verify, () => postToOther('sessions/end-all', {}, { cookie }));
  expect(answer.status).toBe(200);
  expect(await appOf(email)).toEqual({ enabled: true, verified: true });
  expect(await sessionsOf(email)).toBe(0);
  expect(linkTokenIn(await emailTo(email, 'authenticator app was added'), 'undo')).not.toBe('');
});

it('an account has one authenticator app when two are begun at the same moment', async () => {
  const { email, cookie } = await signUp();
  const begin = (send: typeof post) => () => send('two-factor/enable', { password }, { cookie });
  const lockUser = `select from identity."user" where "email" = '${email}' for update`;
  let second: TestAnswer | null = null;
  const first = await hold(lockUser, begin(post), async () => {
    second = await begin(postToOther)();
  });
  expect([first.status, second]).toEqual([200, expect.objectContaining({ status: 200 })]);
  const apps = 'identity."twoFactor" t join identity."user" u on u.id = t."userId" where u.email = $1';
  expect(await count(apps, [email])).toBe(1);
});

it('a passkey whose registration is under way is gone after an undo', async () => {
  const { email, cookie, undo } = await takeOver();
  await hold(holdWrite, await prepare(cookie, createPasskey()), undo);
  expect(await passkeysOf(email)).toBe(0);
});

it('a passkey registers and signs in, when nobody ends the session', async () => {
  const { email, cookie } = await signUp();
  const passkey = createPasskey();
  expect((await register(cookie, passkey)).status).toBe(200);
  expect(await emailOf((await signInWith(passkey)).cookie)).toBe(email);
});

it('a change of email that is under way does not outlive an undo', async () => {
  const { email, cookie, undo } = await takeOver();
  const again = freshEmail();
  await post('account/email', { email: again, password }, { cookie });
  const token = linkTokenIn(await emailTo(again, 'say yes'), 'confirm');
  await hold(holdWrite, () => post('account/email/confirm', { token }, { cookie }), undo);
  expect(await count('identity."user" where email = $1', [email])).toBe(1);
  expect(await count('identity."user" where email = $1', [again])).toBe(0);
});

it('a change of email to an address that another account takes at the same moment is refused without a fault', async () => {
  const [{ cookie }, other] = [await signUp(), await signUp()];
  const to = freshEmail();
  await post('account/email', { email: to, password }, { cookie });
  const token = linkTokenIn(await emailTo(to, 'say yes'), 'confirm');
  const confirm = () => post('account/email/confirm', { token }, { cookie });
  const answer = await changeDuring(`set email = '${to}'`, other.email, confirm);
  expect(statusAndCode(answer)).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
  expect(app.log.lines.filter(({ level }) => level === 'fault')).toEqual([]);
});

it('a reset link that is under way to a stranger’s address does not work after an undo', async () => {
  const { to, undo } = await takeOver();
  await hold(holdWrite, () => post('request-password-reset', { email: to }), undo);
  const token = linkTokenIn(await emailTo(to, 'reset='), 'reset');
  expect(statusAndCode(await post('reset-password/check', { token }))).toEqual([400, 'INVALID_TOKEN']);
});

it('the reset link of a stranger’s undo does not work after the owner’s undo at the same moment', async () => {
  const { email, to, cookie, undo } = await takeOver();
  await register(cookie, createPasskey());
  const strange = linkTokenIn(await emailTo(to, 'passkey was added'), 'undo');
  const answer = await hold(holdWrite, () => post('account/email/undo', { token: strange }), undo);
  expect(answer.status).toBe(200);
  const reset = linkTokenIn(await emailTo(to, 'reset='), 'reset');
  expect((await post('reset-password', { newPassword, token: reset })).status).toBe(400);
  const own = linkTokenIn(await emailOfOtherTo(email, 'reset='), 'reset');
  expect((await post('reset-password', { newPassword, token: own })).status).toBe(200);
});

it('after an undo, a recent sign-in proves nothing until the account has a password again', async () => {
  const { email, to, cookie, undo } = await takeOver();
  const passkey = createPasskey();
  await register(cookie, passkey);
  await app.database.query(
    `update identity.passkey set "createdAt" = now() - interval '2 days'
     where "userId" = (select id from identity."user" where email = $1)`,
    [to],
  );
  await undo();
  const entered = await signInWith(passkey);
  expect(await emailOf(entered.cookie)).toBe(email);
  const refused = [403, 'PASSWORD_NEEDED'];
  expect(statusAndCode(await get('passkey/generate-register-options', entered.cookie))).toEqual(refused);
  const link = await post('link-social', { provider: 'google', password: '' }, { cookie: entered.cookie });
  expect(statusAndCode(link)).toEqual(refused);
  const token = await tokenOf(entered.cookie);
  const actions = [
    ['/api/user/tokens', { name: 'Export', scopes: ['reflections'], days: 1 }],
    ['/api/user/delete', { confirmation: 'DELETE' }],
  ] as const;
  for (const [path, body] of actions)
    expect(statusAndCode(await app.call('POST', path, { token, body }))).toEqual([403, 'password_needed']);
});

it('a sign-in is counted before the server looks for its account', async () => {
  const counted = () => count(`identity.counters where key like 'sign-in%'`);
  const before = await counted();
  const counts: number[] = [];
  const note = async () => counts.push(await counted());
  await hold('lock table identity."user" in access exclusive mode', signInOf(freshEmail()), note);
  expect(counts[0]).toBeGreaterThan(before);
});

it('a refused change keeps the connection to the database open', async () => {
  const text = `select pid from pg_stat_activity where datname = current_database() and application_name = 'inward identity'`;
  const { cookie } = await signUp();
  const other = await signUp();
  const to = freshEmail();
  await post('account/email', { email: to, password }, { cookie });
  const token = linkTokenIn(await emailTo(to, 'say yes'), 'confirm');
  await app.database.query('update identity."user" set email = $1 where email = $2', [to, other.email]);
  const before = await app.database.query(text);
  expect((await post('two-factor/disable', { password: 'Wrong!23' }, { cookie })).status).toBe(400);
  expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(422);
  expect(await app.database.query(text)).toEqual(expect.arrayContaining(before));
});

describe('a removal that is under way when all sessions end', () => {
  const endDuring = async (email: string, send: () => Promise<TestAnswer>) =>
    statusAndCode(await changeDuring('set "tokenEpoch" = "tokenEpoch" + 1', email, send));
  const ended = [401, 'SESSION_ENDED'];

  it('removes no passkey and disconnects no provider', async () => {
    const { email, cookie } = await signUp();
    await post('account/prove', { password }, { cookie });
    await register(cookie, createPasskey());
    await app.database.query(
      `insert into identity.account ("id", "accountId", "providerId", "userId", "updatedAt")
       select 'p-' || id, id, 'google', id, now() from identity."user" where email = $1`,
      [email],
    );
    const account = async () => (await get('account', cookie)).body as { passkeys: { id: string }[] };
    const { passkeys } = await account();
    const removals = [
      ['passkey/delete-passkey', { id: passkeys[0]?.id }],
      ['account/disconnect', { provider: 'google' }],
    ] as const;
    for (const [path, body] of removals)
      expect(await endDuring(email, () => post(path, body, { cookie }))).toEqual(ended);
    expect(await account()).toMatchObject({ passkeys, providers: ['google'] });
  });

  it('ends no newer session, and cancels no change of email', async () => {
    const { email, cookie } = await signUp();
    const to = freshEmail();
    await post('account/email', { email: to, password }, { cookie });
    await post('sign-in/email', { email, password });
    const { sessions } = (await get('sessions', cookie)).body as { sessions: { id: string; isThis: boolean }[] };
    const calls = [
      ['sessions/end', { id: sessions.find(({ isThis }) => !isThis)?.id }],
      ['sessions/end-all', {}],
      ['account/email/cancel', {}],
    ] as const;
    for (const [path, body] of calls) expect(await endDuring(email, () => post(path, body, { cookie }))).toEqual(ended);
    expect(await sessionsOf(email)).toBe(2);
    expect((await get('account', cookie)).body).toMatchObject({ pendingEmail: to });
  });
});
