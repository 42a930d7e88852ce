import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEEP_FIRST_MINUTE_OF_DAY,
  DEEP_UNTIL_MINUTE_OF_DAY,
  DEEP_WINDOW_MINUTES,
  EVENING_FROM_SECONDS_OF_DAY,
} from '../../../../core/domain/limits.ts';
import { numberWord, shortClockText } from '../../../../core/domain/texts/limit-texts.ts';
import {
  builtinCalls,
  cookieOf,
  freshEmail,
  linkTokenIn,
  password,
  statusAndCode,
} from '../../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { post, get, signUp, signIn, tokenOf, emailOf, emailTo, sentEmails } = builtinCalls(() => app);
const confirm = (token: string, cookie: string) => post('account/email/confirm', { token }, { cookie });
const account = async (cookie: string) => (await get('account', cookie)).body;

describe('the email address of a new account', () => {
  it('the first email says when a reflection can be written, not that one is open', async () => {
    const { email } = await signUp();
    const [first, last] = [DEEP_FIRST_MINUTE_OF_DAY, DEEP_UNTIL_MINUTE_OF_DAY].map((minute) =>
      shortClockText(minute * 60),
    );
    const text = (await emailTo(email, 'Welcome')).replace(/\s+/g, ' ');
    const evening = `The evening reflection opens every day at ${shortClockText(EVENING_FROM_SECONDS_OF_DAY)}`;
    const deep = `a deep reflection for ${numberWord(DEEP_WINDOW_MINUTES)} minutes at a random time between ${first} and ${last}`;
    expect(text).toContain(`${evening}, and ${deep}.`.replace(/\s/g, ' '));
    expect(text).not.toContain('right away');
  });

  it('a confirmation link confirms the email of a new account, and works only once', async () => {
    const { answer, email, cookie } = await signUp();
    expect(answer.status).toBe(200);
    expect(await account(cookie)).toEqual({
      name: 'Ann Example',
      email,
      emailVerified: false,
      pendingEmail: null,
      hasPassword: true,
      providers: [],
      passkeys: [],
      hasCode: false,
      isSample: false,
    });
    const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
    expect(JSON.stringify(await app.database.query('select * from identity.verification'))).not.toContain(token);
    expect(await confirm(token, cookie)).toMatchObject({ status: 200, body: { isChange: false, email } });
    expect(await account(cookie)).toMatchObject({ emailVerified: true });
    expect(statusAndCode(await confirm(token, cookie))).toEqual([400, 'INVALID_TOKEN']);
  });

  it('sends another confirmation email on request, at most once an hour', async () => {
    const { email, cookie } = await signUp();
    await emailTo(email, 'confirm=');
    expect((await post('account/email/again', {}, { cookie })).status).toBe(200);
    expect(statusAndCode(await post('account/email/again', {}, { cookie }))).toEqual([429, 'TOO_MANY_EMAILS']);
  });
});

