import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtinCalls, cookieOf, linkTokenIn, password } from '../../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestAnswer, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());
const { post, signUp, emailTo } = builtinCalls(() => app);

const newPassword = 'Altered!1x';
const deviceCookieOf = (answer: TestAnswer) =>
  answer.headers
    .getSetCookie()
    .find((each) => each.startsWith('inward.known_device='))
    ?.split(';')[0] ?? '';
const enter = (email: string, cookie: string, given = password) =>
  post('sign-in/email', { email, password: given }, { cookie, origin: app.server.deps.config.publicUrl });
/** Use up all sign-in attempts of devices that are not trusted. */
const lockOut = (email: string) => Promise.all(Array.from({ length: 10 }, () => enter(email, '', 'No!way1')));

describe('a trusted device', () => {
  it.each<[string, (email: string, cookie: string) => Promise<TestAnswer>]>([
    [
      'a changed password',
      (_email, cookie) =>
        post(
          'change-password',
          { currentPassword: password, newPassword, revokeOtherSessions: true },
          { cookie, origin: app.server.deps.config.publicUrl },
        ),
    ],
    [
      'a password reset',
      async (email) => {
        await post('request-password-reset', { email });
        return post('reset-password', { newPassword, token: linkTokenIn(await emailTo(email, 'reset='), 'reset') });
      },
    ],
  ])('a trusted device is no longer trusted after %s', async (_change, change) => {
    const { email, cookie } = await signUp();
    const device = deviceCookieOf(await enter(email, ''));
    await lockOut(email);
    expect((await enter(email, device)).status).toBe(200);
    expect((await change(email, cookie)).status).toBe(200);
    expect((await enter(email, device, newPassword)).status).toBe(429);
  });

  it('the device on which the password is changed stays trusted', async () => {
    const { email, cookie } = await signUp();
    const body = { currentPassword: password, newPassword, revokeOtherSessions: true };
    const changed = await post('change-password', body, { cookie, origin: app.server.deps.config.publicUrl });
    await lockOut(email);
    expect((await enter(email, deviceCookieOf(changed), newPassword)).status).toBe(200);
  });

  it('trusts the device of a password reset, even after strangers used up the sign-in attempts', async () => {
    const { email } = await signUp();
    await lockOut(email);
    await post('request-password-reset', { email });
    const token = linkTokenIn(await emailTo(email, 'reset='), 'reset');
    const reset = await post('reset-password', { newPassword, token });
    expect((await enter(email, '', newPassword)).status).toBe(429);
    expect((await enter(email, deviceCookieOf(reset), newPassword)).status).toBe(200);
  });

  it('forgets a trusted device after the account has signed in on ten other devices', async () => {
    const { email } = await signUp();
    const devices: string[] = [];
    for (let index = 0; index < 11; index += 1) devices.push(deviceCookieOf(await enter(email, '')));
    await lockOut(email);
    expect((await enter(email, devices[0] ?? '')).status).toBe(429);
    expect((await enter(email, devices[1] ?? '')).status).toBe(200);
    const stored = `select count(*)::int as count from identity."trustedDevice" d
      join identity."user" u on u.id = d."userId" where u.email = $1`;
    expect(await app.database.query(stored, [email])).toEqual([{ count: 10 }]);
  });

  it('stores a trusted device only once when its user signs in again', async () => {
    const { email } = await signUp();
    const first = await enter(email, '');
    const again = await enter(email, deviceCookieOf(first));
    expect(deviceCookieOf(again)).toBe(deviceCookieOf(first));
    expect(cookieOf(again)).not.toBe(cookieOf(first));
  });
});
