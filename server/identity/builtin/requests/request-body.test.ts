import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtinCalls, freshEmail, password, statusAndCode } from '../../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});

afterAll(() => app.stop());

const { post, signUp } = builtinCalls(() => app);

it.each([
  ['a name over 200 characters', 'sign-up/email', { password, name: 'x'.repeat(201) }, 'name'],
  ['a name with a NUL character', 'sign-up/email', { password, name: 'a\u0000b' }, 'name'],
  ['a picture', 'sign-up/email', { password, name: '', image: 'https://a.example' }, 'image'],
  ['no password', 'sign-in/email', {}, 'password'],
  ['a redirect address', 'sign-in/email', { password, callbackURL: 'https://evil.example' }, 'callbackURL'],
])('refuses %s and names the field', async (_what, call, body, field) => {
  const answer = await post(call, { email: freshEmail(), ...body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', field, message: expect.any(String) } });
});

it('refuses a link token that contains a NUL character', async () => {
  const answer = await post('reset-password', { token: 'a\u0000b', newPassword: password });
  expect(answer).toMatchObject({ status: 400, body: { field: 'token' } });
});

it('refuses a sign-in whose body is a form', async () => {
  const email = freshEmail();
  await signUp(email);
  const response = await fetch(`${app.address}/api/identity/sign-in/email`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  expect(response.status).toBe(400);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('an identity token works even with the longest permitted email and name', async () => {
  expect(statusAndCode((await signUp(`${'e'.repeat(250)}@mail.example`)).answer)).toEqual([400, 'INVALID_EMAIL']);
  const { cookie } = await signUp(`${'e'.repeat(60)}@${'mail.'.repeat(36)}example`, '\u{1f331}'.repeat(100));
  const { body } = await app.call('GET', '/api/identity/token', { headers: { cookie } });
  const { token } = body as { token: string };
  expect((await app.call('GET', '/api/user/stats', { token })).status).toBe(200);
});

it('creates one account for concurrent sign-ups with the same email, and refuses the other sign-ups', async () => {
  const email = freshEmail();
  const attempts = await Promise.all([signUp(email), signUp(email), signUp(email)]);
  const answers = attempts.map(({ answer }) => answer);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  for (const status of statuses.slice(1)) expect([422, 503]).toContain(status);
  for (const answer of answers) expect(statusAndCode(answer)[1]).not.toBe('FAILED_TO_CREATE_USER');
  expect(statusAndCode((await signUp(email)).answer)).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
});

it('sets a Secure session cookie when PUBLIC_URL is https', async () => {
  const publicUrl = 'https://inward.example';
  const secure = await createTestApp({ identity: 'builtin', database: app.database, config: { publicUrl } });
  const answer = await secure.call('POST', '/api/identity/sign-up/email', {
    headers: { origin: publicUrl },
    body: { email: freshEmail(), password, name: '' },
  });
  await secure.stop();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toMatch(/^__Secure-inward[^;]*;.*Secure/);
});
