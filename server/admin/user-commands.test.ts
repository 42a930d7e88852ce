import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countRowsContaining } from '../../testing/count-rows-containing.ts';
import { builtinCalls, freshEmail, password, statusAndCode } from '../../testing/identity/builtin-calls.ts';
import { runAdmin } from '../../testing/run-admin.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { listAccounts } from '../features/users/account-store.ts';
import { openLog } from '../log/pino-log.ts';
import type { Tools } from './command.ts';
import { operatorCommand } from './operator-commands.ts';
import { statsCommand, usersCommand, verifyCommand } from './user-commands.ts';

let app: TestApp;
let tools: Tools;
beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
  const { config, db } = app.deps;
  tools = { config, db, url: app.database.variables.DATABASE_URL, log: openLog({ ...config, logLevel: 'error' }) };
});
afterAll(() => app.stop());

const { post, signUp, signIn, tokenOf, emailOf } = builtinCalls(() => app);
const users = (...words: string[]) => usersCommand(tools, words);

/** Sign up a user with a device, a reflection, and a week whose summary is due. */
async function writer(email = freshEmail()) {
  app.clock.set('2026-03-04T19:00:00+02:00');
  const { cookie } = await signUp(email);
  const token = await tokenOf(cookie);
  const call = (method: string, path: string, body?: object) =>
    app.call(method, path, { token, ...(body && { body }) });
  const { body } = await call('POST', '/api/reflections/current', { timezoneOffset: -120 });
  const { window, prompt } = body as {
    window: { availableFrom: string; availableUntil: string };
    prompt: { id: string };
  };
  const { availableFrom, availableUntil } = window;
  const content = 'A quiet harbour.';
  const reflection = {
    promptId: prompt.id,
    content,
    timezoneOffset: -120,
    type: 'evening',
    availableFrom,
    availableUntil,
  };
  const { localDate: _, ...rest } = { ...window, ...reflection } as Record<string, unknown>;
  const { isActive: _active, ...sent } = rest;
  expect((await call('POST', '/api/reflections', sent)).status).toBe(201);
  await call('POST', '/api/notifications/register-device', { token: `device of ${email}`, deviceInfo: {} });
  const [row] = await app.database.query<{ user_id: string }>('select user_id from app.users where email = $1', [
    email,
  ]);
  const userId = row?.user_id ?? '';
  await app.database.query(
    `insert into app.due_weeks (user_id, week_start, due_at, generation) values ($1, '2026-03-02', now(), 1)`,
    [userId],
  );
  return { email, userId, cookie, token, call };
}

test('`admin users` lists accounts with email, times and counts, but without names or reflections of users', async () => {
  const { email, userId } = await writer();
  const text = (await users()) ?? '';
  const line = text.split('\n').find((each) => each.includes(email)) ?? '';
  expect(line).toMatch(new RegExp(`^${userId}  ${email} +2026-03-04 17:00 +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d +1$`));
  expect(text).not.toMatch(/harbour|Ann|Example/);
  expect(await statsCommand(tools, [])).toMatch(/^accounts +1\n(.*\n)+reflections +1\ndatabase +\d+ MB$/);
});

test('a disabled user cannot sign in or call the API, gets no messages or summaries, and keeps all data', async () => {
  const [person, other] = [await writer(), await writer()];
  const schedule = async ({ userId }: typeof person) =>
    app.database.query(
      `select (select count(*)::int from app.reminders where user_id = $1 and plan_at is not null) as plans,
         (select count(*)::int from app.due_weeks where user_id = $1 and claimed_until is null) as weeks,
         (select count(*)::int from app.reflections where user_id = $1) as reflections`,
      [userId],
    );
  const stored = await schedule(other);
  expect(await schedule(person)).toEqual(stored);
  expect(await users('disable', person.email)).toContain('is disabled');
  expect(await schedule(person)).toEqual([{ plans: 0, weeks: 0, reflections: 1 }]);
  await expect.poll(async () => (await person.call('GET', '/api/user/stats')).status, { timeout: 5_000 }).toBe(401);
  const refused = await post('sign-in/email', { email: person.email, password });
  expect(statusAndCode(refused)).toEqual([403, 'USER_DISABLED']);
  expect((refused.body as { message: string }).message).toBe('Your account has been disabled. Please contact support.');
  expect(await schedule(other)).toEqual(stored);
  expect(await emailOf(other.cookie)).toBe(other.email);

  await users('enable', person.userId);
  expect(await schedule(person)).toEqual(stored);
  expect(await emailOf(await signIn(person.email))).toBe(person.email);
});

