import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  builtinCalls,
  cookieOf,
  freshEmail,
  linkTokenIn,
  password,
  statusAndCode,
} from '../../../../testing/identity/builtin-calls.ts';
import { totpCode } from '../../../../testing/identity/totp.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { post, get, signUp, signIn, emailTo, lettersTo } = builtinCalls(() => app);
const newPassword = 'Altered!1x';

async function askForReset(email: string): Promise<string> {
  const tokens = () =>
    lettersTo(email)
      .map((letter) => linkTokenIn(letter, 'reset'))
      .filter((token) => token !== '');
  const before = tokens().length;
  await post('request-password-reset', { email });
  await expect.poll(() => tokens().length).toBe(before + 1);
  return tokens().at(-1) ?? '';
}
const reset = (token: string) => post('reset-password', { newPassword, token });
const isDead = async (token: string) =>
  (await Promise.all([post('reset-password/check', { token }), reset(token)])).map(statusAndCode);
const dead = [
  [400, 'INVALID_TOKEN'],
  [400, 'INVALID_TOKEN'],
];

async function changeEmail(cookie: string): Promise<string> {
  const to = freshEmail();
  await post('account/email', { email: to, password }, { cookie });
  const token = linkTokenIn(await emailTo(to, 'confirm='), 'confirm');
  expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
  return to;
}

async function addApp(cookie: string): Promise<string> {
  const { totpURI } = (await post('two-factor/enable', { password }, { cookie })).body as { totpURI: string };
  const answer = await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie });
  expect(answer.status).toBe(200);
  return cookieOf(answer);
}

describe('an unused reset link', () => {
  it('an unused reset link stops working when another reset link of the account is used', async () => {
    const { email } = await signUp();
    const [first, second] = [await askForReset(email), await askForReset(email)];
    expect((await post('reset-password/check', { token: first })).status).toBe(200);
    expect((await reset(second)).status).toBe(200);
    expect(await isDead(first)).toEqual(dead);
  });

  it('an unused reset link stops working when the password changes', async () => {
    const { email, cookie } = await signUp();
    const token = await askForReset(email);
    const change = { currentPassword: password, newPassword, revokeOtherSessions: true };
    expect((await post('change-password', change, { cookie })).status).toBe(200);
    expect(await isDead(token)).toEqual(dead);
  });

  it('an unused reset link stops working when the email changes, because the old mailbox must not open the account', async () => {
    const { email, cookie } = await signUp();
    const token = await askForReset(email);
    await changeEmail(cookie);
    expect(await isDead(token)).toEqual(dead);
  });

  it('an unused reset link stops working when an authenticator app is added or removed', async () => {
    const { email, cookie } = await signUp();
    const first = await askForReset(email);
    const renewed = await addApp(cookie);
    expect(await isDead(first)).toEqual(dead);
    const second = await askForReset(email);
    expect((await post('two-factor/disable', { password }, { cookie: renewed })).status).toBe(200);
    expect(await isDead(second)).toEqual(dead);
  });

  it('an unused reset link stays valid when the user signs in or changes the name, or when another account changes', async () => {
    const { email, cookie } = await signUp();
    const other = await signUp();
    const token = await askForReset(email);
    await changeEmail(other.cookie);
    await signIn(email);
    await post('update-user', { name: 'Ann Other' }, { cookie });
    expect((await reset(token)).status).toBe(200);
  });

  it('an unused reset link stays valid when a sign-in renews the hash of the same password', async () => {
    const { email, answer } = await signUp();
    const { user } = answer.body as { user: { id: string } };
    const stored = () =>
      app.database.query<{ password: string }>(`select password from identity.account where "userId" = $1`, [user.id]);
    const older = await hashPassword(password);
    await app.database.query(`update identity.account set password = $2 where "userId" = $1`, [user.id, older]);
    const token = await askForReset(email);
    await signIn(email);
    expect(await stored()).not.toEqual([{ password: older }]);
    expect((await post('reset-password/check', { token })).status).toBe(200);
  });
});

it('a new password cancels a sign-in that is waiting for a code', async () => {
  const { email, cookie } = await signUp();
  const { totpURI } = (await post('two-factor/enable', { password }, { cookie })).body as { totpURI: string };
  const added = await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie });
  const waiting = await post('sign-in/email', { email, password });
  const jar = waiting.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
  const change = { currentPassword: password, newPassword, revokeOtherSessions: true };
  expect((await post('change-password', change, { cookie: cookieOf(added) })).status).toBe(200);
  expect((await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie: jar })).status).toBe(401);
});

