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

const { post, get, signUp, emailOf, emailTo } = builtinCalls(() => app);
const { createPasskey, prepare, register, signInWith } = passkeyCalls(() => app);
const { post: postToOther } = builtinCalls(() => other);
const newPassword = 'Altered!1x';
const change = { currentPassword: password, newPassword, revokeOtherSessions: true };

const count = async (text: string, values: unknown[] = []) =>
  Number((await app.database.query<{ count: string }>(`select count(*) from ${text}`, values))[0]?.count);
const waiting = () => count('pg_locks where not granted');
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

it('a reset link that is under way to a stranger’s address does not work after an undo', async () => {
  const { to, undo } = await takeOver();
  await hold(holdWrite, () => post('request-password-reset', { email: to }), undo);
  const token = linkTokenIn(await emailTo(to, 'reset='), 'reset');
  expect(statusAndCode(await post('reset-password/check', { token }))).toEqual([400, 'INVALID_TOKEN']);
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
});
