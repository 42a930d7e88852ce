import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedClock } from '../../testing/fixed-clock.ts';
import { recordingLog } from '../../testing/recording-log.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { isRoot } from '../account/account.ts';
import { giveToOwner } from '../account/give-to-owner.ts';
import { checkBackups } from '../check/check-backups.ts';
import { type Config, readConfig } from '../config/config.ts';
import { migrate } from '../db/migrate.ts';
import { withClient } from '../db/with-client.ts';
import type { Deps } from '../deps/deps.ts';
import { productMigrations } from '../product-migrations.ts';
import { backUpBeforeUpgrade } from './back-up-before-upgrade.ts';
import { backupName, listBackups } from './backup-folder.ts';
import { dailyBackupJobs } from './daily-backups.ts';
import { checkBackupKey } from './other-key.ts';

const folder = temporaryFolder('daily');
let database: TestDatabase;
const clock = fixedClock();
const log = recordingLog();

beforeAll(async () => {
  database = await createTestDatabase();
  writeFileSync(database.variables.MASTER_KEY_FILE, 'not read here');
});
afterAll(async () => {
  await database.remove();
  folder.remove();
});

const configOf = (name: string, more: Readonly<Record<string, string>> = {}): Config =>
  readConfig({
    ...database.variables,
    DATA_DIR: folder.path,
    BACKUP: '03:00',
    BACKUP_DIR: join(folder.path, name),
    ...more,
  });
const jobsOf = (config: Config) => {
  const parts = { config, migrations: productMigrations, clock, log };
  const { MIGRATION_DATABASE_URL: ownerUrl, DATABASE_URL: url } = database.variables;
  const jobs = dailyBackupJobs({ ...parts, database: { url, ownerUrl } });
  const run = (name: string) => jobs.find((job) => job.name === name)?.run({} as Deps);
  return { jobs, backUp: () => run('daily-backup'), storeDeletions: () => run('store-deletions') };
};
/** Set the clock to a local time on a day of March 2026. */
const at = (day: number, hours: number, minutes = 0) => clock.set(new Date(2026, 2, day, hours, minutes).toISOString());
const days = (config: Config) => listBackups(config.backupDir).map(({ madeAt }) => madeAt.getDate());

test('a daily backup is made at the set time, or ten minutes after the start of a server that was stopped at that time', async () => {
  at(4, 12);
  const config = configOf('kept', { BACKUP_KEEP: '2' });
  const { backUp } = jobsOf(config);
  await backUp();
  expect(days(config)).toEqual([]);
  at(4, 12, 10);
  await backUp();
  await backUp();
  expect(days(config)).toEqual([4]);
  writeFileSync(join(config.backupDir, backupName(new Date(2026, 2, 1), 'upgrade')), '');
  writeFileSync(join(config.backupDir, backupName(new Date(2026, 2, 1), 'manual')), '');
  at(5, 2, 59);
  await backUp();
  expect(days(config)).toEqual([1, 1, 4]);
  for (const day of [5, 6]) {
    at(day, 3);
    await backUp();
  }
  expect(listBackups(config.backupDir).map(({ occasion }) => occasion)).toEqual(['manual', 'daily', 'daily']);
  expect(days(config)).toEqual([1, 5, 6]);
});

test('the server says once that it made a key of backups, and warns if the newest backup was sealed with another key', async () => {
  at(4, 2);
  const path = join(folder.path, 'own-key', 'backup-key');
  mkdirSync(dirname(path));
  const config = { ...configOf('sealed'), masterKeyFile: join(dirname(path), 'master-key') };
  writeFileSync(config.masterKeyFile, 'not read here');
  const since = log.lines.length;
  const said = () => log.lines.slice(since).map(({ level, event, fields }) => [level, event.slice(0, 30), fields.file]);
  const { backUp } = jobsOf(config);
  at(4, 3);
  await backUp();
  const backup = listBackups(config.backupDir)[0]?.path ?? '';
  const made = ['info', 'a key of backups was made: cop', path];
  const stored = ['info', 'the daily backup was made, res', undefined];
  expect(said()).toEqual([made, stored]);
  expect(await checkBackupKey(config)).toEqual([]);
  rmSync(path);
  expect(await checkBackupKey(config)).toEqual([expect.stringContaining('The key of the backup is missing')]);
  const later = jobsOf(config);
  for (const _run of [1, 2]) await later.backUp();
  const other = ['warn', 'the newest backup was sealed w', backup];
  expect(said()).toEqual([made, stored, made, other]);
  const sentence = `${backup} was sealed with another key than that in ${path}: put the earlier key back`;
  expect(await checkBackupKey(config)).toEqual([expect.stringContaining(sentence)]);
  at(5, 3);
  await later.backUp();
  expect(said().slice(4)).toEqual([other, stored]);
});

test('daily backups continue even if a wrong clock has dated a backup in the future', async () => {
  at(4, 2);
  const config = configOf('ahead');
  mkdirSync(config.backupDir);
  writeFileSync(join(config.backupDir, backupName(new Date(2030, 0, 1), 'daily')), '');
  expect(checkBackups(config, new Date(2028, 0, 1).getTime(), null)).toHaveLength(1);
  const { backUp } = jobsOf(config);
  at(4, 3);
  await backUp();
  expect(days(config)).toEqual([4, 1]);
});

