import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { readConfig } from '../config/config.ts';
import { readSecrets } from '../db/keys/secrets.ts';
import { withClient } from '../db/with-client.ts';
import { listBackups } from './backup-folder.ts';
import { openingSecret } from './backup-key.ts';
import { inspectBackup } from './open-backup.ts';

const program = fileURLToPath(new URL('../backup.ts', import.meta.url));
const folder = temporaryFolder('interrupted');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { MIGRATION_DATABASE_URL: url, MASTER_KEY_FILE: key } = database.variables;
  await withClient(url, (client) => readSecrets(client, key));
  // 20 MB of rows that hardly compress, so that a backup takes long enough to be killed.
  await database.query(`insert into app.users (user_id, email, first_name, last_name, picture, created_at, updated_at)
    select gen_random_uuid(), n::text, '', '', (select string_agg(encode(sha256((n * 1000 + m)::text::bytea), 'base64'), '')
      from generate_series(1, 450) m), now(), now() from generate_series(1, 1000) n`);
});
afterAll(async () => {
  await database.remove();
  folder.remove();
});

const environment = (more: Readonly<Record<string, string>> = {}) => ({
  PATH: '/usr/bin:/bin',
  ...database.variables,
  DATA_DIR: folder.path,
  ...more,
});

function startBackup(more?: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [program], { env: environment(more), stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, text })) };
}

/** Return the scratch databases of all checks, including those of other tests that run at the same time. */
async function scratchDatabases() {
  const rows = await database.query(`select datname from pg_database where datname like 'inward_check_%'`);
  return rows.map(({ datname }) => String(datname));
}

const partsIn = (backups: string) => readdirSync(backups).filter((name) => name.endsWith('.part'));

test('a killed backup leaves no file with the name of a backup, and the next backup removes its leftovers', async () => {
  const config = readConfig(environment());
  let killed = 0;
  for (const moment of ['while it writes', 'while it checks']) {
    const { child, ended } = startBackup();
    const known = existsSync(config.backupDir) ? partsIn(config.backupDir) : [];
    const fresh = () => existsSync(config.backupDir) && partsIn(config.backupDir).some((name) => !known.includes(name));
    await expect.poll(fresh, { interval: 5 }).toBe(true);
    if (moment === 'while it checks') await pause(700);
    child.kill('SIGKILL');
    await ended;
    killed += partsIn(config.backupDir).length > 0 ? 1 : 0;
    for (const { path } of listBackups(config.backupDir)) await inspectBackup(path, openingSecret(config));
  }
  expect(killed).toBeGreaterThan(0);
  const leftDatabases = await scratchDatabases();
  expect((await startBackup().ended).code).toBe(0);
  expect(partsIn(config.backupDir)).toEqual([]);
  const stillThere = async () => (await scratchDatabases()).filter((name) => leftDatabases.includes(name));
  await expect.poll(stillThere).toEqual([]);
}, 120_000);

/** Mount a disk of 12 MB in memory and return its path, or null without root or Linux. */
function mountDisk(): string | null {
  const path = join(folder.path, 'disk');
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', path], { stdio: 'ignore' });
    return path;
  } catch {
    return null;
  }
}
const disk = mountDisk();

test.skipIf(disk === null)(
  'a backup on a full disk reports the disk, leaves no incomplete file and keeps earlier backups',
  async () => {
    const BACKUP_DIR = disk ?? '';
    const earlier = openSync(join(BACKUP_DIR, 'inward-2026-03-04T03-00-00Z-daily.backup'), 'w');
    writeSync(earlier, 'earlier');
    closeSync(earlier);
    const { code, text } = await startBackup({ BACKUP_DIR }).ended;
    expect(code).toBe(1);
    expect(text).toBe(
      `The disk of BACKUP_DIR ${BACKUP_DIR} is full, so no backup was made. Earlier backups there are kept: 1.\n`,
    );
    expect(readdirSync(BACKUP_DIR)).toEqual(['inward-2026-03-04T03-00-00Z-daily.backup']);
    execFileSync('umount', [BACKUP_DIR]);
  },
);
