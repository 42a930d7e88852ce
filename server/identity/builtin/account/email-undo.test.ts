import { afterAll, beforeAll, expect, it } from 'vitest';
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

const { post, get, signUp, emailOf, emailTo } = builtinCalls(() => app);
const newPassword = 'Altered!1x';
const undo = (token: string) => post('account/email/undo', { token });
const confirmWelcome = async (email: string, cookie: string) => {
  const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
  expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
  const proof = `update identity."user" set "emailProvenAt" = now() - interval '3 days' where "email" = $1`;
  await app.database.query(proof, [email]);
};

/** Change the e-mail to a fresh address. Return it, and the undo token that the old address got. */
async function change(from: string, cookie: string, to = freshEmail()) {
  await post('account/email', { email: to, password }, { cookie });
  const token = linkTokenIn(await emailTo(to, 'say yes'), 'confirm');
  expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
  return { to, token: linkTokenIn(await emailTo(from, 'was changed'), 'undo') };
}

const addPasskey = async (cookie: string, since: string) => {
  const { user } = (await get('get-session', cookie)).body as { user: { id: string } };
  await app.database.query(
    `insert into identity.passkey
       ("id", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp", "createdAt")
     values ($1, 'k', $2, $1, 0, 'singleDevice', false, now() + $3::interval)`,
    [`p ${since} ${user.id}`, user.id, since],
  );
};
const addApp = async (cookie: string) => {
  const { totpURI } = (await post('two-factor/enable', { password }, { cookie })).body as { totpURI: string };
  return cookieOf(await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie }));
};

it('puts the old e-mail back, ends sessions, password and new ways in, and sends a link for a new password', async () => {
  const { email, cookie } = await signUp();
  await confirmWelcome(email, cookie);
  await addPasskey(cookie, '-2 days');
  await addPasskey(cookie, '-1 hour');
  const { to, token } = await change(email, cookie);
  const renewed = await addApp(cookie);
  expect((await undo(token)).status).toBe(200);
  expect(await emailOf(renewed)).toBeNull();
  for (const each of [email, to]) {
    expect(statusAndCode(await post('sign-in/email', { email: each, password }))).toEqual([
      401,
      'INVALID_EMAIL_OR_PASSWORD',
    ]);
  }
  await emailTo(to, 'was put back');
  const reset = linkTokenIn(await emailTo(email, 'reset='), 'reset');
  expect((await post('reset-password', { newPassword, token: reset })).status).toBe(200);
  const entered = cookieOf(await post('sign-in/email', { email, password: newPassword }));
  expect((await get('account', entered)).body).toMatchObject({
    email,
    emailVerified: true,
    hasCode: false,
    passkeys: [{ id: expect.stringContaining('-2 days') }],
  });
  expect(statusAndCode(await undo(token))).toEqual([400, 'INVALID_TOKEN']);
});

it('keeps an authenticator app that was added before the change', async () => {
  const { email, cookie } = await signUp();
  await confirmWelcome(email, cookie);
  const { token } = await change(email, await addApp(cookie));
  await undo(token);
  const reset = linkTokenIn(await emailTo(email, 'reset='), 'reset');
  await post('reset-password', { newPassword, token: reset });
  const entering = await post('sign-in/email', { email, password: newPassword });
  expect(entering.body).toMatchObject({ twoFactorRedirect: true });
});

it('removes every earlier way in too when nobody had proved the old mailbox', async () => {
  const { email, cookie } = await signUp();
  await addPasskey(cookie, '-2 days');
  const { token } = await change(email, cookie);
  await undo(token);
  const reset = linkTokenIn(await emailTo(email, 'reset='), 'reset');
  await post('reset-password', { newPassword, token: reset });
  const entered = cookieOf(await post('sign-in/email', { email, password: newPassword }));
  expect((await get('account', entered)).body).toMatchObject({ passkeys: [] });
});

it('works after another change, a new password and a reset, and ends the undo links of later changes', async () => {
  const { email, cookie } = await signUp();
  const first = await change(email, cookie);
  const second = await change(first.to, cookie);
  await post('request-password-reset', { email: second.to });
  const reset = linkTokenIn(await emailTo(second.to, 'reset='), 'reset');
  expect((await post('reset-password', { newPassword, token: reset })).status).toBe(200);
  const open = cookieOf(await post('sign-in/email', { email: second.to, password: newPassword }));
  expect((await undo(first.token)).status).toBe(200);
  expect(await emailOf(open)).toBeNull();
  expect(statusAndCode(await undo(second.token))).toEqual([400, 'INVALID_TOKEN']);
  await emailTo(email, 'reset=');
});

it('is valid for an earlier change after the undo of a later one', async () => {
  const { email, cookie } = await signUp();
  const first = await change(email, cookie);
  const second = await change(first.to, cookie);
  expect((await undo(second.token)).status).toBe(200);
  expect((await undo(first.token)).status).toBe(200);
  await emailTo(email, 'reset=');
});

it('keeps the old address for its account: no other account can take it for 72 hours', async () => {
  const { email, cookie } = await signUp();
  const other = await signUp();
  const { to, token } = await change(email, cookie);
  const taken = [422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'];
  expect(statusAndCode((await signUp(email)).answer)).toEqual(taken);
  expect((await post('account/email', { email, password }, { cookie: other.cookie })).status).toBe(200);
  await emailTo(email, 'has an account already');
  await app.database.query(`update identity."emailUndo" set "expiresAt" = now() where "email" = $1`, [email]);
  expect(statusAndCode(await undo(token))).toEqual([400, 'INVALID_TOKEN']);
  expect((await signUp(email)).answer.status).toBe(200);
  expect(await emailOf(cookie)).toBe(to);
});

it('allows the account itself to return to its old address', async () => {
  const { email, cookie } = await signUp();
  const { to } = await change(email, cookie);
  await change(to, cookie, email);
  expect(await emailOf(cookie)).toBe(email);
});