test('a failed daily backup is retried after an hour, and the check command reports the failure until a backup succeeds', async () => {
  at(4, 2);
  const config = configOf('failing');
  const { backUp } = jobsOf(config);
  await database.query('alter table app.prompts add column extra int');
  at(4, 3);
  await backUp();
  expect(days(config)).toEqual([]);
  expect(checkBackups(config, clock.now(), null)).toEqual([
    expect.stringMatching(/^The daily backup failed on 2026-03-04T.*does not have/),
  ]);
  await database.query('alter table app.prompts drop column extra');
  at(4, 3, 59);
  await backUp();
  expect(days(config)).toEqual([]);
  at(4, 4);
  await backUp();
  expect(days(config)).toEqual([4]);
  expect(checkBackups(config, clock.now(), null)).toEqual([]);
  at(6, 5);
  expect(checkBackups(config, clock.now(), null)).toEqual([
    expect.stringContaining('has no daily backup of the last two days'),
  ]);
  expect(checkBackups({ ...config, backupAt: null }, clock.now(), null)).toEqual([]);
});

test.runIf(isRoot)(
  'the check command says that the server’s user cannot write to the folder, or cannot read a backup that it must copy',
  () => {
    const nobody = { name: 'nobody', uid: 65_534, gid: 65_534 };
    const config = {
      ...configOf('closed'),
      backupS3: { url: 'https://s3.example/b', keyId: 'a', secret: 'b', region: 'c' },
    };
    const found = () => checkBackups(config, clock.now(), nobody).join();
    chmodSync(folder.path, 0o711);
    mkdirSync(config.backupDir, { mode: 0o700 });
    expect(found()).toMatch(/^The server cannot write BACKUP_DIR .*chown nobody/);
    chownSync(config.backupDir, nobody.uid, nobody.gid);
    expect(found()).not.toMatch(/^The server cannot/);
    const path = join(config.backupDir, backupName(new Date(2026, 2, 1), 'manual'));
    writeFileSync(path, '', { mode: 0o600 });
    expect(found()).toMatch(/^The server cannot read all backups in .*BACKUP_S3 lacks them/);
    giveToOwner(path);
    expect(found()).not.toMatch(/^The server cannot/);
  },
);

test('the list of deleted accounts is stored even if daily backups are off', () => {
  const { jobs } = jobsOf(configOf('kept', { BACKUP: 'off' }));
  expect(jobs.map(({ name }) => name)).toEqual(['store-deletions']);
});

test('the list of deleted accounts is stored beside the backups within a minute', async () => {
  at(6, 3);
  const config = configOf('kept');
  const { storeDeletions } = jobsOf(config);
  await database.query(`insert into app.erased values (sha256('a'), $1, now())`, [new Date(clock.now())]);
  await storeDeletions();
  await storeDeletions();
  const list = readFileSync(join(config.backupDir, 'deleted-accounts'), 'utf8');
  expect(list).toMatch(/^2026-03-06T\S+ [0-9a-f]{64}\n$/);
});

test('one run adds new entries to the list of deleted accounts and removes expired entries', async () => {
  at(6, 3);
  const config = configOf('forgotten');
  mkdirSync(config.backupDir);
  const { storeDeletions } = jobsOf(config);
  const path = join(config.backupDir, 'deleted-accounts');
  await database.query('delete from app.erased');
  writeFileSync(path, `2025-01-01T00:00:00.000000Z ${'a'.repeat(64)}\n`);
  await database.query(`insert into app.erased values (sha256('b'), $1, now())`, [new Date(clock.now())]);
  await storeDeletions();
  expect(readFileSync(path, 'utf8')).toMatch(/^2026-03-06T\S+ [0-9a-f]{64}\n$/);
});

test('the database is backed up before an upgrade also if daily backups are off, and a failed migration changes nothing', async () => {
  const own = await createTestDatabase('empty');
  const target = configOf('upgrade', { ...own.variables, BACKUP: 'off' });
  const before = productMigrations.slice(0, -1);
  const failing = {
    name: '9999-failing',
    up: (tx: Parameters<(typeof before)[0]['up']>[0]) => sql`select 1/0`.execute(tx).then(() => {}),
  };
  const upgrade = (list: typeof before) => withClient(own.url, (client) => migrate(client, list));
  await upgrade(before);
  await backUpBeforeUpgrade(target, own.url, productMigrations, log);
  expect(existsSync(target.backupDir)).toBe(false);
  await own.query(`insert into app.users (user_id, email, first_name, last_name, created_at, updated_at)
    values (gen_random_uuid(), 'a@mail.example', '', '', now(), now())`);
  const state = () =>
    own.query(`select u.*, (select array_agg(name order by name) from inward_private.migrations) from app.users u`);
  const present = await state();
  for (const _start of [1, 2]) await backUpBeforeUpgrade(target, own.url, productMigrations, log);
  const made = listBackups(target.backupDir);
  expect(made.map(({ occasion }) => occasion)).toEqual(['upgrade']);
  expect(log.lines.filter(({ event }) => event === 'a backup was made before the upgrade')).toEqual([
    { level: 'info', event: expect.anything(), fields: { file: made[0]?.path } },
  ]);
  await expect(upgrade([...productMigrations, failing])).rejects.toThrow(/zero/);
  expect(await state()).toEqual(present);
  await own.remove();
});
