import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { StartFault } from '../errors/start-fault.ts';
import { insertIdentity } from '../features/users/identity-store.ts';
import { identityMigrations } from '../identity/builtin/migrations.ts';
import { readSecrets, secretsMigration } from './keys/secrets.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import { openDb } from './open-db.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase('empty');
});

afterEach(() => database.remove());

async function withClient<T>(work: (client: pg.Client) => Promise<T>, user?: string): Promise<T> {
  const url = new URL(database.url);
  if (user) url.username = user;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const run = (list: readonly Migration[], user?: string) => withClient((client) => migrate(client, list), user);
const step = (name: string, statement: string): Migration => ({
  name,
  up: async (tx) => {
    await sql.raw(statement).execute(tx);
  },
});
const applied = async () =>
  (await database.query<{ name: string }>('select name from inward_private.migrations order by applied_at, name')).map(
    ({ name }) => name,
  );

const guarded = (table: string) => `
  create table app.${table} (user_id uuid primary key);
  alter table app.${table} enable row level security;
  alter table app.${table} force row level security;`;

describe('migrations', () => {
  it('migrations are applied once when three servers start at the same time', async () => {
    const all = [secretsMigration, ...identityMigrations, ...migrations];
    await Promise.all([run(all), run(all), run(all)]);
    expect(await applied()).toEqual(all.map(({ name }) => name).sort());
  });

  it('all migrations are rolled back if one of them fails', async () => {
    const list = [step('one', 'create table app.one (id int)'), step('two', 'select 1/0')];
    await expect(run(list)).rejects.toThrow();
    const left = await database.query(`select 1 from pg_namespace where nspname in ('app', 'inward_private')`);
    expect(left).toEqual([]);
  });

  it('only the missing migrations are applied to a database of an older version', async () => {
    await run([step('one', 'create table app.one (id int)')]);
    await run([step('one', 'create table app.one (id int)'), step('two', 'create table app.two (id int)')]);
    expect(await applied()).toEqual(['one', 'two']);
  });

  it('migration 0004 stores each existing summary as version 0', async () => {
    const before = migrations.findIndex(({ name }) => name === '0004-summary-versions');
    await run([secretsMigration, ...identityMigrations, ...migrations.slice(0, before)]);
    await database.query(`
      insert into app.summaries values (gen_random_uuid(), gen_random_uuid(), '2026-03-02', 'Week of March 2, 2026: Rain',
        'It rained.', '{Rain}', 4, 1, false, '2026-03-09T02:00:00Z')`);
    await run([secretsMigration, ...identityMigrations, ...migrations]);
    const rows = await database.query(`
      select v.title, v.long_summary, v.key_themes, v.reflection_count, v.evidence, s.version, s.announced_at = s.generated_at as is_announced
      from app.summaries s join app.summary_versions v using (user_id, week_start, version)`);
    expect(rows).toEqual([
      {
        title: 'Week of March 2, 2026: Rain',
        long_summary: 'It rained.',
        key_themes: ['Rain'],
        reflection_count: 4,
        evidence: null,
        version: 0,
        is_announced: true,
      },
    ]);
  });

  it('migration 0014 plans the messages of the old job queue and drops the queue', async () => {
    const before = migrations.findIndex(({ name }) => name === '0014-jobs-in-tables');
    await run([secretsMigration, ...identityMigrations, ...migrations.slice(0, before)]);
    // User 1 waits for the message, user 2 has received it, user 3 has no device.
    await database.query(`
      create schema jobs;
      create table jobs.job (name text, state text, data jsonb);
      create temporary table u as select n, gen_random_uuid() as id from generate_series(1, 3) n;
      insert into app.summaries (user_id, id, week_start, generation, remade, generated_at, announced_at)
        select id, id, '2026-03-02', 1, false, now(), case n when 2 then now() end from u;
      insert into app.reminders (user_id, zone_offset, plan_at) select id, -120, case when n < 3 then now() end from u;
      insert into jobs.job select 'summary-ready', case n when 2 then 'completed' else 'created' end,
        jsonb_build_object('userId', id, 'weekStart', '2026-03-02') from u;
      create table public.waiting as select id from u where n = 1`);
    await run([secretsMigration, ...identityMigrations, ...migrations]);
    const [message, ...others] = await database.query<{ day: string; due_at: Date; until_at: Date }>(`
      select m.day::text, m.due_at, m.until_at from app.planned_messages m join public.waiting w on w.id = m.user_id
        where m.kind = 'summary'`);
    expect(others).toEqual([]);
    const midnightMs = Date.parse(`${message?.day}T00:00:00+02:00`);
    expect(message?.until_at.getTime()).toBe(midnightMs + 86_400_000);
    expect(message?.due_at.getTime()).toBeGreaterThanOrEqual(midnightMs + 8 * 3_600_000);
    expect(await database.query('select 1 from app.planned_messages')).toHaveLength(1);
    expect(await database.query('select 1 from app.summaries where announced_at is null')).toEqual([]);
    expect(await database.query(`select 1 from pg_namespace where nspname = 'jobs'`)).toEqual([]);
  });

  it('migration 0017 replaces stored session tokens with their digests and schedules the erasure of the tokens', async () => {
    const before = migrations.findIndex(({ name }) => name === '0017-session-digests');
    await run([secretsMigration, ...identityMigrations, ...migrations.slice(0, before)]);
    await database.query(`
      insert into identity."user" (id, name, email, "emailVerified") values ('u', '', 'u@mail.example', false);
      insert into identity.session (id, "expiresAt", token, "updatedAt", "userId") values ('s', now(), 'abc', now(), 'u')`);
    await run([secretsMigration, ...identityMigrations, ...migrations]);
    const token = createHash('sha256').update('abc').digest('hex');
    expect(await database.query('select token from identity.session')).toEqual([{ token }]);
    expect(await database.query('select from app.traces')).toHaveLength(1);
  });

  it('the migration of a database of a newer version is refused', async () => {
    await run([step('one', 'select 1'), step('two', 'select 1')]);
    await expect(run([step('one', 'select 1')])).rejects.toThrow(/newer version of Inward \(two\)/);
  });

  it('the root secret is created once and never changes', async () => {
    await run([secretsMigration]);
    const first = await withClient(readSecrets);
    await run([secretsMigration]);
    const second = await withClient(readSecrets);
    expect(second.identity).toBe(first.identity);
    expect(second.deepChance('x', '2026-03-04', 0)).toEqual(first.deepChance('x', '2026-03-04', 0));
    expect(first.deepChance('x', '2026-03-04', 0)).not.toEqual(first.deepChance('y', '2026-03-04', 0));
  });

  it('migration 0013 deletes all stored secrets except the root secret, and keeps the deep windows of stored days', async () => {
    const before = migrations.findIndex(({ name }) => name === '0013-no-deep-chain');
    await run([secretsMigration, ...identityMigrations, ...migrations.slice(0, before)]);
    await database.query(
      `insert into app.days (user_id, day, row) values (gen_random_uuid(), '2026-03-02', '{"deepMinute": 600}')`,
    );
    await run([secretsMigration, ...identityMigrations, ...migrations]);
    expect(await database.query('select name from inward_private.secrets')).toEqual([{ name: 'root' }]);
    expect(await database.query('select row from app.days')).toEqual([{ row: { deepMinute: 600 } }]);
  });
});

describe('the isolation of users', () => {
  it.each([
    ['off', 'create table app.open (user_id uuid primary key)'],
    [
      'on but not forced',
      'create table app.open (user_id uuid primary key); alter table app.open enable row level security',
    ],
  ])('a start is refused when row-level security of a table of users is %s', async (_what, statement) => {
    const attempt = run([step('one', statement)]);
    await expect(attempt).rejects.toThrow('FORCE ROW LEVEL SECURITY is off on app.open');
    await expect(attempt).rejects.toBeInstanceOf(StartFault);
  });

  it('a start is refused when the application’s role owns a table', async () => {
    const owned = `${guarded('mine')} grant create on schema app to inward_app; alter table app.mine owner to inward_app;`;
    await expect(run([step('one', owned)])).rejects.toThrow(/inward_app must not/);
  });
});

describe('a database user without administrator rights', () => {
  const name = `plain_${process.pid}`;

  beforeEach(async () => {
    await run([]);
    await database.query(`create role ${name} login`);
    await database.query(
      'drop schema app, inward_private cascade; grant create on database ' +
        `${new URL(database.url).pathname.slice(1)} to ${name}`,
    );
  });

  afterEach(() => database.query(`drop owned by ${name}; drop role ${name}`));

  it('a database user that may not create roles gets an error with the statements for an administrator', async () => {
    await expect(run([], name)).rejects.toThrow(
      /may not create roles: .*create role inward_app nologin.*grant inward_app/,
    );
  });

  it('a database user that may not create roles can apply all migrations after an administrator has granted the roles', async () => {
    await database.query(`grant inward_app, inward_sweeper, inward_operator to ${name}`);
    await run([secretsMigration, ...identityMigrations, ...migrations], name);
    expect(await applied()).toContain(secretsMigration.name);
  });

  it('users can delete only their own sign-in in a database whose owner has no administrator rights', async () => {
    await database.query(`grant inward_app, inward_sweeper, inward_operator to ${name}`);
    await run([secretsMigration, ...identityMigrations, ...migrations], name);
    const db = openDb(Object.assign(new URL(database.url), { username: name }).href);
    const owners = { mine: '0193f000-0000-7000-8000-000000000001', theirs: '0193f000-0000-7000-8000-000000000002' };
    for (const [subject, owner] of Object.entries(owners)) {
      const insert = `insert into identity."user" (id, name, email, "emailVerified") values ($1, '', $1, false)`;
      await database.query(insert, [subject]);
      await db.asIdentity({ issuer: 'inward', subject }, (tx) =>
        insertIdentity(tx, { issuer: 'inward', subject }, owner),
      );
    }
    await db.asOwner(owners.mine, (tx) => sql`select identity.erase_owner()`.execute(tx));
    expect(await database.query('select id from identity."user"')).toEqual([{ id: 'theirs' }]);
    await db.close();
  });
});
