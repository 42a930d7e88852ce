import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '../../../core/contract/base/entry.ts';
import { contract } from '../../../core/contract/contract.ts';
import type { ApiToken, NewToken } from '../../../core/contract/tokens.ts';
import { TOKENS_MAX } from '../../../core/domain/limits.ts';
import { TOKEN_SCOPES } from '../../../core/domain/users/api-token.ts';
import {
  builtinCalls,
  cookieOf,
  linkTokenIn,
  password,
  statusAndCode,
} from '../../../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgetTokensJob } from './forget-tokens.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(() => app.stop());

const { post, signUp, signIn, tokenOf, emailTo } = builtinCalls(() => app);
const wanted = { name: 'Script', scopes: [...TOKEN_SCOPES], days: 30, password };

async function person() {
  const { email, cookie } = await signUp();
  return { email, cookie, token: await tokenOf(cookie) };
}
const make = (token: string, body: object = wanted) => app.call('POST', '/api/user/tokens', { token, body });
async function made(token: string, changed: Partial<typeof wanted> = {}): Promise<NewToken> {
  const answer = await make(token, { ...wanted, ...changed });
  expect(answer.status).toBe(201);
  return answer.body as NewToken;
}
const list = async (token: string) =>
  ((await app.call('GET', '/api/user/tokens', { token })).body as { tokens: ApiToken[] }).tokens;
const read = async (token: string, path = '/api/user/stats') => (await app.call('GET', path, { token })).status;
const kinds = async (token: string) =>
  ((await app.call('GET', '/api/user/security-events', { token })).body as { events: { kind: string }[] }).events.map(
    ({ kind }) => kind,
  );

test('an API token is shown once, and is stored and listed without its secret', async () => {
  const { token } = await person();
  const { token: secret, made: row } = await made(token, { name: ' My phone’s script ' });
  expect(secret).toMatch(/^inward_[\w-]{54}$/);
  expect(row).toEqual({
    id: expect.any(String),
    name: 'My phone’s script',
    scopes: ['reflections', 'summaries', 'stats'],
    state: 'valid',
    createdAt: '2026-03-04T10:00:00.000Z',
    expiresAt: '2026-04-03T10:00:00.000Z',
    lastUsedAt: null,
  });
  expect(await list(token)).toEqual([row]);
  expect(await read(secret)).toBe(200);
  expect(await list(token)).toEqual([{ ...row, lastUsedAt: '2026-03-04T10:00:00.000Z' }]);
  expect(JSON.stringify(await app.database.query('select * from app.api_tokens'))).not.toContain(secret.slice(-30));
  expect(await kinds(token)).toEqual(['token_created', 'account_created']);
});

const ofPersons = Object.entries<Entry>(contract).filter(([, { caller }]) => caller === 'person');
const queries: Readonly<Record<string, string>> = {
  calendarReflections: '?start=2026-03-01T00:00:00Z&end=2026-03-31T00:00:00Z',
  yearReflections: '?year=2026',
};

describe('an API token with one scope', () => {
  test.each(TOKEN_SCOPES)('an API token may make only the GET calls of its scope %s', async (scope) => {
    const { token } = await person();
    const { token: secret } = await made(token, { scopes: [scope] });
    const allowed: string[] = [];
    for (const [name, { method, path }] of ofPersons) {
      const place = path.replace(':id', '0193f000-0000-7000-8000-000000000001') + (queries[name] ?? '');
      const answer = await app.call(method, place, { token: secret, ...(method !== 'GET' && { body: {} }) });
      if (answer.status === 403) expect(answer.body).toMatchObject({ code: 'token_not_allowed' });
      else allowed.push(name);
    }
    expect(allowed).toEqual(ofPersons.filter(([, entry]) => entry.scope === scope).map(([name]) => name));
    for (const [, entry] of ofPersons) if (entry.scope) expect(entry.method).toBe('GET');
  });

  test('an API token cannot call the sign-in API or an unknown path', async () => {
    const { token } = await person();
    const { token: secret } = await made(token);
    const headers = { authorization: `Bearer ${secret}` };
    for (const path of ['account', 'sessions', 'token'])
      expect((await app.call('GET', `/api/identity/${path}`, { headers })).status).toBe(401);
    expect(await read(secret, '/api/none')).toBe(404);
  });

  test('the calls of an API token and the calls of its signed-in user have separate limits per minute', async () => {
    const { token } = await person();
    const { token: secret } = await made(token);
    const answers: number[] = [];
    while (answers.length < 125) answers.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => read(secret)))));
    expect(answers.slice(0, 120).filter((status) => status !== 200)).toEqual([]);
    expect(answers.slice(120)).toEqual([429, 429, 429, 429, 429]);
    expect(await read(token)).toBe(200);
  });
});

