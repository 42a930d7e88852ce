import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localServer } from '../testing/local-server.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { startProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { jsonRecord, pack } from './backup/format/records.ts';
import { seal } from './backup/format/seal.ts';
import { inspectBackup } from './backup/open-backup.ts';
import { startEmbedded } from './db/embedded/embedded.ts';
import { setClusterAside } from './db/embedded/set-aside.ts';
import { readSecrets } from './db/keys/secrets.ts';
import { migrate } from './db/migrate.ts';
import { embeddedLogin, makeEmbeddedLogin } from './db/roles.ts';
import { withClient } from './db/with-client.ts';
import { productMigrations } from './product-migrations.ts';

const folder = temporaryFolder('damaged');
const home = join(folder.path, 'postgres');
const cluster = join(home, 'cluster');
/** A copy of the stopped database. Each test starts from this copy. */
const whole = join(folder.path, 'whole');
let backup: string;

type Ran = { readonly code: number | null; readonly text: string };

type Words = [program: 'admin' | 'backup' | 'restore', ...words: string[]];

/** Start a command of the operator while the database is stopped. */
function launchWith(more: NodeJS.ProcessEnv, ...[program, ...words]: Words) {
  const path = fileURLToPath(new URL(`${program}.ts`, import.meta.url));
  const env = { PATH: '/usr/bin:/bin', DATA_DIR: folder.path, WRITER: 'builtin', BACKUP: 'off', ...more };
  const child = spawn(process.execPath, [path, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  }
  return { child, ended: new Promise<Ran>((resolve) => child.on('close', (code) => resolve({ code, text }))) };
}

const launch = (...words: Words) => launchWith({}, ...words);
const run = (...words: Words) => launch(...words).ended;

const addUser = (
  email: string,
) => `insert into app.users (user_id, email, first_name, last_name, created_at, updated_at)
  values (gen_random_uuid(), '${email}', '', '', now(), now())`;

async function withOwner<T>(work: Parameters<typeof withClient<T>>[1]): Promise<T> {
  const { ownerUrl, stop } = await startEmbedded(folder.path, { log: recordingLog(), onLost: () => {} });
  try {
    return await withClient(ownerUrl, work);
  } finally {
    await stop();
  }
}

const emails = () =>
  withOwner(async (client) => (await client.query<{ email: string }>('select email from app.users')).rows);

const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);

function putWhole(): void {
  for (const name of readdirSync(folder.path)) {
    if (/^(postgres|restore-unfinished)/.test(name)) rmSync(join(folder.path, name), { recursive: true });
  }
  copy(whole, home);
}

const overwrite = (name: string) => {
  const path = join(cluster, name);
  writeFileSync(path, Buffer.alloc(readFileSync(path).length, 7));
};

/** The file of a system catalog that every connection needs. */
let catalog: string;

beforeAll(async () => {
  await withOwner(async (client) => {
    await makeEmbeddedLogin(client);
    await migrate(client, productMigrations, embeddedLogin);
    await readSecrets(client, join(folder.path, 'master-key'));
    await client.query(addUser('before@mail.example'));
  });
  const { text } = await run('backup');
  backup = text.split('\n')[0] ?? '';
  catalog = await withOwner(async (client) => {
    await client.query(addUser('after@mail.example'));
    const { rows } = await client.query<{ path: string }>(`select pg_relation_filepath('pg_attribute') as path`);
    return rows[0]?.path ?? '';
  });
  copy(home, whole);
});
afterAll(() => folder.remove());

const stack = /^\s+at /m;

test('the check command starts a stopped database, finds nothing wrong and says that no server is running', async () => {
  expect(await run('admin', 'check')).toEqual({
    code: 0,
    text: expect.stringMatching(/^Nothing is wrong\.\nNo server is running on this DATA_DIR\.\n/),
  });
});

test('the check command stops the database that it started before it sends requests to other machines', async () => {
  let isRunning: boolean | null = null;
  const service = await localServer({}, (_request, response) => {
    isRunning = existsSync(join(cluster, 'postmaster.pid'));
    response.end();
  });
  await launchWith({ PUBLIC_URL: service.baseUrl.replace('127.0.0.1', '0.0.0.0') }, 'admin', 'check').ended;
  expect(isRunning).toBe(false);
  await service.close();
});

test('every command reports a damaged system catalog in one sentence, and leaves no database process running', async () => {
  putWhole();
  overwrite(catalog);
  const sentence = /^The embedded database cannot be read: see postgres\.log in DATA_DIR, and docs\/backups\.md/;
  for (const ran of [await run('admin', 'check'), await run('admin', 'users'), await run('backup')]) {
    expect(ran).toEqual({ code: 1, text: expect.stringMatching(sentence) });
    expect(ran.text).not.toMatch(stack);
  }
  const server = startProcess({ DATA_DIR: folder.path });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(sentence);
  expect(server.output()).not.toMatch(stack);
  expect(readdirSync(cluster)).not.toContain('postmaster.pid');
});

