import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  builtinCalls,
  cookieOf,
  freshEmail,
  linkTokenIn,
  password,
  statusAndCode,
} from '../../../../testing/identity/builtin-calls.ts';
import { passkeyCalls } from '../../../../testing/identity/software-passkey.ts';
import { totpCode } from '../../../../testing/identity/totp.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { post, get, signUp, emailOf, emailTo, lettersTo } = builtinCalls(() => app);
const { createPasskey, register, signInWith } = passkeyCalls(() => app);
const newPassword = 'Altered!1x';
const undo = (token: string) => post('account/email/undo', { token });
const signUpConfirmed = async () => {
  const { email, cookie } = await signUp();
  const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
  expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
  const proof = `update identity."user" set "emailProvenAt" = now() - interval '5 days' where "email" = $1`;
  await app.database.query(proof, [email]);
  return { email, cookie };
};

/** Change the email to `to` with the link from the email, and return `to`. */
async function changeTo(to: string, cookie: string) {
  await post('account/email', { email: to, password }, { cookie });
  const token = linkTokenIn(await emailTo(to, 'say yes'), 'confirm');
  expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
  return to;
}

/** Change the email. Return the new address, and the undo token that was sent to the old address. */
async function change(from: string, cookie: string, to = freshEmail()) {
  await changeTo(to, cookie);
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

it('an undo link restores the old email, and removes the password, all sessions and new ways to sign in', async () => {
  const { email, cookie } = await signUpConfirmed();
  await addPasskey(cookie, '-4 days');
  await addPasskey(cookie, '-1 hour');
  const { to, token } = await change(email, cookie);
  const renewed = await addApp(cookie);
  expect(await undo(token)).toMatchObject({ status: 200, body: { codeRemoved: true } });
  expect(await emailOf(renewed)).toBeNull();
  for (const each of [email, to]) {
    expect(statusAndCode(await post('sign-in/email', { email: each, password }))).toEqual([
      401,
      'INVALID_EMAIL_OR_PASSWORD',
    ]);
  }
  await emailTo(to, 'was put back');
  const restored = await emailTo(email, 'reset=');
  expect(restored).toContain('The old password no longer works');
  expect(restored).toContain('The authenticator app is turned off, and its recovery codes no longer work.');
  expect(restored).not.toContain('nothing will change');
  const reset = linkTokenIn(restored, 'reset');
  expect((await post('reset-password', { newPassword, token: reset })).status).toBe(200);
  const entered = cookieOf(await post('sign-in/email', { email, password: newPassword }));
  expect((await get('account', entered)).body).toMatchObject({
    email,
    emailVerified: true,
    hasCode: false,
    passkeys: [{ id: expect.stringContaining('-4 days') }],
  });
  expect(statusAndCode(await undo(token))).toEqual([400, 'INVALID_TOKEN']);
});

it('an undo link names the email that it restores until the link is used, and an unknown token names none', async () => {
  const { email, cookie } = await signUpConfirmed();
  const { token } = await change(email, cookie);
  const check = (token: string) => post('account/email/undo/check', { token });
  expect(await check(token)).toMatchObject({ status: 200, body: { status: true, email } });
  expect(statusAndCode(await check(`${token}x`))).toEqual([400, 'INVALID_TOKEN']);
  await undo(token);
  expect(statusAndCode(await check(token))).toEqual([400, 'INVALID_TOKEN']);
});

describe('an authenticator app', () => {
  /** Add an authenticator app of this age, change the email, undo the change, reset the password, and sign in. */
  const signInAfterUndo = async (age: string) => {
    const { email, cookie } = await signUpConfirmed();
    const renewed = await addApp(cookie);
    await app.database.query(
      `update identity."twoFactor" set "verifiedAt" = "verifiedAt" - $2::interval
       where "userId" = (select "id" from identity."user" where "email" = $1)`,
      [email, age],
    );
    const { body } = await undo((await change(email, renewed)).token);
    const restored = await emailTo(email, 'reset=');
    const reset = linkTokenIn(restored, 'reset');
    expect((await post('reset-password', { newPassword, token: reset })).status).toBe(200);
    return { undone: body, restored, entered: await post('sign-in/email', { email, password: newPassword }) };
  };

  it('an undo link keeps an authenticator app that was added more than a day before the change of email', async () => {
    const { undone, restored, entered } = await signInAfterUndo('25 hours');
    expect(undone).toEqual({ status: true, codeRemoved: false });
    expect(restored).not.toContain('authenticator');
    expect(entered.body).toMatchObject({ twoFactorRedirect: true });
  });

  it('the undo link in the email about a new authenticator app removes the app and the password', async () => {
    const { email, cookie } = await signUpConfirmed();
    const stranger = await addApp(cookieOf(await post('sign-in/email', { email, password })));
    expect((await undo(linkTokenIn(await emailTo(email, 'app was added'), 'undo'))).status).toBe(200);
    expect([await emailOf(cookie), await emailOf(stranger)]).toEqual([null, null]);
    expect((await post('sign-in/email', { email, password })).status).toBe(401);
    const reset = linkTokenIn(await emailTo(email, 'reset='), 'reset');
    expect((await post('reset-password', { newPassword, token: reset })).status).toBe(200);
    const entered = cookieOf(await post('sign-in/email', { email, password: newPassword }));
    expect((await get('account', entered)).body).toMatchObject({ email, hasCode: false });
  });

  it('a new authenticator app is reported to an unconfirmed address without an undo link', async () => {
    const { email, cookie } = await signUp();
    await addApp(cookie);
    expect(linkTokenIn(await emailTo(email, 'app was added'), 'undo')).toBe('');
    await post('request-password-reset', { email });
    const reset = linkTokenIn(await emailTo(email, 'reset='), 'reset');
    expect(await post('reset-password', { newPassword, token: reset })).toMatchObject({
      body: { removed: { hadCode: true } },
    });
  });

  it('an undo link removes an authenticator app that was added on the last day before the change of email', async () => {
    const { entered } = await signInAfterUndo('23 hours');
    expect((await get('account', cookieOf(entered))).body).toMatchObject({ hasCode: false });
  });
});

describe('the email about a change', () => {
  it('the undo link in the email about a new passkey removes the passkey, the password and all sessions', async () => {
    const { email, cookie } = await signUpConfirmed();
    const passkey = createPasskey();
    expect((await register(cookie, passkey)).status).toBe(200);
    expect((await undo(linkTokenIn(await emailTo(email, 'passkey was added'), 'undo'))).status).toBe(200);
    expect(await emailOf(cookie)).toBeNull();
    expect((await post('sign-in/email', { email, password })).status).toBe(401);
    expect((await signInWith(passkey)).answer.status).toBe(401);
    await emailTo(email, 'reset=');
  });

  it('the undo link in the email about a changed password works however often the password changes after it', async () => {
    const { email, cookie } = await signUpConfirmed();
    const passwords = [password, 'Altered!1x', 'Altered!2x', 'Altered!3x'];
    let stranger = cookie;
    for (const [index, newPassword] of passwords.slice(1).entries()) {
      const body = { currentPassword: passwords[index], newPassword, revokeOtherSessions: true };
      const answer = await post('change-password', body, { cookie: stranger });
      expect(answer.status).toBe(200);
      stranger = cookieOf(answer);
    }
    await emailTo(email, 'Your password was changed');
    const links = () => lettersTo(email).flatMap((letter) => linkTokenIn(letter, 'undo') || []);
    await expect.poll(() => links().length).toBe(3);
    const [first = '', ...later] = links();
    expect((await undo(first)).status).toBe(200);
    expect(await emailOf(stranger)).toBeNull();
    for (const token of later) expect(statusAndCode(await undo(token))).toEqual([400, 'INVALID_TOKEN']);
    const reset = linkTokenIn(await emailTo(email, 'reset='), 'reset');
    expect((await post('reset-password', { newPassword, token: reset })).status).toBe(200);
  });

  it('the emails about a passkey and a password contain no undo link if the address was never confirmed', async () => {
    const { email, cookie } = await signUp();
    await register(cookie, createPasskey());
    await post('change-password', { currentPassword: password, newPassword, revokeOtherSessions: true }, { cookie });
    for (const words of ['passkey was added', 'Your password was changed'])
      expect(linkTokenIn(await emailTo(email, words), 'undo')).toBe('');
  });
});

it('sends no undo link to an address that was never confirmed, because it may belong to a stranger', async () => {
  const { email: typo, cookie } = await signUp();
  const to = await changeTo(freshEmail(), cookie);
  await change(to, cookie);
  expect(
    lettersTo(typo)
      .map((letter) => linkTokenIn(letter, 'undo'))
      .join(''),
  ).toBe('');
  expect(await app.database.query('select 1 from identity."emailUndo" where "email" = $1', [typo])).toEqual([]);
});

it('does not reserve an address that was never confirmed: the owner of its mailbox can sign up and choose a new password', async () => {
  const squatter = await signUp();
  await changeTo(freshEmail(), squatter.cookie);
  const { answer, email, cookie } = await signUp(squatter.email);
  expect(answer.status).toBe(200);
  expect(await emailOf(cookie)).toBe(email);
  await post('request-password-reset', { email });
  await emailTo(email, 'reset=');
});

it('an undo link still works after another change of email and a password reset', async () => {
  const { email, cookie } = await signUpConfirmed();
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

it('an undo link still works after a later change of email was undone', async () => {
  const { email, cookie } = await signUpConfirmed();
  const first = await change(email, cookie);
  const second = await change(first.to, cookie);
  expect((await undo(second.token)).status).toBe(200);
  expect((await undo(first.token)).status).toBe(200);
  await emailTo(email, 'reset=');
});

describe('a stranger changed the email, and the owner changed it back', () => {
  /** Return the undo links that the stranger got before the owner changed the email back, and the owner's. */
  const takeAndPutBack = async (beforeBack?: (email: string) => Promise<unknown>) => {
    const { email, cookie } = await signUpConfirmed();
    const { to: stranger, token: own } = await change(email, cookie);
    await register(cookie, createPasskey());
    const strange = linkTokenIn(await emailTo(stranger, 'passkey was added'), 'undo');
    expect(strange).not.toBe('');
    await beforeBack?.(email);
    await changeTo(email, cookie);
    return { email, cookie, stranger, own, strange };
  };

  it('the stranger’s undo links end and the owner’s stays, and the stranger’s address gets none', async () => {
    const { email, stranger, own, strange } = await takeAndPutBack();
    expect(statusAndCode(await undo(strange))).toEqual([400, 'INVALID_TOKEN']);
    expect(linkTokenIn(await emailTo(stranger, 'was put back'), 'undo')).toBe('');
    expect(lettersTo(stranger).filter((letter) => letter.includes('was changed'))).toEqual([]);
    expect((await undo(own)).status).toBe(200);
    await emailTo(email, 'reset=');
  });

  it('the owner’s first undo link works although the stranger changes the email again and resets the password', async () => {
    const { email, cookie, stranger, own } = await takeAndPutBack();
    await change(email, cookie, stranger);
    await post('request-password-reset', { email: stranger });
    const token = linkTokenIn(await emailTo(stranger, 'reset='), 'reset');
    expect((await post('reset-password', { newPassword, token })).status).toBe(200);
    expect((await undo(own)).status).toBe(200);
  });

  it('an undo link to the later address works if the earlier one can no longer be put back', async () => {
    const { strange } = await takeAndPutBack((email) =>
      app.database.query(`update identity."emailUndo" set "expiresAt" = now() where "email" = $1`, [email]),
    );
    expect((await undo(strange)).status).toBe(200);
  });
});

it('reserves the old address of an account for 72 hours: no other account can take it', async () => {
  const { email, cookie } = await signUpConfirmed();
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

it('lets an account change back to its old address while that address is reserved', async () => {
  const { email, cookie } = await signUpConfirmed();
  await change(email, cookie);
  await changeTo(email, cookie);
  expect(await emailOf(cookie)).toBe(email);
});