describe('the creation of an API token', () => {
  test('a new API token requires the password, and a valid name, list of scopes and number of days', async () => {
    const { token } = await person();
    expect(statusAndCode(await make(token, { ...wanted, password: 'Wrong!23' }))).toEqual([403, 'wrong_password']);
    const { password: _, ...without } = wanted;
    expect(statusAndCode(await make(token, without))).toEqual([403, 'wrong_password']);
    for (const [field, value] of Object.entries({
      'body.name': { name: ' ' },
      'body.scopes': { scopes: [] },
      'body.scopes.0': { scopes: ['writes'] },
      'body.days': { days: 367 },
    })) {
      expect((await make(token, { ...wanted, ...value })).body).toMatchObject({
        code: 'bad_request',
        field: field.slice(5),
      });
    }
    expect(await list(token)).toEqual([]);
  });

  test('a new API token is refused beyond the maximum number per account, even for concurrent requests', async () => {
    const { token } = await person();
    for (let count = 1; count < TOKENS_MAX; count += 1) await made(token);
    const answers = await Promise.all([make(token), make(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await list(token)).toHaveLength(TOKENS_MAX);
  });
});

describe('the end of an API token', () => {
  test('an API token stops working when its user revokes it, and no other user can revoke it', async () => {
    const [one, other] = [await person(), await person()];
    const { token: secret, made: row } = await made(one.token);
    const revoke = (token: string) => app.call('DELETE', `/api/user/tokens/${row.id}`, { token });
    expect(await list(other.token)).toEqual([]);
    expect((await revoke(other.token)).status).toBe(404);
    expect(await read(secret)).toBe(200);
    expect((await revoke(one.token)).status).toBe(200);
    expect(await read(secret)).toBe(401);
    expect((await revoke(one.token)).status).toBe(404);
    expect((await kinds(one.token))[0]).toBe('token_revoked');
  });

  test('an API token stops working when it expires, and is deleted 30 days later', async () => {
    const { token } = await person();
    const { token: secret } = await made(token, { days: 1 });
    app.clock.advance(86_400_000 - 1);
    expect(await read(secret)).toBe(200);
    app.clock.advance(1);
    expect(await read(secret)).toBe(401);
    expect((await list(token)).map(({ state }) => state)).toEqual(['expired']);
    app.clock.advance(30 * 86_400_000 + 1);
    for (let time = 0; time < 2; time += 1) await forgetTokensJob.run(app.deps);
    expect(await list(token)).toEqual([]);
  });

  test('an API token stops working after a change or reset of the password, but not when one device signs out', async () => {
    const { email, token, cookie } = await person();
    const first = await made(token);
    await post('sign-out', {}, { cookie: await signIn(email) });
    await signIn(email);
    expect(await read(first.token)).toBe(200);
    const change = { currentPassword: password, newPassword: 'Newer!45', revokeOtherSessions: true };
    const changed = await post('change-password', change, { cookie });
    expect(changed.status).toBe(200);
    expect(await read(first.token)).toBe(401);
    const next = await tokenOf(cookieOf(changed));
    expect((await list(next)).map(({ state }) => state)).toEqual(['ended']);
    const second = await made(next, { password: 'Newer!45' });
    await post('request-password-reset', { email });
    const reset = linkTokenIn(await emailTo(email, 'reset='), 'reset');
    expect((await post('reset-password', { token: reset, newPassword: 'Third!45' })).status).toBe(200);
    expect(await read(second.token)).toBe(401);
  });

  test('an API token that was requested with the old password stops working if the password changes meanwhile', async () => {
    const { token, cookie } = await person();
    const check = app.deps.identity.checkPassword?.bind(app.deps.identity);
    const checked = vi.spyOn(app.deps.identity, 'checkPassword').mockImplementationOnce(async (...parameters) => {
      const isRight = (await check?.(...parameters)) === true;
      const change = { currentPassword: password, newPassword: 'Newer!45', revokeOtherSessions: true };
      expect((await post('change-password', change, { cookie })).status).toBe(200);
      return isRight;
    });
    onTestFinished(() => checked.mockRestore());
    const { token: secret } = await made(token);
    expect(await read(secret)).toBe(401);
  });

  test('an API token stops working when its user signs out everywhere', async () => {
    const { email, token, cookie } = await person();
    const { token: secret } = await made(token);
    expect((await post('sessions/end-all', {}, { cookie })).status).toBe(200);
    expect(await read(secret)).toBe(401);
    const again = await tokenOf(cookieOf(await post('sign-in/email', { email, password })));
    expect((await list(again)).map(({ state }) => state)).toEqual(['ended']);
  });

  test('an API token stops working when the account is deleted', async () => {
    const { token } = await person();
    const { token: secret } = await made(token);
    const body = { confirmation: 'DELETE', password };
    expect((await app.call('POST', '/api/user/delete', { token, body })).status).toBe(200);
    expect(await read(secret)).toBe(401);
  });
});

test.each([
  ['an invented secret for a user', (real: string) => real.slice(0, 30) + 'A'.repeat(31)],
  ['the id of another user before a secret', (real: string) => `inward_${'A'.repeat(22)}${real.slice(29)}`],
  ['a shorter text', (real: string) => real.slice(0, 40)],
  ['the prefix alone', () => 'inward_x'],
])('an API token with %s is refused', async (_what, change) => {
  const { token } = await person();
  expect(await read(change((await made(token)).token))).toBe(401);
});
