import { readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupSecret, openBackups } from '../../testing/backups.ts';
import { countRowsContaining } from '../../testing/count-rows-containing.ts';
import { builtinCalls } from '../../testing/identity/builtin-calls.ts';
import { signUpUser } from '../../testing/identity/sign-up.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { roles } from '../db/roles.ts';
import { jsonRecord, pack } from './format/records.ts';
import { seal } from './format/seal.ts';
import { inspectBackup } from './open-backup.ts';

const operator = openBackups();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ identity: 'builtin' });
});
afterAll(async () => {
  await app.stop();
  operator.remove();
});

/** Texts that a faulty backup or restore would change. */
const hostile = ['', '\\N', '\\.', 'a\tb\nc\r\nd\\e', '\u{1f30a}\u0301', '"\'', 'x'.repeat(300_000)];

async function userWithWords(name: string) {
  const person = await signUpUser(app.address, name);
  const { token, uid } = person;
  await app.call('POST', '/api/auth/sync', { token, body: { uid } });
  const [row] = await app.database.query<{ user_id: string }>('select user_id from app.identities where subject = $1', [
    uid,
  ]);
  const userId = row?.user_id ?? '';
  for (const [index, content] of hostile.entries()) {
    await app.database.query(
      `insert into app.reflections (user_id, id, day, type, content, word_count, submitted_at, updated_at,
         available_from, available_until, timezone_offset, late, imported_from)
       values ($1, gen_random_uuid(), date '2026-03-01' + $2::int, 'evening', $3, 1, now(), now(), now(), 'infinity', 0, false, 'dayone')`,
      [userId, index, content],
    );
  }
  return { ...person, userId };
}

const rowsOf = (database: TestDatabase, userId: string) =>
  database.query('select * from app.reflections where user_id = $1 order by day', [userId]);

test('reading a backup throws an error with the path if the file does not exist', async () => {
  await expect(inspectBackup('/none.backup', backupSecret)).rejects.toThrow('There is no file /none.backup.');
});

test('a restore into another database copies every byte, and revokes all sessions, undo links and API tokens', async () => {
  const user = await userWithWords('Mara Ozola');
  await app.database.query(
    `insert into identity."emailUndo" ("tokenHash", "userId", "email", "waysUntil", "expiresAt")
     values ('of a link', $1, $2, now(), now() + interval '72 hours')`,
    [user.uid, user.email],
  );
  const wanted = { name: 'Script', scopes: ['stats'], days: 30, password: user.password };
  const token = await app.call('POST', '/api/user/tokens', { token: user.token, body: wanted });
  expect(token.status).toBe(201);
  const made = await operator.backUp(app.database);
  expect(made.wasRestored).toBe(true);
  expect(readFileSync(made.path).includes('Mara')).toBe(false);
  const other = await createTestDatabase('empty');
  await operator.restore(made.path, other);
  expect(await rowsOf(other, user.userId)).toEqual(await rowsOf(app.database, user.userId));
  for (const table of ['identity."emailUndo"', 'app.api_tokens']) {
    expect(await other.query(`select from ${table}`)).toEqual([]);
  }
  expect(readFileSync(other.variables.MASTER_KEY_FILE)).toEqual(readFileSync(app.database.variables.MASTER_KEY_FILE));
  const restored = await createTestApp({ identity: 'builtin', database: other });
  const { signIn, emailOf } = builtinCalls(() => restored);
  expect((await restored.call('GET', '/api/identity/token', { headers: { cookie: user.cookie } })).status).toBe(401);
  expect(await emailOf(await signIn(user.email))).toBe(user.email);
  await restored.stop();
  await other.remove();
});

test('a database owner who is not a superuser can back up and restore all rows', async () => {
  const user = await userWithWords('Plain Owner');
  const owner = `owner_${process.pid}`;
  const made = await operator.backUp(app.database);
  const other = await createTestDatabase('empty');
  const name = new URL(other.url).pathname.slice(1);
  await other.query(`create role ${owner} login; grant ${roles.join(', ')} to ${owner};
    grant create on database ${name} to ${owner}`);
  const as = { MIGRATION_DATABASE_URL: Object.assign(new URL(other.url), { username: owner }).href };
  await operator.restore(made.path, other, as);
  const again = await operator.backUp(other, as);
  // The database's owner may not create a scratch database, so no restore checked the backup.
  expect(again.wasRestored).toBe(false);
  expect(again.manifest).toMatchObject({ users: made.manifest.users, reflections: made.manifest.reflections });
  // Databases of older versions lack the policy `backup`. Without it, the owner cannot see the rows that a restore
  // would replace, so the restore must fail.
  await other.query('drop policy backup on app.users');
  await expect(operator.restore(made.path, other, as)).rejects.toThrow(/cannot read users/);
  await operator.restore(again.path, other);
  expect(await rowsOf(other, user.userId)).toEqual(await rowsOf(app.database, user.userId));
  await other.query(`drop owned by ${owner}; drop role ${owner}`);
  await other.remove();
});

