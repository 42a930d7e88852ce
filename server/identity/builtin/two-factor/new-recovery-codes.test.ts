import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtinCalls, cookieOf, password, statusAndCode } from '../../../../testing/identity/builtin-calls.ts';
import { totpCode } from '../../../../testing/identity/totp.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { post, get, signUp, tokenOf, emailTo, lettersTo } = builtinCalls(() => app);
const subject = 'New recovery codes were made';

async function withApp() {
  const { email, cookie } = await signUp();
  const begun = await post('two-factor/enable', { password }, { cookie });
  const { totpURI, backupCodes } = begun.body as { totpURI: string; backupCodes: string[] };
  const added = await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie });
  expect(added.status).toBe(200);
  return { email, cookie: cookieOf(added), codes: backupCodes };
}

const make = (cookie: string, given = password) =>
  post('two-factor/generate-backup-codes', { password: given }, { cookie });
const newCodes = async (cookie: string) => ((await make(cookie)).body as { backupCodes: string[] }).backupCodes;
const left = async (cookie: string) =>
  ((await get('account', cookie)).body as { recoveryCodesLeft?: number }).recoveryCodesLeft;

/** Return the status of a sign-in with the password and this recovery code. */
async function use(email: string, code: string | undefined): Promise<number> {
  const waiting = (await post('sign-in/email', { email, password })).headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
  return (await post('two-factor/verify-backup-code', { code }, { cookie: waiting })).status;
}

const eventsOf = async (cookie: string) => {
  const token = await tokenOf(cookie);
  const answer = await app.call('GET', '/api/user/security-events', { headers: { authorization: `Bearer ${token}` } });
  return (answer.body as { events: { kind: string }[] }).events.map(({ kind }) => kind);
};

test('the account says how many recovery codes are left: ten at first, one less after each use', async () => {
  const { email, cookie, codes } = await withApp();
  expect(await left(cookie)).toBe(10);
  expect(await use(email, codes[0])).toBe(200);
  expect(await left(cookie)).toBe(9);
  expect(await use(email, codes[0])).toBe(401);
  expect(await left(cookie)).toBe(9);
});

test('the account says nothing of recovery codes while the authenticator app is off or only half added', async () => {
  const { cookie } = await signUp();
  expect(await get('account', cookie)).toMatchObject({ status: 200, body: { hasCode: false } });
  expect(await left(cookie)).toBeUndefined();
  await post('two-factor/enable', { password }, { cookie });
  expect(await left(cookie)).toBeUndefined();
});

test('new recovery codes replace the old ones, and leave those of other users unchanged', async () => {
  const [owner, other] = [await withApp(), await withApp()];
  expect(await use(owner.email, owner.codes[0])).toBe(200);
  const made = await newCodes(owner.cookie);
  expect(new Set([...made, ...owner.codes]).size).toBe(20);
  expect(await left(owner.cookie)).toBe(10);
  expect(await use(owner.email, owner.codes[1])).toBe(401);
  expect(await use(owner.email, made[0])).toBe(200);
  expect(await left(owner.cookie)).toBe(9);
  expect(await left(other.cookie)).toBe(10);
  expect(await use(other.email, made[1])).toBe(401);
  expect(await use(other.email, other.codes[0])).toBe(200);
  expect(JSON.stringify(await app.database.query('select * from identity."twoFactor"'))).not.toContain(made[1]);
});

test('new recovery codes need the right password, a session and an authenticator app', async () => {
  const { email, cookie, codes } = await withApp();
  expect(statusAndCode(await make(cookie, 'Wrong!11'))).toEqual([400, 'INVALID_PASSWORD']);
  expect((await make('')).status).toBe(401);
  expect(await post('two-factor/generate-backup-codes', { password, more: 1 }, { cookie })).toMatchObject({
    status: 400,
    body: { field: 'more' },
  });
  expect(await use(email, codes[0])).toBe(200);
  expect(statusAndCode(await make((await signUp()).cookie))).toEqual([400, 'TWO_FACTOR_NOT_ENABLED']);
});

test('an account without a password gets no new recovery codes', async () => {
  const { cookie, email } = await withApp();
  await app.database.query(
    `update identity.account set password = null
     where "userId" = (select id from identity."user" where email = $1)`,
    [email],
  );
  expect((await make(cookie)).status).toBe(400);
});

test('no new recovery codes after ten wrong passwords in 15 minutes, also with the right one', async () => {
  const { cookie } = await withApp();
  await Promise.all(Array.from({ length: 10 }, () => make(cookie, 'Wrong!11')));
  expect(statusAndCode(await make(cookie))).toEqual([429, 'TOO_MANY_REQUESTS']);
});

test('new recovery codes are a security event, and a confirmed owner gets an email without a code', async () => {
  const { email, cookie } = await withApp();
  await app.database.query('update identity."user" set "emailVerified" = true where "email" = $1', [email]);
  await make(cookie, 'Wrong!11');
  expect(await eventsOf(cookie)).not.toContain('recovery_codes_made');
  const made = await newCodes(cookie);
  expect((await eventsOf(cookie))[0]).toBe('recovery_codes_made');
  const text = await emailTo(email, subject);
  expect(text).toContain('Make new codes');
  expect(made.filter((code) => text.includes(code))).toEqual([]);
  expect(lettersTo(email).filter((letter) => letter.includes(subject))).toHaveLength(1);
});

test('an address that was never confirmed gets no email about new recovery codes', async () => {
  const { email, cookie, codes } = await withApp();
  expect((await make(cookie)).status).toBe(200);
  expect(await use(email, codes[0])).toBe(401);
  const made = await newCodes(cookie);
  expect(await use(email, made[0])).toBe(200);
  // This email is sent after the other one would be.
  expect(await emailTo(email, 'A recovery code was used')).toContain('Make new codes');
  expect(lettersTo(email).filter((letter) => letter.includes(subject))).toEqual([]);
});