test('every server refuses a disabled user of an external identity provider within a minute', async () => {
  const hosted = await createTestApp({ database: app.database, identity: 'stand-in' });
  const token = await hosted.tokenFor({ subject: 'hosted-1', email: 'hosted@mail.example' });
  expect((await hosted.call('GET', '/api/user/stats', { token })).status).toBe(200);
  expect(await users('disable', 'hosted@mail.example')).toContain('within a minute');
  const next = await hosted.tokenFor({ subject: 'hosted-1', email: 'hosted@mail.example', ageSeconds: 1 });
  expect(statusAndCode(await hosted.call('GET', '/api/user/stats', { token: next }))).toEqual([
    403,
    'account_disabled',
  ]);
  expect(await users('reset-link', 'hosted@mail.example')).toContain('in the Firebase console');
  await hosted.stop();
});

test('`end-sessions` also revokes the API tokens of the user, and `reset-link` makes a link that works once', async () => {
  const [person, other] = [await writer(), await writer()];
  const wanted = { name: 'Script', scopes: ['stats'], days: 30, password };
  const made = await app.call('POST', '/api/user/tokens', { token: person.token, body: wanted });
  const script = () => app.call('GET', '/api/user/stats', { token: (made.body as { token: string }).token });
  expect((await script()).status).toBe(200);
  expect(await users('end-sessions', person.email)).toBe('Sessions that ended: 1.');
  expect((await script()).status).toBe(401);
  expect([await emailOf(person.cookie), await emailOf(other.cookie)]).toEqual([null, other.email]);
  const printed = (await users('reset-link', person.email)) ?? '';
  expect(printed).toContain('PUBLIC_URL is not set, or names this machine');
  const token = /\/auth#reset=([\w-]{32})\n/.exec(printed)?.[1] ?? '';
  const reset = () => post('reset-password', { token, newPassword: 'Newer!45' });
  expect((await reset()).status).toBe(200);
  expect(statusAndCode(await reset())).toEqual([400, 'INVALID_TOKEN']);
  expect((await post('sign-in/email', { email: person.email, password: 'Newer!45' })).status).toBe(200);
});

const admin = (answer: string, ...words: string[]) => runAdmin(app, { answer }, ...words);

test('`admin users delete` deletes an account with all its rows only after the operator has typed its email', async () => {
  const [person, other] = [await writer(), await writer()];
  const rowsOf = ({ userId, email }: typeof person) => countRowsContaining(app.database, [userId, email]);
  const stored = await rowsOf(other);
  expect(await admin('', 'users', 'delete', person.email)).toEqual({
    code: 1,
    text: expect.stringContaining('Nothing was deleted.'),
  });
  expect((await admin('yes\n', 'users', 'delete', person.email)).text).toContain('Nothing was deleted.');
  expect(Object.keys(await rowsOf(person))).toContain('app.reflections');
  const deleted = await admin(`${person.email}\n`, 'users', 'delete', person.email);
  expect(deleted).toMatchObject({ code: 0, text: expect.stringContaining('The account is deleted.') });
  expect(await rowsOf(person)).toEqual({});
  expect(await rowsOf(other)).toEqual(stored);
  expect((await admin('', 'users', 'delete', person.email)).text).toBe('There is no account with this id or email.\n');
});

