import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtinCalls, freshEmail, linkTokenIn, password } from '../../../testing/identity/builtin-calls.ts';
import { totpCode } from '../../../testing/identity/totp.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgetEventsJob } from './forget-events.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { post, signUp, tokenOf, emailTo } = builtinCalls(() => app);
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile' };

type Event = { kind: string; device: string | null; at: string };
async function eventsOf(token: string): Promise<Event[]> {
  const { body } = await app.call('GET', '/api/user/security-events', { token });
  return (body as { events: Event[] }).events;
}
const kindsOf = async (token: string) => (await eventsOf(token)).map(({ kind }) => kind);

async function person() {
  const { email, cookie } = await signUp(freshEmail());
  const token = await tokenOf(cookie);
  expect(await kindsOf(token)).toEqual(['account_created']);
  return { email, cookie, token };
}

test('only the user sees their security events: a sign-in with its device, a new password, a download, a refused deletion', async () => {
  const [one, other] = [await person(), await person()];
  const answer = await post('sign-in/email', { email: one.email, password }, phone);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const change = { currentPassword: password, newPassword: 'Newer!45', revokeOtherSessions: true };
  const changed = await post('change-password', change, { ...phone, cookie });
  expect(changed.status).toBe(200);
  const token = await tokenOf((changed.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '');
  expect((await app.call('GET', '/api/user/export', { token })).status).toBe(200);
  await app.call('POST', '/api/user/delete', { token, body: { confirmation: 'DELETE', password: 'Wrong!23' } });
  expect(await kindsOf(token)).toEqual([
    'deletion_refused',
    'exported',
    'password_changed',
    'signed_in',
    'account_created',
  ]);
  expect((await eventsOf(token))[3]).toMatchObject({ device: 'Chrome on Android', at: '2026-03-04T10:00:00.000Z' });
  expect(await kindsOf(other.token)).toEqual(['account_created']);
  const rows = await app.database.query('select * from app.security_events');
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|Mozilla|mail\.example/);
});

test('the security events show a password reset as a reset, and do not show a failed sign-in', async () => {
  const { email } = await person();
  await post('sign-in/email', { email, password: 'Wrong!23' });
  await post('request-password-reset', { email });
  const reset = linkTokenIn(await emailTo(email, 'reset='), 'reset');
  expect((await post('reset-password', { token: reset, newPassword: 'Newer!45' })).status).toBe(200);
  const answer = await post('sign-in/email', { email, password: 'Newer!45' });
  const token = await tokenOf((answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '');
  expect(await kindsOf(token)).toEqual(['signed_in', 'password_reset', 'account_created']);
});

test('the security events show a new authenticator app, a wrong code, and a sign-in with the right code', async () => {
  const { email, cookie } = await person();
  const enabled = await post('two-factor/enable', { password }, { cookie });
  const { totpURI } = enabled.body as { totpURI: string };
  await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie });
  const first = await post('sign-in/email', { email, password });
  const waiting = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
  await post('two-factor/verify-totp', { code: '000000' }, { cookie: waiting });
  const second = await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie: waiting });
  const token = await tokenOf((second.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '');
  expect(await kindsOf(token)).toEqual(['signed_in', 'code_failed', 'code_added', 'account_created']);
});

test('the security events show no wrong code for a setup of an app that another one has replaced', async () => {
  const { cookie, token } = await person();
  const { setup } = (await post('two-factor/enable', { password }, { cookie })).body as { setup: string };
  await post('two-factor/enable', { password }, { cookie });
  expect((await post('two-factor/verify-totp', { code: '000000', setup }, { cookie })).status).toBe(400);
  expect(await kindsOf(token)).toEqual(['account_created']);
});

test('the security events name a sign-in with a recovery code', async () => {
  const { email, cookie } = await person();
  const enabled = await post('two-factor/enable', { password }, { cookie });
  const { totpURI, backupCodes } = enabled.body as { totpURI: string; backupCodes: string[] };
  await post('two-factor/verify-totp', { code: totpCode(totpURI) }, { cookie });
  const waiting = (await post('sign-in/email', { email, password })).headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ');
  const answer = await post('two-factor/verify-backup-code', { code: backupCodes[0] }, { cookie: waiting });
  const token = await tokenOf((answer.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '');
  expect(await kindsOf(token)).toEqual(['signed_in_with_recovery_code', 'code_added', 'account_created']);
});

test('the forget-security-events job deletes security events that are more than 90 days old, even if it runs twice', async () => {
  const { token } = await person();
  app.clock.advance(89 * 86_400_000);
  await forgetEventsJob.run(app.deps);
  expect(await kindsOf(token)).toHaveLength(1);
  app.clock.advance(2 * 86_400_000);
  await forgetEventsJob.run(app.deps);
  await forgetEventsJob.run(app.deps);
  expect(await kindsOf(token)).toEqual([]);
});
