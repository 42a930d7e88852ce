import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestAnswer, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});

afterAll(() => app.stop());

const password = 'Secret!23';
const freshEmail = () => `${randomUUID()}@mail.example`;
const post = (call: string, body: unknown) => app.call('POST', `/api/identity/${call}`, { body });
const signUp = (email = freshEmail(), name = '') => post('sign-up/email', { email, password, name });
const code = (answer: TestAnswer) => [answer.status, (answer.body as { code?: string } | null)?.code];

it.each([
  ['a name over 200 characters', 'sign-up/email', { password, name: 'x'.repeat(201) }, 'name'],
  ['a name with a NUL', 'sign-up/email', { password, name: 'a\u0000b' }, 'name'],
  ['a picture', 'sign-up/email', { password, name: '', image: 'https://a.example' }, 'image'],
  ['no password', 'sign-in/email', {}, 'password'],
  ['an address to lead to', 'sign-in/email', { password, callbackURL: 'https://evil.example' }, 'callbackURL'],
])('%s is refused by the field’s name', async (_what, call, body, field) => {
  const answer = await post(call, { email: freshEmail(), ...body });
  expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request', field, message: expect.any(String) } });
});

it('a link with a NUL is refused', async () => {
  const answer = await post('reset-password', { token: 'a\u0000b', newPassword: password });
  expect(answer).toMatchObject({ status: 400, body: { field: 'token' } });
});

it('a form is refused: only pages send JSON', async () => {
  const email = freshEmail();
  await signUp(email);
  const response = await fetch(`${app.address}/api/identity/sign-in/email`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  expect(response.status).toBe(400);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('an e-mail that no mail could reach is refused, and the longest name gives a token that works', async () => {
  expect(code(await signUp(`${'e'.repeat(250)}@mail.example`))).toEqual([400, 'INVALID_EMAIL']);
  const longest = await signUp(`${'e'.repeat(60)}@${'mail.'.repeat(36)}example`, '\u{1f331}'.repeat(100));
  const cookie = (longest.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { body } = await app.call('GET', '/api/identity/token', { headers: { cookie } });
  const { token } = body as { token: string };
  expect((await app.call('GET', '/api/user/stats', { token })).status).toBe(200);
});

it('a sign-up sent twice at once makes one account, and the other caller may try again', async () => {
  const email = freshEmail();
  const answers = await Promise.all([signUp(email), signUp(email), signUp(email)]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses[0]).toBe(200);
  for (const status of statuses.slice(1)) expect([422, 503]).toContain(status);
  for (const answer of answers) expect(code(answer)[1]).not.toBe('FAILED_TO_CREATE_USER');
  expect(code(await signUp(email))).toEqual([422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL']);
});

it('under https the session’s cookie is for https alone', async () => {
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