test('a restore does not bring back an account that was deleted after the backup, and keeps other accounts', async () => {
  const [leaver, other] = [await userWithWords('Leaver'), await userWithWords('Stayer')];
  const made = await operator.backUp(app.database);
  const database = await createTestDatabase('empty');
  await operator.restore(made.path, database);
  const { token, password, uid, email } = leaver;
  const answer = await app.call('POST', '/api/user/delete', { token, body: { confirmation: 'DELETE', password } });
  expect(answer.status).toBe(200);
  const traces = () => countRowsContaining(database, [leaver.userId, uid, email]);
  expect(await traces()).not.toEqual({});
  // Case 1: the database that the restore replaces records the deletion.
  const [erased] = await app.database.query<{ key: Buffer; erased_at: Date }>(
    'select key, erased_at from app.erased order by erased_at desc limit 1',
  );
  await database.query(`insert into app.erased values ($1, $2, now() + interval '1 day')`, [
    erased?.key,
    erased?.erased_at,
  ]);
  expect(await operator.restore(made.path, database)).toMatchObject({ deleted: 1 });
  expect(await traces()).toEqual({});
  expect(await rowsOf(database, other.userId)).toHaveLength(hostile.length);
  // Case 2: the database's disk is lost. Only the file beside the backups records the deletion.
  const empty = await createTestDatabase('empty');
  await operator.backUp(app.database);
  const list = join(operator.folder, 'deleted-accounts');
  const line = readFileSync(list, 'utf8');
  expect(line).toContain(erased?.key.toString('hex'));
  expect(await operator.restore(made.path, empty)).toMatchObject({ deleted: 1 });
  expect(await countRowsContaining(empty, [leaver.userId, uid, email])).toEqual({});
  expect(await empty.query('select from app.erased')).toHaveLength(1);
  // Case 3: the user signed up after the recorded deletion, so the restore keeps the user.
  writeFileSync(list, line.replace(/20\d\d/, '2020'));
  const third = await createTestDatabase('empty');
  expect(await operator.restore(made.path, third)).toMatchObject({ deleted: 0 });
  for (const one of [database, empty, third]) await one.remove();
});

test('a restore does not bring back a deleted account that had never opened the product when the backup was made', async () => {
  const { uid, email, token, password } = await signUpUser(app.address, 'Unopened');
  const made = await operator.backUp(app.database);
  const answer = await app.call('POST', '/api/user/delete', { token, body: { confirmation: 'DELETE', password } });
  expect(answer.status).toBe(200);
  const database = await createTestDatabase('empty');
  await operator.backUp(app.database);
  await operator.restore(made.path, database);
  expect(await countRowsContaining(database, [uid, email])).toEqual({});
  await database.remove();
});

test('after a restore, an account that was disabled after the backup is still disabled and gets no messages', async () => {
  const [disabled, other] = [await userWithWords('Disabled'), await userWithWords('Enabled')];
  await app.database.query(
    `insert into app.reminders (user_id, zone_offset, plan_at) select user_id, 0, now() from app.users where user_id = any($1)
     on conflict (user_id) do update set zone_offset = 0, plan_at = now()`,
    [[disabled.userId, other.userId]],
  );
  const made = await operator.backUp(app.database);
  const database = await createTestDatabase('empty');
  await operator.restore(made.path, database);
  await database.query('update app.identities set disabled_at = now() where user_id = $1', [disabled.userId]);
  await operator.restore(made.path, database);
  const state = await database.query(
    `select i.user_id, disabled_at is not null as "isDisabled", plan_at is not null as "isPlanned"
     from app.identities i join app.reminders using (user_id) where user_id = any($1) order by disabled_at`,
    [[disabled.userId, other.userId]],
  );
  expect(state).toEqual([
    { user_id: disabled.userId, isDisabled: true, isPlanned: false },
    { user_id: other.userId, isDisabled: false, isPlanned: true },
  ]);
  await database.remove();
});

test('a restore changes nothing if the rows do not match the digests in the backup, or if a newer version made the backup', async () => {
  const made = await operator.backUp(app.database);
  const { manifest, sums } = await inspectBackup(made.path, backupSecret);
  const database = await createTestDatabase('empty');
  await operator.restore(made.path, database);
  const write = async (name: string, first: object, tables: object) => {
    const path = join(operator.folder, name);
    const records = Readable.from([jsonRecord('manifest', first), jsonRecord('end', { tables })]);
    await writeFile(path, seal(pack(records), backupSecret));
    return path;
  };
  const before = await database.query('select count(*)::int as n from app.reflections');
  const wrong = await write('wrong', manifest, sums);
  await expect(operator.restore(wrong, database)).rejects.toThrow(/differs from what was stored/);
  const newer = await write('newer', { ...manifest, migrations: [...manifest.migrations, '9999-later'] }, sums);
  await expect(operator.restore(newer, database)).rejects.toThrow(/newer version/);
  expect(await database.query('select count(*)::int as n from app.reflections')).toEqual(before);
  await database.remove();
});

test('no table has a sequence, because a backup would not store the position of the sequence', async () => {
  expect(await app.database.query(`select from pg_class where relkind = 'S'`)).toEqual([]);
});