it('a link that changes the email revokes the older links of the account', async () => {
  const { email, cookie } = await signUp();
  const never = freshEmail();
  await post('account/email', { email: never, password }, { cookie });
  const token = linkTokenIn(await emailTo(never, 'confirm='), 'confirm');
  await changeEmail(cookie);
  // The older link changes the email only if the account still has its first address. So change back to that address
  // first: otherwise, the link would be refused even if it were not revoked.
  await post('account/email', { email, password }, { cookie });
  const back = linkTokenIn(await emailTo(email, 'say yes'), 'confirm');
  expect((await post('account/email/confirm', { token: back }, { cookie })).status).toBe(200);
  expect(statusAndCode(await post('account/email/confirm', { token }, { cookie }))).toEqual([400, 'INVALID_TOKEN']);
});

describe('a link that confirms an email', () => {
  const linkOf = async (email: string) => linkTokenIn(await emailTo(email, 'confirm='), 'confirm');

  it('a confirmation link is refused outside a session of its account, and stays valid until it is opened in such a session', async () => {
    const [own, other] = [await signUp(), await signUp()];
    const token = await linkOf(own.email);
    const confirm = (cookie?: string) => post('account/email/confirm', { token }, cookie ? { cookie } : {});
    expect((await confirm()).status).toBe(401);
    expect(statusAndCode(await confirm(other.cookie))).toEqual([403, 'OTHER_ACCOUNT']);
    expect((await get('account', own.cookie)).body).toMatchObject({ emailVerified: false });
    expect((await confirm(await signIn(own.email))).status).toBe(200);
    expect((await get('account', own.cookie)).body).toMatchObject({ emailVerified: true });
  });

  it('a confirmation link works after a change of the password', async () => {
    const { email, cookie } = await signUp();
    const token = await linkOf(email);
    const change = { currentPassword: password, newPassword, revokeOtherSessions: true };
    expect((await post('change-password', change, { cookie })).status).toBe(200);
    const opened = cookieOf(await post('sign-in/email', { email, password: newPassword }));
    expect((await post('account/email/confirm', { token }, { cookie: opened })).status).toBe(200);
  });

  it('a confirmation link for a stranger’s account confirms nothing when the mailbox owner opens it in their own session', async () => {
    const [stranger, victim] = [await signUp(), await signUp()];
    const to = freshEmail();
    await post('account/email', { email: to, password }, { cookie: stranger.cookie });
    const token = await linkOf(to);
    expect(statusAndCode(await post('account/email/confirm', { token }, { cookie: victim.cookie }))).toEqual([
      403,
      'OTHER_ACCOUNT',
    ]);
    expect((await get('account', stranger.cookie)).body).toMatchObject({ email: stranger.email });
  });
});