describe('a change of email', () => {
  const ask = (cookie: string, email: string, given = password) =>
    post('account/email', { email, password: given }, { cookie });

  it('a change of email needs the password, and takes effect only with the link sent to the new address', async () => {
    const { email, cookie } = await signUp();
    const to = freshEmail();
    expect(statusAndCode(await ask(cookie, to, 'Wrong!11'))).toEqual([400, 'INVALID_PASSWORD']);
    expect((await ask(cookie, to.toUpperCase())).status).toBe(200);
    expect(await emailTo(email, 'about to change')).not.toContain(to);
    expect(await emailOf(cookie)).toBe(email);
    const token = linkTokenIn(await emailTo(to, 'confirm='), 'confirm');
    expect(await confirm(token, cookie)).toMatchObject({ status: 200, body: { isChange: true } });
    expect(await account(cookie)).toMatchObject({ email: to, emailVerified: true });
    expect(statusAndCode(await post('sign-in/email', { email, password }))).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
    expect(await emailOf(await signIn(to))).toBe(to);
  });

  it('a change of email updates the product’s user when the next identity token is used', async () => {
    const { answer, cookie } = await signUp();
    const to = freshEmail();
    await ask(cookie, to);
    await confirm(linkTokenIn(await emailTo(to, 'confirm='), 'confirm'), cookie);
    const uid = (answer.body as { user: { id: string } }).user.id;
    const synced = await app.call('POST', '/api/auth/sync', { token: await tokenOf(cookie), body: { uid } });
    expect(synced).toMatchObject({ status: 200, body: { email: to } });
  });

  it('a change of email to a taken address changes nothing, and notifies the owner of the address', async () => {
    const { email, cookie } = await signUp();
    const other = await signUp();
    const free = await ask(cookie, freshEmail());
    const taken = await ask(cookie, other.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await emailTo(other.email, 'has an account already')).not.toContain('confirm=');
    expect(await emailOf(cookie)).toBe(email);
  });

  it('a change of email by two users to the same address succeeds only for the user who confirms first', async () => {
    const [one, two] = [await signUp(), await signUp()];
    const to = freshEmail();
    await ask(one.cookie, to);
    const first = linkTokenIn(await emailTo(to, 'confirm='), 'confirm');
    await ask(two.cookie, to);
    const second = () => linkTokenIn(sentEmails().findLast((text) => text.includes(`To: ${to}`)) ?? '', 'confirm');
    await expect.poll(second).not.toBe(first);
    expect((await confirm(second(), two.cookie)).status).toBe(200);
    expect(statusAndCode(await confirm(first, one.cookie))).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
    expect(await emailOf(one.cookie)).toBe(one.email);
  });

  const change = { currentPassword: password, newPassword: 'Altered!1x', revokeOtherSessions: true };
  const askAndRead = async (cookie: string) => {
    const to = freshEmail();
    await ask(cookie, to);
    return { to, token: linkTokenIn(await emailTo(to, 'confirm='), 'confirm') };
  };

  it('an account names its pending email until the change is cancelled, and only to its owner', async () => {
    const [{ cookie }, stranger] = [await signUp(), await signUp()];
    const first = await askAndRead(cookie);
    const { to, token } = await askAndRead(cookie);
    expect(await account(cookie)).toMatchObject({ pendingEmail: to });
    expect(await account(stranger.cookie)).toMatchObject({ pendingEmail: null });
    const cancel = (cookie?: string) => post('account/email/cancel', {}, cookie === undefined ? {} : { cookie });
    expect((await cancel()).status).toBe(401);
    expect((await cancel(stranger.cookie)).status).toBe(200);
    expect(await account(cookie)).toMatchObject({ pendingEmail: to });
    expect((await cancel(cookie)).status).toBe(200);
    expect(await account(cookie)).toMatchObject({ pendingEmail: null });
    for (const ended of [first.token, token])
      expect(statusAndCode(await confirm(ended, cookie))).toEqual([400, 'INVALID_TOKEN']);
  });

  it('a newer change of email replaces the older one, whose link no longer works', async () => {
    const { email, cookie } = await signUp();
    const first = await askAndRead(cookie);
    const second = await askAndRead(cookie);
    expect(statusAndCode(await confirm(first.token, cookie))).toEqual([400, 'INVALID_TOKEN']);
    expect(await account(cookie)).toMatchObject({ email, pendingEmail: second.to });
    expect(await confirm(second.token, cookie)).toMatchObject({ status: 200, body: { email: second.to } });
    expect(await account(cookie)).toMatchObject({ email: second.to, pendingEmail: null });
  });

  it('of simultaneous changes of email on two servers, only one link works', async () => {
    const second = await createTestApp({ identity: 'builtin', database: app.database });
    const { cookie } = await signUp();
    // While the lock is held, both requests wait with their deletion of older links.
    const lock = app.database.query(
      'begin; lock table identity.verification in share row exclusive mode; select pg_sleep(1); commit',
    );
    const asked = await Promise.all(
      [app, second].map(async (server) => {
        const to = freshEmail();
        const calls = builtinCalls(() => server);
        expect((await calls.post('account/email', { email: to, password }, { cookie })).status).toBe(200);
        return { to, token: linkTokenIn(await calls.emailTo(to, 'confirm='), 'confirm') };
      }),
    );
    await lock;
    await second.stop();
    const { pendingEmail } = (await account(cookie)) as { pendingEmail: string };
    const ofPending = ({ to }: { to: string }) => to === pendingEmail;
    const replaced = asked.find((each) => !ofPending(each));
    expect(statusAndCode(await confirm(replaced?.token ?? '', cookie))).toEqual([400, 'INVALID_TOKEN']);
    expect((await confirm(asked.find(ofPending)?.token ?? '', cookie)).status).toBe(200);
  });

  it('a newer change of email does not end the link that undoes an earlier change', async () => {
    const { email, cookie } = await signUp();
    await confirm(linkTokenIn(await emailTo(email, 'confirm='), 'confirm'), cookie);
    await confirm((await askAndRead(cookie)).token, cookie);
    const undo = linkTokenIn(await emailTo(email, 'undo='), 'undo');
    await askAndRead(cookie);
    expect(await post('account/email/undo/check', { token: undo })).toMatchObject({ status: 200, body: { email } });
  });

  it('no email is pending after a new password has cancelled the change, or after the change is done', async () => {
    const [cancelled, done] = [await signUp(), await signUp()];
    await askAndRead(cancelled.cookie);
    const renewed = cookieOf(await post('change-password', change, { cookie: cancelled.cookie }));
    expect(await account(renewed)).toMatchObject({ pendingEmail: null });
    const { token } = await askAndRead(done.cookie);
    await confirm(token, done.cookie);
    expect(await account(done.cookie)).toMatchObject({ pendingEmail: null });
  });

  it('a new password cancels a pending change of email, and the response reports the cancellation', async () => {
    const { email, cookie } = await signUp();
    const { token } = await askAndRead(cookie);
    const answer = await post('change-password', change, { cookie });
    expect(answer).toMatchObject({ status: 200, body: { endedEmailChange: true, user: { email } } });
    const renewed = cookieOf(answer);
    for (let opening = 0; opening < 2; opening += 1) {
      const refused = await confirm(token, renewed);
      expect(statusAndCode(refused)).toEqual([400, 'ENDED_BY_NEW_PASSWORD']);
      expect(refused.body).toMatchObject({ message: expect.stringContaining('ask again in Settings') });
    }
    expect((await post('sign-in/email', { email, password: 'Altered!1x' })).status).toBe(200);
    const next = { ...change, currentPassword: 'Altered!1x', newPassword: 'Altered!2x' };
    expect(await post('change-password', next, { cookie: renewed })).toMatchObject({
      body: { endedEmailChange: false },
    });
  });

  it('a change of email can be requested again after a new password cancelled it', async () => {
    const { cookie } = await signUp();
    const cancelled = await askAndRead(cookie);
    const renewed = cookieOf(await post('change-password', change, { cookie }));
    const to = freshEmail();
    await ask(renewed, to, 'Altered!1x');
    const token = linkTokenIn(await emailTo(to, 'confirm='), 'confirm');
    expect(statusAndCode(await confirm(cancelled.token, renewed))).toEqual([400, 'ENDED_BY_NEW_PASSWORD']);
    expect((await confirm(token, renewed)).status).toBe(200);
    expect(await emailOf(renewed)).toBe(to);
  });

  it('a change of email is no longer pending after its link failed because another account took the address', async () => {
    const { cookie } = await signUp();
    const { to, token } = await askAndRead(cookie);
    await signUp(to);
    expect((await confirm(token, cookie)).status).toBe(422);
    expect(await post('change-password', change, { cookie })).toMatchObject({ body: { endedEmailChange: false } });
  });

  it('a change of email is no longer pending after it was confirmed or a password reset cancelled it', async () => {
    const [confirmed, reset] = [await signUp(), await signUp()];
    const done = await askAndRead(confirmed.cookie);
    expect((await confirm(done.token, confirmed.cookie)).status).toBe(200);
    expect(await post('change-password', change, { cookie: confirmed.cookie })).toMatchObject({
      body: { endedEmailChange: false },
    });
    const lost = await askAndRead(reset.cookie);
    await post('request-password-reset', { email: reset.email });
    const secret = linkTokenIn(await emailTo(reset.email, 'reset='), 'reset');
    expect((await post('reset-password', { newPassword: password, token: secret })).status).toBe(200);
    const cookie = await signIn(reset.email);
    expect(statusAndCode(await confirm(lost.token, cookie))).toEqual([400, 'ENDED_BY_NEW_PASSWORD']);
    expect(await post('change-password', change, { cookie })).toMatchObject({ body: { endedEmailChange: false } });
  });

  it('deleting an account with a pending change of email leaves no row with the user’s id', async () => {
    const { cookie, answer } = await signUp();
    await askAndRead(cookie);
    const uid = (answer.body as { user: { id: string } }).user.id;
    const rows = () => app.database.query(`select 1 from identity.verification where position('${uid}' in value) > 0`);
    expect(await rows()).not.toEqual([]);
    const token = await tokenOf(cookie);
    await app.call('POST', '/api/auth/sync', { token, body: { uid } });
    const body = { confirmation: 'DELETE', password };
    expect((await app.call('POST', '/api/user/delete', { token, body })).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  it('a new password reports no cancelled change of email when no change was requested', async () => {
    const { cookie } = await signUp();
    const answer = await post('change-password', change, { cookie });
    expect(answer).toMatchObject({ body: { endedEmailChange: false } });
  });

  it.each([
    [{ email: 'nobody', password }, [400, 'INVALID_EMAIL'], undefined],
    [{ email: 'a@mail.example' }, [400, 'bad_request'], 'password'],
    [{ email: 7, password }, [400, 'bad_request'], 'email'],
  ])('refuses a change of email with the request body %o', async (body, expected, field) => {
    const { cookie } = await signUp();
    const answer = await post('account/email', body, { cookie });
    expect([statusAndCode(answer), (answer.body as { field?: string }).field]).toEqual([expected, field]);
  });

  it('refuses a change of email when the user is signed out or the address is already the account’s', async () => {
    const { email, cookie } = await signUp();
    expect((await post('account/email', { email: freshEmail(), password })).status).toBe(401);
    expect(statusAndCode(await ask(cookie, email))).toEqual([400, 'EMAIL_UNCHANGED']);
  });
});

describe('a change of password', () => {
  const change = (cookie: string, currentPassword: string, newPassword = 'Altered!1x') =>
    post('change-password', { currentPassword, newPassword, revokeOtherSessions: true }, { cookie });

  it('a change of password needs the current password and ends all other sessions', async () => {
    const { email, cookie } = await signUp();
    const other = await signIn(email);
    expect(statusAndCode(await change(cookie, 'Wrong!11'))).toEqual([400, 'INVALID_PASSWORD']);
    expect(statusAndCode(await change(cookie, password, 'Password1!'))).toEqual([400, 'PASSWORD_TOO_COMMON']);
    expect(statusAndCode(await change(cookie, password, 'short'))).toEqual([400, 'PASSWORD_TOO_SHORT']);
    const answer = await change(cookie, password);
    expect(answer.status).toBe(200);
    const renewed = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    expect([await emailOf(renewed), await emailOf(other), await emailOf(cookie)]).toEqual([email, null, null]);
    expect(statusAndCode(await post('sign-in/email', { email, password }))).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
  });

  it('refuses a change of password that does not ask to end other sessions', async () => {
    const { cookie } = await signUp();
    const answer = await post('change-password', { currentPassword: password, newPassword: 'Altered!1x' }, { cookie });
    expect(answer).toMatchObject({ status: 400, body: { field: 'revokeOtherSessions' } });
  });

  it('refuses a change of password after ten wrong current passwords in 15 minutes', async () => {
    const { email, cookie } = await signUp();
    const tries = await Promise.all(Array.from({ length: 10 }, () => change(cookie, 'Wrong!11')));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([400]));
    expect(statusAndCode(await change(cookie, password))).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await post('sign-in/email', { email, password })).status).toBe(200);
  });
});

it('puts a changed name into the next identity token, but refuses a name over 200 characters and a picture', async () => {
  const { cookie } = await signUp();
  expect((await post('update-user', { name: 'Ann Other' }, { cookie })).status).toBe(200);
  const [, payload = ''] = (await tokenOf(cookie)).split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ name: 'Ann Other' });
  const long = await post('update-user', { name: 'x'.repeat(201) }, { cookie });
  expect(long).toMatchObject({ status: 400, body: { field: 'name' } });
  const image = await post('update-user', { name: 'Ann', image: 'https://evil.example/x.png' }, { cookie });
  expect(image).toMatchObject({ status: 400, body: { field: 'image' } });
});
