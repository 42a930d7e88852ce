import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordingLog } from '../../testing/recording-log.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { identityMigrations } from '../identity/builtin/migrations.ts';
import { migrations } from './migrations/index.ts';
import { openDatabase } from './open-database.ts';
import { openDb } from './open-db.ts';

const folder = temporaryFolder('open-database');
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.remove());
afterAll(() => folder.remove());

async function open(
  databaseUrl: string | null,
  migrationDatabaseUrl: string | null = null,
  masterKeyFile: string | null = databaseUrl && join(folder.path, new URL(databaseUrl).pathname),
) {
  const log = recordingLog();
  const config = { dataDir: folder.path, databaseUrl, migrationDatabaseUrl, masterKeyFile };
  const all = [...identityMigrations, ...migrations];
  const opened = await openDatabase(config, { migrations: all, log, onLost: () => {} });
  return { ...opened, warnings: log.lines.filter(({ level }) => level === 'warn').map(({ event }) => event) };
}

const withUser = (url: string, username: string) => Object.assign(new URL(url), { username }).href;

describe('the product’s database user in the embedded database', () => {
  let opened: Awaited<ReturnType<typeof open>>;
  let client: pg.Client;

  beforeAll(async () => {
    opened = await open(null);
    client = new pg.Client({ connectionString: opened.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await opened.stop();
  });

  it('the product’s database user has no superuser rights', async () => {
    const { rows } = await client.query(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit
       from pg_roles where rolname = session_user`,
    );
    expect(rows.map((row) => Object.values(row))).toEqual([[false, false, false, false, false, false]]);
  });

  it.each([
    ['read a journal', 'select content from app.reflections'],
    ['read the root secret', 'select value from inward_private.secrets'],
    ['switch row-level security off', 'alter table app.reflections no force row level security'],
    ['add a policy', 'create policy open on app.reflections using (true)'],
    ['take the role of the superuser', 'set role inward'],
    ['create a function', 'create function identity.peek() returns int language sql as $$ select 1 $$'],
    ['read a file of the machine', `select pg_read_file('/etc/passwd')`],
    ['run a program', `copy (select 1) to program 'true'`],
  ])('the product’s database user may not %s', async (_what, statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('the product’s database user may read accounts, because their tables have no row-level security', async () => {
    expect((await client.query('select 1 from identity."user"')).rows).toEqual([]);
  });
});

describe('the database that DATABASE_URL names', () => {
  it('an external database is used without a warning if the user of DATABASE_URL has no special rights', async () => {
    const { DATABASE_URL, MIGRATION_DATABASE_URL } = database.variables;
    expect((await open(DATABASE_URL, MIGRATION_DATABASE_URL)).warnings).toEqual([]);
  });

  it('an external database can be set up by an owner who may not create roles, and used by another user', async () => {
    const empty = await createTestDatabase('empty');
    const owner = `owner_${process.pid}`;
    await empty.query(`create role ${owner} login; grant pg_read_all_stats to ${owner}`);
    await empty.query(`alter database ${new URL(empty.url).pathname.slice(1)} owner to ${owner}`);
    const opened = await open(empty.variables.DATABASE_URL, withUser(empty.url, owner));
    expect(opened.warnings).toEqual([]);
    const db = openDb(opened.url, { ownerUrl: opened.ownerUrl });
    const user = '0193f000-0000-7000-8000-000000000001';
    expect(await db.asOwner(user, (tx) => tx.selectFrom('app.users').selectAll().execute())).toEqual([]);
    expect(await db.eraseTraces()).toBe('partly');
    await db.close();
    await empty.query(`reassign owned by ${owner} to inward; drop owned by ${owner}; drop role ${owner}`);
    await empty.remove();
  });

  it('an owner with the rights that docs/running.md lists erases deleted text everywhere but in the statistics', async () => {
    const empty = await createTestDatabase('empty');
    const owner = `owner_${process.pid}`;
    await empty.query(`create role ${owner} login; grant pg_monitor, pg_checkpoint to ${owner}`);
    await empty.query(`alter database ${new URL(empty.url).pathname.slice(1)} owner to ${owner}`);
    await empty.query(`grant execute on function pg_switch_wal() to ${owner}`);
    const opened = await open(empty.variables.DATABASE_URL, withUser(empty.url, owner));
    const db = openDb(opened.url, { ownerUrl: opened.ownerUrl });
    expect(await db.eraseTraces()).toBe('allButStatistics');
    await db.close();
    await empty.query(`reassign owned by ${owner} to inward; drop owned by ${owner}; drop role ${owner}`);
    await empty.remove();
  });

  it('an external database causes one warning if the user of DATABASE_URL is a superuser', async () => {
    expect((await open(database.url)).warnings).toEqual([
      'DATABASE_URL signs in as a superuser, and row-level security does not bind superusers: set MIGRATION_DATABASE_URL to the owner of the database, and DATABASE_URL to a user without rights (docs/running.md).',
    ]);
  });

  it.each([
    [
      'the owner of a table',
      (name: string) => `alter table app.users owner to ${name}`,
      /^DATABASE_URL signs in as the owner/,
    ],
    ['a member of a superuser', (name: string) => `grant inward to ${name}`, /^DATABASE_URL signs in as a superuser/],
  ])('an external database causes one warning if the user of DATABASE_URL is %s', async (_what, statement, warning) => {
    const name = `user_${process.pid}`;
    await database.query(`create role ${name} login noinherit; ${statement(name)}`);
    const { warnings } = await open(withUser(database.url, name), database.url);
    expect(warnings).toEqual([expect.stringMatching(warning)]);
    await database.query(`reassign owned by ${name} to inward; drop owned by ${name}; drop role ${name}`);
  });

  it('an external database causes a warning if its log may quote users’ text and the user may not change the log settings', async () => {
    const name = new URL(database.url).pathname.slice(1);
    await database.query(`alter database ${name} set log_error_verbosity = verbose`);
    const { DATABASE_URL, MIGRATION_DATABASE_URL } = database.variables;
    expect((await open(DATABASE_URL, MIGRATION_DATABASE_URL)).warnings).toEqual([
      expect.stringMatching(/^the database may write words of users into its own log/),
    ]);
    expect((await open(database.url)).warnings).toEqual([expect.stringMatching(/superuser/)]);
  });

  it('an external database is refused if DATABASE_URL names a user who may not create tables', async () => {
    await expect(open(database.variables.DATABASE_URL)).rejects.toThrow(
      /^The user of DATABASE_URL may not set the database up: set MIGRATION_DATABASE_URL to the owner/,
    );
  });

  it('an external database is refused if MIGRATION_DATABASE_URL names a different database', async () => {
    const empty = await createTestDatabase('empty');
    await expect(open(empty.variables.DATABASE_URL, database.url)).rejects.toThrow(/name different databases/);
    await empty.remove();
  });
});
