import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtinCalls } from '../testing/identity/builtin-calls.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { versionSentence } from './version.ts';

let app: TestApp;
const user = '0193f000-0000-7000-9000-000000000001';

beforeAll(async () => {
  app = await createTestApp();
  await app.database.query(
    `insert into app.due_weeks (user_id, week_start, due_at, generation, failed, tries)
     values ($1, '2026-03-02', '2026-03-09T02:00:00Z', 3, 'writer_failed', 6)`,
    [user],
  );
});
afterAll(() => app.stop());

const admin = (...words: string[]) => adminWith({}, ...words);

function adminWith(more: NodeJS.ProcessEnv, ...words: string[]): Promise<{ code: number | null; text: string }> {
  const program = fileURLToPath(new URL('admin.ts', import.meta.url));
  const env = { PATH: '/usr/bin:/bin', ...app.database.variables, DATA_DIR: app.dataDir, ...more };
  const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

test('`admin summaries` lists the weeks whose summary failed, and schedules a failed week again', async () => {
  expect(await admin('summaries', 'failed')).toEqual({
    code: 0,
    text: `${user}  2026-03-02  not written  writer_failed\n`,
  });
  const retried = await admin('summaries', 'retry', user, '2026-03-02');
  expect(retried).toEqual({ code: 0, text: 'It is on the schedule again.\n' });
  expect(await app.database.query('select generation, failed, tries from app.due_weeks')).toEqual([
    { generation: 4, failed: null, tries: 0 },
  ]);
  expect((await admin('summaries', 'failed')).text).toBe('No week was given up.\n');
});

test.each([
  [
    'a user',
    ['summaries', 'retry', 'x', '2026-03-02'],
    /^x is no id of an account: npm run admin -- users lists them\.\n$/,
  ],
  ['a Tuesday', ['summaries', 'retry', user, '2026-03-03'], /^2026-03-03 is no Monday like 2026-03-02: name a week/],
  ['no day', ['summaries', 'retry', user, '2026-02-30'], /^2026-02-30 is no Monday like 2026-03-02: name a week/],
  ['a week', ['summaries', 'retry', user, '2026-11-23'], /^Nothing of this week was given up\.\n$/],
  ['an invite', ['invites', 'revoke', '999'], /^999 is no id of an invite: npm run admin -- invites lists them\.\n$/],
  ['--days', ['invite', '--days', '91'], /^--days must be a whole number from 1 to 90\.\n$/],
  ['--note', ['invite', '--note', 'x'.repeat(1_000)], /^--note must have at most \d+ characters\.\n$/],
])('an admin command says what is wrong with an argument: %s', async (_what, words, text) => {
  expect(await admin(...words)).toEqual({ code: 1, text: expect.stringMatching(text) });
});

test('`admin distribute` refuses a database without the Citus extension', async () => {
  expect(await admin('distribute')).toEqual({ code: 1, text: expect.stringMatching(/^Citus is missing: add it to/) });
});

test('an unknown admin command prints the usage of all commands that begin with the same word', async () => {
  const { code, text } = await admin('users', 'disabel', 'ida@mail.example');
  expect(code).toBe(1);
  expect(text).toMatch(/^These words are no command.*: users disabel ida@mail\.example\n\nusers {2}/);
  expect(text).not.toContain('summaries retry');
});

test('`admin check` prints each problem and exits with code 1', async () => {
  const WRITER = 'builtin';
  expect(await adminWith({ WRITER }, 'check')).toEqual({ code: 0, text: `Nothing is wrong.\n${versionSentence()}\n` });
  const found = await adminWith({ WRITER, MASTER_KEY_FILE: '' }, 'check');
  expect(found).toEqual({ code: 1, text: expect.stringMatching(/^MASTER_KEY_FILE is not set/) });
});

test('an admin command says that DATA_DIR contains no database, and `npm run admin` alone prints the usage', async () => {
  const nowhere = { DATABASE_URL: '', DATA_DIR: '/none' };
  expect(await adminWith(nowhere, 'users')).toEqual({
    code: 1,
    text: expect.stringMatching(/^No database was found in \/none: set DATA_DIR/),
  });
  expect((await adminWith(nowhere, 'check')).text).toContain('No database was found in /none');
  expect((await adminWith(nowhere)).text).toMatch(/^npm run admin -- COMMAND, .*\n\ncheck .*\n/);
});

test.each(['help', '--help', '-h'])('`npm run admin -- %s` prints the usage and exits with code 0', async (word) => {
  const text = expect.stringMatching(/^npm run admin -- COMMAND, .*\n\ncheck .*\n/);
  expect(await adminWith({ PORT: 'none' }, word)).toEqual({ code: 0, text });
});

test('`admin invite` prints a link once; `admin invites` lists the invite without the link, and revokes it', async () => {
  const made = await adminWith({ PUBLIC_URL: 'https://inward.example' }, 'invite', '--days', '3', '--note', 'for Mara');
  const token = /^https:\/\/inward\.example\/auth#invite=([\w-]{32})\n/.exec(made.text)?.[1] ?? '';
  expect(made.text).toContain('SIGN_UP is open: people can sign up without it, too.');
  expect(made.text).not.toContain('PUBLIC_URL');
  const listed = await admin('invites');
  expect(listed.text).toMatch(/^[\da-f-]{36} {2}until \d{4}-\d\d-\d\d \d\d:\d\d UTC {2}for Mara\n$/);
  const state = async () => (await app.call('POST', '/api/invites/check', { body: { token } })).body;
  // The app's clock is fixed at a time before the invite was made, so the invite has not expired.
  expect(await state()).toEqual({ state: 'valid' });
  const id = listed.text.slice(0, 36);
  expect(await admin('invites', 'revoke', id)).toEqual({ code: 0, text: 'Its link is useless now.\n' });
  expect(await state()).toEqual({ state: 'unknown' });
  expect((await admin('invites', 'revoke', id)).text).toBe('There is no unused invite with this id.\n');
  expect((await admin('invites')).text).toBe('There are no invites.\n');
  expect((await admin('invite')).text).toContain('PUBLIC_URL is not set, or names this machine: nobody else can open');
});

test('`admin sessions end-all` ends the sessions of all users while the server runs', async () => {
  const builtin = await createTestApp({ identity: 'builtin' });
  const { signUp, tokenOf, emailOf, signIn } = builtinCalls(() => builtin);
  const users = [await signUp(), await signUp()];
  const statusOf = async (token: string) => (await builtin.call('GET', '/api/user/stats', { token })).status;
  const tokens = await Promise.all(users.map(({ cookie }) => tokenOf(cookie)));
  expect(await Promise.all(tokens.map(statusOf))).toEqual([200, 200]);
  expect(await adminWith(builtin.database.variables, 'sessions', 'end-all')).toEqual({
    code: 0,
    text: 'Sessions that ended: 2. Their users have to sign in again.\n',
  });
  expect(await Promise.all(users.map(({ cookie }) => emailOf(cookie)))).toEqual([null, null]);
  await expect.poll(() => Promise.all(tokens.map(statusOf)), { timeout: 20_000 }).toEqual([401, 401]);
  expect(await emailOf(await signIn(users[0]?.email ?? ''))).toBe(users[0]?.email);
  await builtin.stop();
}, 60_000);

test.each([
  [],
  ['sessions'],
  ['summaries'],
  ['constructor'],
  ['summaries', 'retry', user],
  ['invite', '--day', '9'],
  ['invites', 'revoke'],
])('prints the usage for the invalid command "%s %s %s %s"', async (...given) => {
  const words = given.filter((word) => word !== undefined);
  const { code, text } = await admin(...words);
  expect(code).toBe(1);
  if (words.length > 0) expect(text).toContain(`These words are no command, or lack something: ${words.join(' ')}\n`);
  const isRoom = ['sessions', 'summaries', 'invite', 'invites'].includes(words[0] ?? '');
  expect(text).toMatch(isRoom ? new RegExp(`^${words[0]} .*  `, 'm') : /^summaries retry <user> <week>/m);
});