test('the restore command refuses a damaged database; with --discard, it moves the damaged files away and restores', async () => {
  putWhole();
  overwrite(catalog);
  const refused = await run('restore', backup, '--yes');
  expect(refused).toEqual({
    code: 1,
    text: expect.stringMatching(
      /\nThe present database cannot be read .*Nothing was changed\. With "-- --discard" .*\n$/,
    ),
  });
  expect(refused.text).not.toMatch(stack);
  const done = await run('restore', backup, '--yes', '--discard');
  expect(done).toEqual({ code: 0, text: expect.stringContaining('The backup is restored.') });
  const aside = /^The files of the present database are in (.*) now\.$/m.exec(done.text)?.[1] ?? '';
  expect(existsSync(join(aside, 'cluster', 'PG_VERSION'))).toBe(true);
  expect(done.text).toContain(`Delete ${aside} when all is well.`);
  expect(await emails()).toEqual([{ email: 'before@mail.example' }]);
});

test('the restore command refuses a database that does not start; with --discard, it moves the files away', async () => {
  putWhole();
  overwrite('global/pg_control');
  expect((await run('restore', backup, '--yes')).text).toMatch(
    /\nThe present database does not start .*Nothing was changed\. With "-- --discard"/,
  );
  expect(await run('restore', backup, '--yes', '--discard')).toMatchObject({ code: 0 });
  expect(await emails()).toEqual([{ email: 'before@mail.example' }]);
}, 120_000);

test('restore refuses a database of a newer version; with --discard, it moves the files back if the restore fails', async () => {
  putWhole();
  await withOwner((client) => client.query(`insert into inward_private.migrations (name) values ('9999-later')`));
  expect(await run('restore', backup, '--yes')).toEqual({
    code: 1,
    text: expect.stringMatching(/\nThe present database was set up by a newer version of Inward.*"-- --discard"/),
  });
  const secret = readFileSync(join(folder.path, 'backup-key'), 'utf8').trim();
  const { manifest, sums } = await inspectBackup(backup, secret);
  const wrong = join(folder.path, 'wrong.backup');
  const records = Readable.from([jsonRecord('manifest', manifest), jsonRecord('end', { tables: sums })]);
  await writeFile(wrong, seal(pack(records), secret));
  const failed = await run('restore', wrong, '--yes', '--discard');
  expect(failed).toEqual({ code: 1, text: expect.stringContaining('are in their place again.') });
  expect(readdirSync(folder.path).filter((name) => name.startsWith('postgres'))).toEqual(['postgres', 'postgres.log']);
  expect(await emails()).toHaveLength(2);
  expect(await run('restore', backup, '--yes', '--discard')).toMatchObject({ code: 0 });
  expect(await emails()).toEqual([{ email: 'before@mail.example' }]);
});

test('restore does not say that nothing was changed if it fails after it replaced the database', async () => {
  putWhole();
  const knows = { deleted: true, disabled: true };
  // `asides` must be an array. The restore reads it only after the commit.
  const unfinished = { asides: 'damaged', tombstones: [], disabled: [], knows };
  writeFileSync(join(folder.path, 'restore-unfinished'), JSON.stringify(unfinished));
  const { code, text } = await run('restore', backup, '--yes');
  expect(code).toBe(1);
  expect(text).toContain(' It had begun to replace the database: run it again.\n');
  expect(text).toContain('backup/unfinished-restore.ts:');
});

test('setClusterAside throws while a process of the database runs', async () => {
  putWhole();
  await withOwner(async () => {
    expect(() => setClusterAside(folder.path, 'aside')).toThrow(/^The process \d+ of the present database still runs/);
  });
  expect(await emails()).toHaveLength(2);
});

test('putBack throws and keeps both databases while a server runs on the new database', async () => {
  putWhole();
  const { putBack } = setClusterAside(folder.path, 'aside');
  await withOwner(async () => {
    expect(putBack).toThrow(/^The process \d+ uses a new database in .*postgres, so .* stay in .*postgres\.aside: /);
    expect(existsSync(cluster)).toBe(true);
  });
  putBack();
  expect(await emails()).toHaveLength(2);
});

test('the server and the restore command report that files of the database are missing', async () => {
  putWhole();
  rmSync(join(cluster, 'PG_VERSION'));
  const server = startProcess({ DATA_DIR: folder.path });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^The embedded database is incomplete: see postgres\.log in DATA_DIR/);
  expect((await run('restore', backup, '--yes')).text).toMatch(/\nThe present database is incomplete .*"-- --discard"/);
  expect(await run('restore', backup, '--yes', '--discard')).toMatchObject({ code: 0 });
});