describe('accounts that never opened the product', () => {
  const unopened = async () => {
    const email = freshEmail();
    const { cookie } = await signUp(email);
    const [row] = await app.database.query<{ id: string }>('select id from identity."user" where email = $1', [email]);
    return { email, cookie, id: row?.id ?? '' };
  };

  test('an account that never opened the product is listed and counted, without its name', async () => {
    const { email, id } = await unopened();
    const text = (await users()) ?? '';
    expect(text).toMatch(new RegExp(`^${id}  ${email} .* 0 +never opened$`, 'm'));
    expect(text).not.toMatch(/Ann|Example/);
    const stats = (await statsCommand(tools, [])) ?? '';
    const numberOf = (name: string) => Number(new RegExp(`^${name} +(\\d+)$`, 'm').exec(stats)?.[1]);
    expect(numberOf('never opened')).toBeGreaterThan(0);
    expect(numberOf('accounts')).toBe(text.split('\n').length - 1);
    expect(await verifyCommand(tools, [])).toContain('Faults: 0.');
  });

  test('each account is on exactly one page of the list, in the order of the whole list', async () => {
    await unopened();
    await writer();
    const all = await app.deps.db.asOperator((tx) => listAccounts(tx, { limit: 500 }));
    const paged: typeof all = [];
    for (;;) {
      const last = paged.at(-1);
      const before = last ? { at: last.createdAt, userId: last.userId } : null;
      const page = await app.deps.db.asOperator((tx) => listAccounts(tx, { limit: 1, before }));
      if (page.length === 0) break;
      paged.push(...page);
    }
    expect(paged).toEqual(all);
    expect(new Set(all.map(({ hasOpened }) => hasOpened)).size).toBe(2);
  });

  test('an account that never opened the product can be disabled and enabled', async () => {
    const { email, cookie, id } = await unopened();
    expect(await users('enable', id)).toContain('is not disabled');
    expect(await users('disable', email)).toContain('is disabled');
    expect(await emailOf(cookie)).toBe(null);
    expect(statusAndCode(await post('sign-in/email', { email, password }))).toEqual([403, 'USER_DISABLED']);
    expect(await users()).toMatch(new RegExp(`${email} .* 0 +disabled `));
    await users('enable', email);
    const token = await tokenOf(await signIn(email));
    const synced = await app.call('POST', '/api/auth/sync', { token, body: { uid: id } });
    expect(synced).toMatchObject({ status: 200, body: { email, firstName: 'Ann' } });
  });

  test('an account that never opened the product can be made an operator, signed out, and deleted', async () => {
    const { email, cookie, id } = await unopened();
    expect(await users('end-sessions', email)).toBe('Sessions that ended: 1.');
    expect(await emailOf(cookie)).toBe(null);
    expect((await admin('', 'users', 'delete', email)).code).toBe(1);
    expect(await users()).toMatch(new RegExp(`${email} .* never opened$`, 'm'));
    expect(await admin(`${email}\n`, 'users', 'delete', email)).toMatchObject({ code: 0 });
    expect(await countRowsContaining(app.database, [id, email])).toEqual({});
    const other = await unopened();
    expect(await operatorCommand(tools, ['add', other.email])).toContain('is an operator now');
    expect(await operatorCommand(tools, ['list'])).toContain(other.email);
  });
});

test('`admin users delete` asks for the id instead of the email if an externally hosted account has no email', async () => {
  const hosted = await createTestApp({ database: app.database, identity: 'stand-in' });
  const token = await hosted.tokenFor({ subject: 'hosted-2', email: '' });
  expect((await hosted.call('GET', '/api/user/stats', { token })).status).toBe(200);
  await hosted.stop();
  const [row] = await app.database.query<{ user_id: string }>(
    `select user_id from app.identities where subject = 'hosted-2'`,
  );
  const userId = row?.user_id ?? '';
  for (const answer of ['', '\n']) {
    expect((await admin(answer, 'users', 'delete', userId)).text).toContain('Nothing was deleted.');
  }
  expect((await admin(`${userId}\n`, 'users', 'delete', userId)).text).toContain('The account is deleted.');
});

test('`admin verify` finds no fault in an intact database, and counts the accounts that `admin users` lists', async () => {
  await writer();
  await signUp();
  const listed = ((await users()) ?? '').split('\n').length - 1;
  expect(await verifyCommand(tools, [])).toBe(`Accounts that were checked: ${listed}. Faults: 0.`);
});

test.each<[string, string, string]>([
  ['a wrong count', 'update app.users set total_reflections = 7 where user_id = $1', '7 is stored, 1 are there'],
  ['a wrong streak', `update app.days set row = row || '{"run": 9}' where user_id = $1`, 'its streak is wrong'],
  [
    'a reflection before its window',
    `update app.reflections set submitted_at = '2020-01-01T00:00:00Z' where user_id = $1`,
    'it was submitted before its window',
  ],
  ['a day without its reflection', 'delete from app.days where user_id = $1', 'its day does not count it'],
  ['rows without a user', 'delete from app.users where user_id = $1', 'reflections: no user'],
  ['a user without an identity', 'delete from app.identities where user_id = $1', 'it has no identity'],
])(
  '`admin verify` reports %s with the id of the user, without the text of reflections',
  async (_what, damage, fault) => {
    const { userId, email } = await writer();
    await app.database.query(damage, [userId]);
    const text = (await verifyCommand(tools, [])) ?? '';
    expect(process.exitCode).toBe(1);
    process.exitCode = 0;
    expect(
      text
        .split('\n')
        .filter((line) => line.includes(userId))
        .join('\n'),
    ).toContain(fault);
    expect(text).not.toMatch(new RegExp(`harbour|${email}`));
    for (const table of [
      'users',
      'days',
      'reflections',
      'identities',
      'devices',
      'reminders',
      'due_weeks',
      'planned_messages',
    ])
      await app.database.query(`delete from app.${table} where user_id = $1`, [userId]);
  },
);
