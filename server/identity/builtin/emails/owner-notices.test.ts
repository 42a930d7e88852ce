import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  builtinCalls,
  cookieOf,
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
const { createPasskey, prepare, register } = passkeyCalls(() => app);
const newPassword = 'Altered!1x';
const change = { currentPassword: password, newPassword, revokeOtherSessions: true };
const subjects = (email: string) => lettersTo(email).map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]);

describe('the owner gets an email', () => {
  it('the owner gets an email after a changed password, but not after a refused change', async () => {
    const { email, cookie } = await signUp();
    expect(
      statusAndCode(await post('change-password', { ...change, currentPassword: 'Wrong!11' }, { cookie })),
    ).toEqual([400, 'INVALID_PASSWORD']);
    await emailTo(email, 'confirm=');
    expect(subjects(email)).toEqual(['Please confirm your email']);
    expect((await post('change-password', change, { cookie })).status).toBe(200);
    await emailTo(email, 'Your password was changed');
  });

  describe('if the database fails during a change of password', () => {
    const failOn = async (table: string) => {
      await app.database.query(
        `create function identity.fail() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
      );
      await app.database.query(
        `create trigger fail before insert on identity.${table} for each row execute function identity.fail()`,
      );
    };
    afterEach(() => app.database.query('drop function identity.fail cascade'));

    it('reports a new password although the answer is an error', async () => {
      const { email, cookie } = await signUp();
      await failOn('"trustedDevice"');
      expect((await post('change-password', change, { cookie })).status).toBe(500);
      await emailTo(email, 'Your password was changed');
      expect((await post('sign-in/email', { email, password })).status).toBe(401);
    });

    it('keeps the old password and sends no email if no session can be created', async () => {
      const { email, cookie } = await signUp();
      await failOn('session');
      expect((await post('change-password', change, { cookie })).status).toBe(500);
      expect(await emailOf(cookie)).toBe(email);
      await emailTo(email, 'confirm=');
      expect(subjects(email)).toEqual(['Please confirm your email']);
    });
  });

  it('a passkey is not added if its undo link cannot be stored, so that none is added without a notice', async () => {
    const { email, cookie } = await signUp();
    const token = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
    expect((await post('account/email/confirm', { token }, { cookie })).status).toBe(200);
    const send = await prepare(cookie, createPasskey());
    await app.database.query('alter table identity."emailUndo" add constraint fail check (false) not valid');
    expect((await send()).status).toBe(500);
    await app.database.query('alter table identity."emailUndo" drop constraint fail');
    expect((await get('account', cookie)).body).toMatchObject({ passkeys: [] });
    expect((await send()).status).toBe(200);
    expect(linkTokenIn(await emailTo(email, 'A passkey was added'), 'undo')).not.toBe('');
  });

  it('the owner gets an email after a passkey was removed, but not after a refused removal', async () => {
    const { email, cookie } = await signUp();
    const link = linkTokenIn(await emailTo(email, 'confirm='), 'confirm');
    expect((await post('account/email/confirm', { token: link }, { cookie })).status).toBe(200);
    expect((await register(cookie, createPasskey())).status).toBe(200);
    const { passkeys } = (await get('account', cookie)).body as { passkeys: { id: string }[] };
    const remove = (id: string | undefined) => post('passkey/delete-passkey', { id }, { cookie });
    expect((await remove('unknown')).status).toBeGreaterThanOrEqual(400);
    expect((await remove(passkeys[0]?.id)).status).toBe(200);
    await emailTo(email, 'A passkey was removed');
    expect(subjects(email).filter((subject) => subject === 'A passkey was removed')).toHaveLength(1);
  });

  it('the owner gets an email after a password reset, which says that every device was signed out', async () => {
    const { email, cookie } = await signUp();
    await post('request-password-reset', { email });
    const token = linkTokenIn(await emailTo(email, 'reset='), 'reset');
    expect((await post('reset-password', { newPassword, token }, { cookie })).status).toBe(200);
    const text = await emailTo(email, 'Your password was changed');
    expect(linkTokenIn(text, 'undo')).toBe('');
    expect(text).toContain('every device was signed out');
    expect((await post('sessions/end-all', {}, { cookie })).status).toBe(401);
  });

  it('the owner gets an email after the authenticator app was removed', async () => {
    const { email, cookie } = await signUp();
    const { totpURI } = (await post('two-factor/enable', { password }, { cookie })).body as { totpURI: string };
    const added = cookieOf(await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie }));
    expect((await post('two-factor/disable', { password }, { cookie: added })).status).toBe(200);
    await emailTo(email, 'The authenticator app was removed');
  });
});

describe('a sign-in on a new device', () => {
  const enter = (email: string, cookie = '') =>
    post(
      'sign-in/email',
      { email, password },
      { cookie, origin: app.server.deps.config.publicUrl, 'user-agent': 'Firefox/1 (Android)' },
    );
  const seenCookie = (headers: Headers, before = '') =>
    headers
      .getSetCookie()
      .find((each) => each.startsWith('inward.seen_accounts='))
      ?.split(';')[0] ?? before;
  const newDevices = (email: string) =>
    subjects(email).filter((subject) => subject === 'A new device signed in').length;

  it('reports a sign-in on a new device to the owner once, with the name of the device', async () => {
    const { email } = await signUp();
    const first = await enter(email);
    expect(await emailTo(email, 'A new device signed in')).toContain('Firefox on Android');
    const cookie = seenCookie(first.headers);
    expect(first.headers.getSetCookie().find((each) => each.startsWith(cookie))).toMatch(/HttpOnly.*SameSite=Lax/i);
    await enter(email, cookie);
    await enter(email);
    await expect.poll(() => newDevices(email)).toBe(2);
  });

  it('reports a sign-in to a user who is new on a device, even when another user has signed in on that device', async () => {
    const one = await signUp();
    const both = [seenCookie(one.answer.headers)];
    const { email } = await signUp();
    both.push(seenCookie((await enter(email, both[0])).headers));
    await emailTo(email, 'A new device signed in');
    for (const each of [one.email, email]) expect((await enter(each, both[1])).status).toBe(200);
    await post('request-password-reset', { email: one.email });
    await emailTo(one.email, 'reset=');
    expect([newDevices(one.email), newDevices(email)]).toEqual([0, 1]);
  });

  it('reports a new device only after the right second factor, even with a forged device cookie', async () => {
    const { email, cookie } = await signUp();
    const { totpURI } = (await post('two-factor/enable', { password }, { cookie })).body as { totpURI: string };
    await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie });
    const waiting = await enter(email, 'inward.seen_accounts=forged.AAAA');
    expect(newDevices(email)).toBe(0);
    const jar = waiting.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .filter((pair) => !pair.endsWith('='))
      .join('; ');
    expect((await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie: jar })).status).toBe(200);
    await emailTo(email, 'A new device signed in');
  });
});