test('the restore command takes the list of deleted accounts from the discarded database, and says if there is no such list', async () => {
  putWhole();
  const key = 'ab'.repeat(32);
  await withOwner((client) =>
    client.query(`insert into app.erased values (decode('${key}', 'hex'), now(), now() + interval '1 day')`),
  );
  const kept = await run('restore', backup, '--yes', '--discard');
  expect(kept.text).not.toContain('deleted-accounts');
  expect(await withOwner(async (client) => (await client.query('select from app.erased')).rowCount)).toBe(1);
  rmSync(home, { recursive: true });
  expect((await run('restore', backup, '--yes')).text).toMatch(/nor a file deleted-accounts beside the backup/);
});

test('an account stays deleted or disabled if a restore is killed and repeated', async () => {
  putWhole();
  const key = 'cd'.repeat(32);
  const identity = `insert into app.identities (issuer, subject, user_id)
    select 'inward', 'before', user_id from app.users where email = 'before@mail.example'`;
  await withOwner((client) => client.query(identity));
  const withIdentity = (await run('backup')).text.split('\n')[0] ?? '';
  await withOwner((client) =>
    client.query(`insert into app.erased values (decode('${key}', 'hex'), now(), now() + interval '1 day');
      update app.identities set disabled_at = now()`),
  );
  const { child, ended } = launch('restore', withIdentity, '--yes', '--discard');
  const isAside = () => readdirSync(folder.path).some((name) => name.startsWith('postgres.before-restore-'));
  await expect.poll(() => isAside() && existsSync(join(cluster, 'postmaster.pid')), { interval: 2 }).toBe(true);
  child.kill('SIGKILL');
  await ended;
  const sentence = /^A restore was interrupted, so the database is not complete: run npm run restore .*\.$/m;
  const server = startProcess({ DATA_DIR: folder.path });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(sentence);
  expect((await run('admin', 'check')).text).toMatch(sentence);
  const done = await run('restore', withIdentity, '--yes');
  expect(done).toEqual({ code: 0, text: expect.stringMatching(/^Delete .*before-restore-.* when all is well\.$/m) });
  const kept = `select (select count(*) from app.erased where key = decode('${key}', 'hex'))::int as deleted,
    (select count(*) from app.identities where disabled_at is not null)::int as disabled`;
  expect(await withOwner(async (client) => (await client.query(kept)).rows)).toEqual([{ deleted: 1, disabled: 1 }]);
  expect(readdirSync(folder.path).filter((name) => name.startsWith('restore-unfinished'))).toEqual([]);
});

test.each([
  ['app.erased', 'deleted', { deleted: 0, disabled: 1 }],
  ['app.identities', 'disabled', { deleted: 1, disabled: 0 }],
])(
  'if %s is damaged, the restore command says that %s accounts are unknown, and restores the other list',
  async (table, what, kept) => {
    putWhole();
    const identity = `insert into app.identities (issuer, subject, user_id)
    select 'inward', 'before', user_id from app.users where email = 'before@mail.example'`;
    await withOwner((client) => client.query(identity));
    const withIdentity = (await run('backup')).text.split('\n')[0] ?? '';
    const path = await withOwner(async (client) => {
      await client.query(`insert into app.erased values (decode('${'ef'.repeat(32)}', 'hex'), now(), now() + interval '1 day');
      update app.identities set disabled_at = now()`);
      const { rows } = await client.query<{ path: string }>(`select pg_relation_filepath('${table}') as path`);
      return rows[0]?.path ?? '';
    });
    overwrite(path);
    const { code, text } = await run('restore', withIdentity, '--yes', '--discard');
    expect(code).toBe(0);
    const unknown = [...text.matchAll(/accounts were (deleted|disabled) after (?:it|the backup): such accounts/g)];
    expect(unknown.map(([, word]) => word)).toEqual([what]);
    const counts = `select (select count(*) from app.erased)::int as deleted,
    (select count(*) from app.identities where disabled_at is not null)::int as disabled`;
    expect(await withOwner(async (client) => (await client.query(counts)).rows)).toEqual([kept]);
  },
);

test('the restore command backs up the existing database first, even if its only account never opened the product', async () => {
  putWhole();
  await withOwner((client) =>
    client.query(`delete from app.users;
      insert into identity."user" (id, name, email, "emailVerified") values (gen_random_uuid(), '', 'a@mail.example', false)`),
  );
  expect((await run('restore', backup, '--yes')).text).toMatch(/^What was there before is in /m);
});

test('the restore command says when the master key of the backup replaces a different one', async () => {
  putWhole();
  expect((await run('restore', backup, '--yes')).text).not.toContain('master key');
  expect((await run('admin', 'secrets', 'rotate')).text).toMatch(/has a new master key\.\n/);
  expect((await run('restore', backup, '--yes')).text).toMatch(
    /^The master key of the backup.*is in use again\. .*secrets rotate again/m,
  );
});