describe('a password reset', () => {
  const addWays = async (cookie: string, since: string, provider = 'github') => {
    const { user } = (await get('get-session', cookie)).body as { user: { id: string } };
    await app.database.query(
      `insert into identity.passkey
         ("id", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp", "createdAt")
       values ($1, 'k', $2, $1, 0, 'singleDevice', false, now() + $3::interval)`,
      [`p ${since} ${user.id}`, user.id, since],
    );
    await app.database.query(
      `insert into identity.account ("id", "accountId", "providerId", "userId", "createdAt", "updatedAt")
       values ($1, $1, $4, $2, now() + $3::interval, now())`,
      [`a ${since} ${user.id}`, user.id, since, provider],
    );
  };
  /** Make the account and all its ways to sign in older. */
  const age = async (email: string, time: string) => {
    const id = `(select "id" from identity."user" where "email" = $1)`;
    for (const change of [
      `"user" set "emailProvenAt" = "emailProvenAt" - $2::interval where "id" = ${id}`,
      `account set "createdAt" = "createdAt" - $2::interval where "userId" = ${id}`,
      `passkey set "createdAt" = "createdAt" - $2::interval where "userId" = ${id}`,
    ])
      await app.database.query(`update identity.${change}`, [email, time]);
  };
  const ways = async (email: string) => {
    const cookie = cookieOf(await post('sign-in/email', { email, password: newPassword }));
    return (await get('account', cookie)).body as { providers: string[]; passkeys: unknown[] };
  };

  it('a password reset removes only the ways to sign in that were added before the email was confirmed', async () => {
    const { email, cookie } = await signUp();
    await addWays(cookie, '-1 minute', 'google');
    const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
    expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
    await addWays(cookie, '1 hour');
    await age(email, '4 days');
    const answer = await reset(await askForReset(email));
    expect(answer).toMatchObject({
      status: 200,
      body: { removed: { providers: ['google'], passkeys: 1, hadCode: false } },
    });
    expect(await ways(email)).toMatchObject({
      providers: ['github'],
      passkeys: [{ id: expect.stringContaining('1 hour') }],
    });
  });

  it('a password reset removes the ways to sign in that were added in the last 72 hours, and says so in its email', async () => {
    const { email, cookie } = await signUp();
    const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
    expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
    await age(email, '4 days');
    await addWays(cookie, '-73 hours', 'google');
    await addWays(cookie, '-71 hours');
    const answer = await reset(await askForReset(email));
    expect(answer.body).toMatchObject({ removed: { providers: ['github'], passkeys: 1, hadCode: false } });
    expect(await ways(email)).toMatchObject({
      providers: ['google'],
      passkeys: [{ id: expect.stringContaining('-73 hours') }],
    });
    const text = await emailTo(email, 'Your password was changed');
    expect(text).toContain('every device was signed out');
    expect(text).toContain('added in the last three days');
  });

  it('the password after an undo removes the ways to sign in of the last 72 hours that the undo kept', async () => {
    const { email, cookie } = await signUp();
    const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
    expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
    await age(email, '4 days');
    await addWays(cookie, '-2 days');
    const change = { currentPassword: password, newPassword, revokeOtherSessions: true };
    expect((await post('change-password', change, { cookie })).status).toBe(200);
    const undoToken = linkTokenIn(await emailTo(email, 'undo='), 'undo');
    expect((await post('account/email/undo', { token: undoToken })).status).toBe(200);
    const answer = await reset(linkTokenIn(await emailTo(email, 'reset='), 'reset'));
    expect(answer.body).toMatchObject({ removed: { providers: ['github'], passkeys: 1 } });
  });

  it('the first password of an account removes no way to sign in', async () => {
    const { email, cookie } = await signUp();
    const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
    expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
    await age(email, '4 days');
    await addWays(cookie, '-1 hour');
    await app.database.query(
      `delete from identity.account where "providerId" = 'credential'
         and "userId" = (select "id" from identity."user" where "email" = $1)`,
      [email],
    );
    const answer = await reset(await askForReset(email));
    expect(answer.body).toMatchObject({ removed: { providers: [], passkeys: 0, hadCode: false } });
  });

  it('a password reset removes all other ways to sign in, including the authenticator app, when the email was never confirmed', async () => {
    const { email, cookie } = await signUp();
    await addWays(cookie, '1 hour');
    await addApp(cookie);
    const answer = await reset(await askForReset(email));
    expect(answer.body).toMatchObject({ removed: { providers: ['github'], passkeys: 1, hadCode: true } });
    expect(await ways(email)).toMatchObject({ providers: [], passkeys: [], hasCode: false });
  });

  it('a password reset changes nothing when one of its steps fails, and its link stays valid', async () => {
    const { email, cookie } = await signUp();
    await addWays(cookie, '1 hour');
    const token = await askForReset(email);
    await app.database.query(
      `create function identity.fail() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
    );
    await app.database.query(
      'create trigger fail before delete on identity.passkey for each row execute function identity.fail()',
    );
    expect((await reset(token)).status).toBe(500);
    await app.database.query('drop function identity.fail cascade');
    expect((await post('sign-in/email', { email, password })).status).toBe(200);
    expect((await get('account', cookie)).body).toMatchObject({ email, passkeys: [expect.anything()] });
    expect(await reset(token)).toMatchObject({ status: 200, body: { removed: { passkeys: 1 } } });
    expect((await get('account', cookie)).status).toBe(401);
    expect((await post('sign-in/email', { email, password })).status).toBe(401);
    expect(await ways(email)).toMatchObject({ passkeys: [] });
  });

  it('a password reset confirms the email, so a second reset keeps ways to sign in that were added after the first', async () => {
    const { email } = await signUp();
    const first = await reset(await askForReset(email));
    expect(first.body).toMatchObject({ removed: { providers: [], passkeys: 0, hadCode: false } });
    await addWays(cookieOf(await post('sign-in/email', { email, password: newPassword })), '1 hour');
    await age(email, '4 days');
    const second = await reset(await askForReset(email));
    expect(second.body).toMatchObject({ removed: { providers: [], passkeys: 0 } });
    expect(await ways(email)).toMatchObject({ providers: ['github'] });
  });
});
