import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  builtinCalls,
  cookieOf,
  linkTokenIn,
  password,
  statusAndCode,
} from '../../../../testing/identity/builtin-calls.ts';
import { totpCode } from '../../../../testing/identity/totp.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../../../testing/test-app.ts';
import { oneApp } from '../account/account-migrations.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { post, get, signUp, emailOf, emailTo, lettersTo } = builtinCalls(() => app);
type Enabled = { totpURI: string; backupCodes: string[] };

async function withApp() {
  const { email, cookie } = await signUp();
  const { totpURI, backupCodes } = (await post('two-factor/enable', { password }, { cookie })).body as Enabled;
  const shown = await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie });
  expect(shown.status).toBe(200);
  return { email, cookie: cookieOf(shown), totpURI, backupCodes };
}

/** Return the cookies that an answer sets, without the cookies that it deletes. */
const jarOf = (answer: TestAnswer) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');

const addPasskeyRow = (userId: string) =>
  app.database.query(
    `insert into identity.passkey ("id", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp")
     values ($1, 'k', $2, $3, 0, 'singleDevice', false)`,
    [`p-${userId}`, userId, `c-${userId}`],
  );

const enterPassword = (email: string) => post('sign-in/email', { email, password });

describe('an authenticator app', () => {
  it('an authenticator app is added with the password and one code; then sign-in asks for a code', async () => {
    const { cookie } = await signUp();
    expect(statusAndCode(await post('two-factor/enable', { password: 'Wrong!11' }, { cookie }))).toEqual([
      400,
      'INVALID_PASSWORD',
    ]);
    const { email, cookie: renewed, totpURI, backupCodes } = await withApp();
    expect(totpURI).toMatch(/^otpauth:\/\/totp\/Inward/);
    expect(new Set(backupCodes).size).toBe(10);
    expect((await get('account', renewed)).body).toMatchObject({ hasCode: true });
    const first = await enterPassword(email);
    expect(first).toMatchObject({ status: 200, body: { twoFactorRedirect: true } });
    expect(first.headers.get('set-cookie')).not.toMatch(/session_token=[^;]/);
    const second = await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie: jarOf(first) });
    expect(second).toMatchObject({ status: 200, body: { user: { email } } });
    expect(JSON.stringify(second.body)).not.toContain('"token"');
    expect(await emailOf(cookieOf(second))).toBe(email);
  });

  it('with an authenticator app, the password alone counts as an attempt and does not make the device trusted', async () => {
    const { email, totpURI } = await withApp();
    const known = (answer: TestAnswer) => answer.headers.getSetCookie().some((line) => /known_device=[^;]/.test(line));
    let last = await enterPassword(email);
    expect([last.status, known(last)]).toEqual([200, false]);
    for (let again = 2; again <= 10; again += 1) last = await enterPassword(email);
    expect(last.status).toBe(200);
    expect(statusAndCode(await enterPassword(email))).toEqual([429, 'TOO_MANY_REQUESTS']);
    const whole = await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie: jarOf(last) });
    expect([whole.status, known(whole)]).toEqual([200, true]);
    expect((await enterPassword(email)).status).toBe(200);
  });

  it('the code of an authenticator app reduces the count of attempts only if it completes a sign-in', async () => {
    const counted = async () => {
      const text = `select points from identity.counters where key like 'sign-in-address:%'`;
      return (await app.database.query<{ points: number }>(text))[0]?.points;
    };
    await post('sign-in/email', { email: 'nobody@mail.example', password });
    const before = await counted();
    expect(before).toBeGreaterThan(0);
    const { email, totpURI } = await withApp();
    expect(await counted()).toBe(before);
    const cookie = jarOf(await enterPassword(email));
    expect(await counted()).toBe((before ?? 0) + 1);
    expect((await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie })).status).toBe(200);
    expect(await counted()).toBe(before);
  });

  it('an authenticator app is not required at sign-in until one of its codes has been verified', async () => {
    const { email, cookie } = await signUp();
    await post('two-factor/enable', { password }, { cookie });
    expect((await get('account', cookie)).body).toMatchObject({ hasCode: false });
    expect(await emailOf(cookieOf(await enterPassword(email)))).toBe(email);
  });

  it('sign-in asks for no code if the app was only half added', async () => {
    const { email, cookie } = await signUp();
    await post('two-factor/enable', { password }, { cookie });
    await app.database.query('update identity."user" set "twoFactorEnabled" = true where email = $1', [email]);
    expect(await emailOf(cookieOf(await enterPassword(email)))).toBe(email);
  });

  it('refuses wrong authenticator codes and cancels the sign-in after five of them', async () => {
    const { email, totpURI } = await withApp();
    const cookie = jarOf(await enterPassword(email));
    const answers = [];
    for (let guess = 0; guess < 6; guess += 1) {
      answers.push(statusAndCode(await post('two-factor/verify-totp', { code: '000000' }, { cookie })));
    }
    expect(answers[0]).toEqual([401, 'INVALID_CODE']);
    expect(answers[5]).toEqual([400, 'SIGN_IN_OVER']);
    const right = await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie });
    expect(statusAndCode(right)).toEqual([401, 'SIGN_IN_OVER']);
    expect(statusAndCode(await post('two-factor/verify-totp', { code: totpCode(totpURI) }))).toEqual([
      401,
      'SIGN_IN_OVER',
    ]);
  });

  it.each([
    ['verify-totp', '000000'],
    ['verify-backup-code', 'aaaa-bbbb-cccc'],
  ])('says why a sign-in is over, and to enter the password again (%s)', async (path, code) => {
    const { email, cookie: session } = await withApp();
    const enter = async (cookie: string) => {
      const answer = await post(`two-factor/${path}`, { code }, { cookie });
      return [...statusAndCode(answer), (answer.body as { message: string }).message];
    };
    expect(await enter('')).toEqual([401, 'SIGN_IN_OVER', 'That took too long. Please enter your password again.']);
    const cookie = jarOf(await enterPassword(email));
    for (let guess = 0; guess < 5; guess += 1) await enter(cookie);
    expect(await enter(cookie)).toEqual([
      400,
      'SIGN_IN_OVER',
      'Too many wrong codes. Please enter your password again.',
    ]);
    expect(await enter(cookie)).toEqual([
      401,
      'SIGN_IN_OVER',
      'This sign-in is over. Please enter your password again.',
    ]);
    const later = jarOf(await enterPassword(email));
    expect((await post('two-factor/disable', { password }, { cookie: session })).status).toBe(200);
    expect(await enter(later)).toEqual([
      401,
      'SIGN_IN_OVER',
      'This sign-in is over. Please enter your password again.',
    ]);
  });

  const signInWith = async (email: string, code: string) =>
    post('two-factor/verify-totp', { code }, { cookie: jarOf(await enterPassword(email)) });
  const stepMs = 30_000;

  it('accepts each authenticator code once, and refuses an earlier code after a later one', async () => {
    const { email, totpURI } = await withApp();
    const now = Date.now();
    const [code, next] = [totpCode(totpURI, now), totpCode(totpURI, now + stepMs)];
    expect((await signInWith(email, code)).status).toBe(200);
    const cookie = jarOf(await enterPassword(email));
    const enter = (given: string) => post('two-factor/verify-totp', { code: given }, { cookie });
    expect(statusAndCode(await enter(code))).toEqual([401, 'INVALID_CODE']);
    expect((await enter(next)).status).toBe(200);
    expect(statusAndCode(await signInWith(email, code))).toEqual([401, 'INVALID_CODE']);
  });

  it('accepts only one of two simultaneous sign-ins with the same authenticator code', async () => {
    const { email, totpURI } = await withApp();
    const jars = [jarOf(await enterPassword(email)), jarOf(await enterPassword(email))];
    const code = totpCode(totpURI);
    const answers = await Promise.all(jars.map((cookie) => post('two-factor/verify-totp', { code }, { cookie })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('a recovery code replaces the authenticator code at sign-in, and works once', async () => {
    const { email, backupCodes } = await withApp();
    const use = async () =>
      post('two-factor/verify-backup-code', { code: backupCodes[0] }, { cookie: jarOf(await enterPassword(email)) });
    expect(await emailOf(cookieOf(await use()))).toBe(email);
    expect((await use()).status).toBe(401);
    const stored = JSON.stringify(await app.database.query('select * from identity."twoFactor"'));
    expect(stored).not.toContain(backupCodes[1]);
  });

  it('the owner gets an email after a sign-in with a recovery code, with the number of unused codes and without a code', async () => {
    const { email, totpURI, backupCodes } = await withApp();
    expect((await signInWith(email, totpCode(totpURI))).status).toBe(200);
    const [first, second] = backupCodes;
    for (const [code, left] of [
      [first, 9],
      [second, 8],
    ]) {
      const cookie = jarOf(await enterPassword(email));
      expect((await post('two-factor/verify-backup-code', { code }, { cookie })).status).toBe(200);
      const text = await emailTo(email, `Unused recovery codes: ${left}.`);
      expect(text).toContain('A recovery code was used');
      expect(backupCodes.filter((each) => text.includes(each))).toEqual([]);
    }
    const refused = jarOf(await enterPassword(email));
    expect((await post('two-factor/verify-backup-code', { code: first }, { cookie: refused })).status).toBe(401);
    expect(lettersTo(email).filter((letter) => letter.includes('A recovery code was used'))).toHaveLength(2);
  });

  /** Enter ten wrong codes in two sign-ins, as a stranger who has the password. */
  const useUpCodes = async (email: string) => {
    for (let again = 0; again < 2; again += 1) {
      const cookie = jarOf(await enterPassword(email));
      for (let guess = 0; guess < 5; guess += 1) await post('two-factor/verify-totp', { code: '000000' }, { cookie });
    }
  };

  it('refuses authenticator codes after ten wrong ones in 15 minutes, but accepts a recovery code', async () => {
    const { email, totpURI, backupCodes } = await withApp();
    await useUpCodes(email);
    expect(statusAndCode(await signInWith(email, totpCode(totpURI)))).toEqual([429, 'TOO_MANY_REQUESTS']);
    const cookie = jarOf(await enterPassword(email));
    expect((await post('two-factor/verify-backup-code', { code: backupCodes[0] }, { cookie })).status).toBe(200);
    expect((await signInWith(email, totpCode(totpURI))).status).toBe(200);
  });

  it('accepts authenticator codes again after a password reset', async () => {
    const { email, totpURI } = await withApp();
    await app.database.query('update identity."user" set "emailVerified" = true where "email" = $1', [email]);
    await useUpCodes(email);
    await post('request-password-reset', { email });
    const token = linkTokenIn(await emailTo(email, 'reset='), 'reset');
    expect((await post('reset-password', { newPassword: password, token })).status).toBe(200);
    expect((await signInWith(email, totpCode(totpURI))).status).toBe(200);
  });

  it('a recovery code is accepted in capitals and without its hyphens', async () => {
    const { email, backupCodes } = await withApp();
    const code = backupCodes[0]?.toUpperCase().replaceAll('-', '');
    const answer = await post('two-factor/verify-backup-code', { code }, { cookie: jarOf(await enterPassword(email)) });
    expect(await emailOf(cookieOf(answer))).toBe(email);
  });

  it('an authenticator app is removed only with the right password', async () => {
    const { email, cookie } = await withApp();
    expect(statusAndCode(await post('two-factor/disable', { password: 'Wrong!11' }, { cookie }))).toEqual([
      400,
      'INVALID_PASSWORD',
    ]);
    const gone = await post('two-factor/disable', { password }, { cookie });
    expect(gone.status).toBe(200);
    expect((await get('account', cookieOf(gone))).body).toMatchObject({ hasCode: false });
    expect(await emailOf(cookieOf(await enterPassword(email)))).toBe(email);
  });
});

it('a migration keeps the verified one of several authenticator apps of an account', async () => {
  const { answer } = await signUp();
  const { id: userId } = (answer.body as { user: { id: string } }).user;
  await app.database.query(`
    drop index identity."twoFactor_userId_key";
    create index "twoFactor_userId_idx" on identity."twoFactor" ("userId")`);
  for (const [id, isVerified] of [
    ['a', false],
    ['b', true],
    ['c', false],
  ]) {
    await app.database.query(
      `insert into identity."twoFactor" ("id", "secret", "backupCodes", "userId", "verified")
       values ($1, 's', 'c', $2, $3)`,
      [id, userId, isVerified],
    );
  }
  await app.database.query(oneApp);
  expect(await app.database.query(`select id from identity."twoFactor" where "userId" = $1`, [userId])).toEqual([
    { id: 'b' },
  ]);
});

describe('a passkey', () => {
  it('a passkey is added only within ten minutes after the user entered the password in this session', async () => {
    const { email, cookie } = await signUp();
    const other = cookieOf(await enterPassword(email));
    const begin = (as: string) => get('passkey/generate-register-options', as);
    expect(statusAndCode(await begin(cookie))).toEqual([403, 'REQUIRES_RECENT_LOGIN']);
    expect(statusAndCode(await post('account/prove', { password: 'Wrong!11' }, { cookie }))).toEqual([
      400,
      'INVALID_PASSWORD',
    ]);
    expect((await post('account/prove', { password }, { cookie })).status).toBe(200);
    expect(await begin(cookie)).toMatchObject({
      status: 200,
      body: { authenticatorSelection: { residentKey: 'required', userVerification: 'required' } },
    });
    expect(statusAndCode(await begin(other))).toEqual([403, 'REQUIRES_RECENT_LOGIN']);
    expect((await begin('')).status).toBe(401);
  });

  it('a passkey is removed only after the user entered the password in this session', async () => {
    const { cookie, answer } = await signUp();
    const { id } = (answer.body as { user: { id: string } }).user;
    await addPasskeyRow(id);
    const remove = () => post('passkey/delete-passkey', { id: `p-${id}` }, { cookie });
    expect(statusAndCode(await remove())).toEqual([403, 'REQUIRES_RECENT_LOGIN']);
    expect((await get('account', cookie)).body).toMatchObject({ passkeys: [{ id: `p-${id}` }] });
    await post('account/prove', { password }, { cookie });
    expect((await remove()).status).toBe(200);
    expect((await get('account', cookie)).body).toMatchObject({ passkeys: [] });
  });

  it('a passkey of a user without a password is removed only within ten minutes after signing in', async () => {
    const { cookie, answer } = await signUp();
    const { id } = (answer.body as { user: { id: string } }).user;
    await addPasskeyRow(id);
    await app.database.query(`delete from identity.account where "userId" = $1`, [id]);
    const remove = () => post('passkey/delete-passkey', { id: `p-${id}` }, { cookie });
    const signedInAgo = (minutes: number) =>
      app.database.query(
        `update identity.session set "createdAt" = now() - make_interval(mins => $2) where "userId" = $1`,
        [id, minutes],
      );
    await signedInAgo(11);
    expect(statusAndCode(await remove())).toEqual([403, 'REQUIRES_RECENT_LOGIN']);
    await signedInAgo(9);
    expect((await remove()).status).toBe(200);
  });

  it('a passkey cannot be added or removed after ten wrong passwords in 15 minutes', async () => {
    const { cookie } = await signUp();
    const guess = (given: string) => post('account/prove', { password: given }, { cookie });
    await Promise.all(Array.from({ length: 10 }, () => guess('Wrong!11')));
    expect(statusAndCode(await guess(password))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it.each([
    [{}, 'response'],
    [{ response: 'x' }, 'response'],
    [{ response: {}, more: 1 }, 'more'],
  ])('refuses a passkey sign-in with the request body %o and names the invalid field', async (body, field) => {
    expect(await post('passkey/verify-authentication', body)).toMatchObject({ status: 400, body: { field } });
  });

  it('refuses a passkey sign-in with a response for which no challenge was created', async () => {
    const answer = await post(
      'passkey/verify-authentication',
      { response: { id: 'x' } },
      { origin: app.deps.config.publicUrl },
    );
    expect(answer.status).toBe(400);
  });
});

it('a password reset removes the provider, the passkey and the authenticator app if the email was not confirmed', async () => {
  const { email, cookie } = await withApp();
  const id = (await app.database.query<{ id: string }>(`select id from identity."user" where email = '${email}'`))[0]
    ?.id;
  await addPasskeyRow(id ?? '');
  await app.database.query(
    `insert into identity.account ("id", "accountId", "providerId", "userId", "updatedAt")
     values ('a-${id}', 'issuer sub', 'google', '${id}', now())`,
  );
  expect((await get('account', cookie)).body).toMatchObject({ providers: ['google'], passkeys: [{ name: 'Passkey' }] });
  await post('request-password-reset', { email });
  const token = linkTokenIn(await emailTo(email, 'reset='), 'reset');
  expect((await post('reset-password', { token, newPassword: 'Altered!1x' })).status).toBe(200);
  const entered = cookieOf(await post('sign-in/email', { email, password: 'Altered!1x' }));
  expect((await get('account', entered)).body).toMatchObject({
    emailVerified: true,
    hasPassword: true,
    providers: [],
    passkeys: [],
    hasCode: false,
  });
});
