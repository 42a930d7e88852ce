import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reflection } from '../core/contract/reflection.ts';
import { openDatabase } from '../server/db/open-database.ts';
import { openDb } from '../server/db/open-db.ts';
import { productMigrations } from '../server/product-migrations.ts';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from '../testing/pgbouncer.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { currentWindow, eveningOffset, signUpByApi } from './support/api-user.ts';
import { freePort, startProcess } from './support/server-process.ts';

const program = findPgbouncer();
if (program === null) console.error('NOT TESTED: PgBouncer is not installed (Debian: apt-get install pgbouncer).');

/** Connect to a database. `hangUp` closes the connection abruptly, as a killed server does. */
async function connect(url: string): Promise<{ readonly client: pg.Client; readonly hangUp: () => void }> {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, stream: () => socket });
  client.on('error', () => {});
  await client.connect();
  return { client, hangUp: () => socket.destroy() };
}

const owners = Array.from({ length: 8 }, () => randomUUID());
let folder: ReturnType<typeof temporaryFolder>;
let database: TestDatabase;
/** A pooler with one connection to PostgreSQL, on which the transactions of all users run one after another. */
let narrow: Pgbouncer;
let narrowUrl: string;

describe.skipIf(program === null)('behind PgBouncer in transaction mode', () => {
  beforeAll(async () => {
    folder = temporaryFolder('pooler');
    database = await createTestDatabase();
    narrow = await startPgbouncer(program ?? '', database.url, ['default_pool_size = 1']);
    narrowUrl = narrow.through(database.variables.DATABASE_URL);
    await database.query(`
      create table app.notes (user_id uuid not null, text text not null);
      alter table app.notes enable row level security;
      alter table app.notes force row level security;
      create policy owner on app.notes to inward_app
        using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
      grant select, insert on app.notes to inward_app`);
    for (const owner of owners) await database.query('insert into app.notes values ($1, $2)', [owner, `of ${owner}`]);
  });

  afterAll(async () => {
    await narrow?.stop();
    await database?.remove();
    folder?.remove();
  });

  const ownersOf = `select user_id from app.notes where text <> $1`;

  test('behind a pooler, no user sees a row of another user, whatever earlier users did on the shared connection', async () => {
    const servers = [openDb(narrowUrl, { most: 8 }), openDb(narrowUrl, { most: 8 })];
    const read = sql<{ user_id: string }>`select user_id from app.notes where text <> ${'none'}`;
    const turn = async (owner: string, count: number) => {
      const db = servers[count % 2] ?? openDb(narrowUrl);
      const failing = count % 2 ? sql`select 1/0` : sql`select ${'a'}::int`;
      if (count % 5 < 2) await expect(db.asOwner(owner, (tx) => failing.execute(tx))).rejects.toThrow();
      const from = count % 3 === 0 ? db.asOwner : db.readAsOwner;
      const { rows } = await from(owner, (tx) => read.execute(tx));
      expect(rows).toEqual([{ user_id: owner }]);
      const nobody = await db.asIdentity({ issuer: 'i', subject: owner }, (tx) => read.execute(tx));
      expect(nobody.rows).toEqual([]);
    };
    await Promise.all(
      owners.map(async (owner) => {
        for (let count = 0; count < 12; count += 1) await turn(owner, count);
      }),
    );
    // A client that disconnects in the middle of its transaction must leave no settings on the connection.
    const leaver = await connect(narrowUrl);
    await leaver.client.query(`begin; set local role inward_app; set local app.user_id = '${owners[0]}'`);
    leaver.hangUp();
    const { client: next } = await connect(narrowUrl);
    await expect(next.query(ownersOf, ['none'])).rejects.toMatchObject({ code: '42501' });
    await next.end();
    for (const db of servers) await db.close();
  });

  test('control: a setting that outlives its transaction shows one user’s rows to the next user', async () => {
    const [{ client: careless }, { client: next }] = [await connect(narrowUrl), await connect(narrowUrl)];
    await careless.query(`begin; set role inward_app; set app.user_id = '${owners[0]}'; commit`);
    expect((await next.query(ownersOf, ['none'])).rows).toEqual([{ user_id: owners[0] }]);
    await careless.query('reset role; reset app.user_id');
    await careless.end();
    await next.end();
  });

  const open = (databaseUrl: string, migrationDatabaseUrl: string | null) =>
    openDatabase(
      { dataDir: folder.path, databaseUrl, migrationDatabaseUrl, masterKeyFile: database.variables.MASTER_KEY_FILE },
      { migrations: productMigrations, log: recordingLog(), onLost: () => {} },
    );

  test('the server rejects a migration URL that leads to a pooler in transaction mode', async () => {
    const shared = narrow.through(database.url);
    await expect(open(narrowUrl, shared)).rejects.toThrow(
      /^MIGRATION_DATABASE_URL leads to a pooler in transaction mode/,
    );
    await expect(open(shared, null)).rejects.toThrow(/^DATABASE_URL leads to a pooler in transaction mode: set MIGR/);
    const bySession = await startPgbouncer(program ?? '', database.url, ['pool_mode = session']);
    await open(narrowUrl, bySession.through(database.url));
    await bySession.stop();
  });

  test('behind a pooler, the database stops a query whose client has disconnected', async () => {
    await open(narrowUrl, database.url);
    const wide = await startPgbouncer(program ?? '', database.url);
    const leaver = await connect(wide.through(database.variables.DATABASE_URL));
    const asleep = async () =>
      (await database.query(`select from pg_stat_activity where query = 'select pg_sleep(77)'`)).length;
    leaver.client.query('select pg_sleep(77)').catch(() => {});
    await expect.poll(asleep).toBe(1);
    leaver.hangUp();
    await expect.poll(asleep).toBe(0);
    await wide.stop();
  });

  test('two servers that share two pooled connections serve sign-ups, writes and reads', async () => {
    const pooler = await startPgbouncer(program ?? '', database.url, ['default_pool_size = 2']);
    const offset = eveningOffset(Date.now());
    const DATABASE_URL = pooler.through(database.variables.DATABASE_URL);
    const env = { ...database.variables, DATABASE_URL, PROXIES: '1' };
    const start = async () => startProcess({ dataDir: folder.path, port: await freePort(), env });
    const servers = await Promise.all([start(), start()]);
    const evening = async (index: number) => {
      const address = { 'x-forwarded-for': `10.0.0.${index}` };
      const url = servers[index % 2]?.url ?? '';
      const person = await signUpByApi(url, `${randomUUID()}@mail.example`, { origin: url, ...address });
      const { window, prompt } = await currentWindow(person, offset);
      const { isActive: _isActive, ...bounds } = window;
      const body = { ...bounds, promptId: prompt?.id, content: 'First words.', timezoneOffset: offset };
      const submitted = await person.call('POST', '/api/reflections', body, { 'idempotency-key': randomUUID() });
      expect(submitted.status).toBe(201);
      const { id } = submitted.body as Reflection;
      for (let count = 0; count < 5; count += 1) {
        const content = `Words number ${count} of person ${index}.`;
        expect((await person.call('PUT', `/api/reflections/${id}`, { content })).status).toBe(200);
        const { body } = await person.call('GET', '/api/reflections');
        expect(body).toEqual([expect.objectContaining({ id, content })]);
      }
    };
    await Promise.all(Array.from({ length: 6 }, (_, index) => evening(index)));
    for (const server of servers) expect(await server.kill('SIGTERM')).toBe(0);
    await pooler.stop();
  });
});
