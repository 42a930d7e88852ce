import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { distributedTables } from '../distribute/tables.ts';
import { openDb } from '../open-db.ts';
import { deepPrompts, eveningPrompts } from '../prompts/prompt-texts.ts';
import { promptId } from './0002-prompts.ts';
import { inviteTables } from './tables/invite-tables.ts';
import { peopleTables } from './tables/people-tables.ts';
import { reminderTables } from './tables/reminder-tables.ts';
import { securityTables } from './tables/security-tables.ts';
import { themeTables } from './tables/theme-tables.ts';
import { tokenTables } from './tables/token-tables.ts';
import { writingTables } from './tables/writing-tables.ts';

const allTables = [
  ...peopleTables,
  ...writingTables,
  ...reminderTables,
  ...themeTables,
  ...inviteTables,
  ...securityTables,
  ...tokenTables,
];
/**
 * Tables that cannot be partitioned by owner, because their rows are static, have the identity as key, or belong to no
 * user.
 */
const ownerlessTables = ['prompts', 'identities', 'model_slots', 'model_calls', 'invites'];

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

test('each prompt has the same id on every installation', async () => {
  const rows = await database.query<{ id: string; question: string }>('select id, question from app.prompts');
  const questions = new Map(rows.map(({ id, question }) => [id, question]));
  expect(rows).toHaveLength(eveningPrompts.length + deepPrompts.length);
  expect(questions.get(promptId('evening', 0))).toBe(eveningPrompts[0]);
  expect(questions.get(promptId('deep', 17))).toBe(deepPrompts[17]);
  expect(promptId('deep', 17)).toBe('0000000d-0000-8000-8000-000000000011');
});

test('every table with an owner forces row-level security and has a policy', async () => {
  const rows = await database.query<{ name: string; on: boolean; forced: boolean; policies: number }>(`
    select c.relname as name, c.relrowsecurity as on, c.relforcerowsecurity as forced,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where n.nspname = 'app' and c.relkind in ('r', 'p') order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([
    'api_tokens',
    'days',
    'devices',
    'due_weeks',
    'identities',
    'model_weeks',
    'planned_messages',
    'reflections',
    'reminders',
    'security_events',
    'summaries',
    'summary_versions',
    'theme_corrections',
    'users',
  ]);
  expect(rows.filter(({ on, forced, policies }) => !on || !forced || policies < 1)).toEqual([]);
});

test('the database roles have only the privileges that the product needs', async () => {
  const grants = await database.query<{ grant: string }>(`
    select grantee || ' ' || privilege_type || ' ' || table_name as grant from information_schema.role_table_grants
    where table_schema = 'app' and grantee <> current_user and grantee <> 'postgres' order by 1`);
  const texts = grants.map(({ grant }) => grant);
  expect(texts.filter((text) => text.startsWith('inward_sweeper'))).toEqual([
    'inward_sweeper DELETE api_tokens',
    'inward_sweeper DELETE erased',
    'inward_sweeper DELETE invites',
    'inward_sweeper DELETE model_calls',
    'inward_sweeper DELETE planned_messages',
    'inward_sweeper DELETE security_events',
    'inward_sweeper INSERT planned_messages',
    'inward_sweeper SELECT due_weeks',
    'inward_sweeper SELECT erased',
    'inward_sweeper SELECT model_weeks',
    'inward_sweeper SELECT planned_messages',
    'inward_sweeper SELECT prompts',
    'inward_sweeper SELECT reminders',
  ]);
  expect(texts.filter((text) => text.includes('DELETE'))).toEqual([
    'inward_app DELETE api_tokens',
    'inward_app DELETE days',
    'inward_app DELETE devices',
    'inward_app DELETE due_weeks',
    'inward_app DELETE identities',
    'inward_app DELETE model_slots',
    'inward_app DELETE model_weeks',
    'inward_app DELETE planned_messages',
    'inward_app DELETE reflections',
    'inward_app DELETE reminders',
    'inward_app DELETE security_events',
    'inward_app DELETE summaries',
    'inward_app DELETE summary_versions',
    'inward_app DELETE theme_corrections',
    'inward_app DELETE users',
    'inward_operator DELETE invites',
    'inward_sweeper DELETE api_tokens',
    'inward_sweeper DELETE erased',
    'inward_sweeper DELETE invites',
    'inward_sweeper DELETE model_calls',
    'inward_sweeper DELETE planned_messages',
    'inward_sweeper DELETE security_events',
  ]);
  expect(texts.filter((text) => text.includes('prompts'))).toEqual([
    'inward_app SELECT prompts',
    'inward_sweeper SELECT prompts',
  ]);
  expect(texts.filter((text) => !/^inward_(app|sweeper|operator) (SELECT|INSERT|UPDATE|DELETE) /.test(text))).toEqual(
    [],
  );
});

test('the sweeper role cannot read names, e-mail addresses or texts of users', async () => {
  const columns = await database.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.column_privileges
    where table_schema = 'app' and grantee = 'inward_sweeper' and privilege_type = 'SELECT'
      and table_name in ('users', 'days', 'devices', 'reflections', 'summaries', 'summary_versions') order by 1`);
  expect(columns.map(({ name }) => name)).toEqual([
    'days.day',
    'days.deep_prompt_id',
    'days.evening_prompt_id',
    'days.row',
    'days.user_id',
    'devices.auth',
    'devices.p256dh',
    'devices.token',
    'devices.token_hash',
    'devices.updated_at',
    'devices.user_id',
    'users.ledger',
    'users.load_from',
    'users.time_zone',
    'users.user_id',
  ]);
});

test('the operator role can read only accounts, numbers and days of users', async () => {
  const columns = await database.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.column_privileges
    where table_schema = 'app' and grantee = 'inward_operator' and privilege_type = 'SELECT'
      and column_name not in ('user_id', 'week_start') and table_name not in ('identities', 'invites') order by 1`);
  expect(columns.map(({ name }) => name)).toEqual([
    'days.day',
    'due_weeks.failed',
    'model_weeks.failed',
    'reflections.submitted_at',
    'users.created_at',
    'users.email',
    'users.last_reflection_day',
    'users.total_reflections',
  ]);
});

test('the operator role can read neither names nor secrets of sign-ins', async () => {
  const columns = await database.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.column_privileges
    where table_schema = 'identity' and grantee = 'inward_operator' and privilege_type = 'SELECT' order by 1`);
  expect(columns.map(({ name }) => name)).toEqual([
    'session.updatedAt',
    'session.userId',
    'user.createdAt',
    'user.email',
    'user.id',
    'user.tokenEpoch',
  ]);
});

test('no table has a trigger or a foreign key to a table of users', async () => {
  const triggers = await database.query(`
    select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'app' and not t.tgisinternal`);
  expect(triggers).toEqual([]);
  const targets = await database.query<{ target: string }>(`
    select distinct confrelid::regclass::text as target from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where n.nspname = 'app' and contype = 'f'`);
  expect(targets).toEqual([{ target: 'app.prompts' }]);
});

test('no policy contains a subquery, which Citus does not accept on a distributed table', async () => {
  const policies = await database.query<{ name: string; text: string }>(`
    select p.polrelid::regclass || ' ' || p.polname as name,
      concat(pg_get_expr(p.polqual, p.polrelid), ' ', pg_get_expr(p.polwithcheck, p.polrelid)) as text
    from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'app' order by 1`);
  expect(policies.length).toBeGreaterThan(40);
  expect(policies.filter(({ text }) => /\bselect\b/i.test(text)).map(({ name }) => name)).toEqual([]);
});

test('keys and unique indexes of distributed tables begin with user_id, so that one worker can check them', async () => {
  const rows = await database.query<{ index: string; first: string }>(
    `
    select i.indexrelid::regclass::text as index, a.attname as first
    from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where i.indisunique and c.oid = any ($1::regclass[]) order by 1`,
    [distributedTables.map((table) => `app.${table}`)],
  );
  expect(rows.length).toBeGreaterThanOrEqual(distributedTables.length);
  expect(rows.filter(({ first }) => first !== 'user_id')).toEqual([]);
});

test('indexes of users’ tables begin with user_id, except the indexes on due times, device tokens and event times', async () => {
  const rows = await database.query<{ index: string; first: string }>(`
    select i.indexrelid::regclass::text as index, a.attname as first
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where n.nspname = 'app' and c.relname not in ('prompts', 'identities', 'model_slots', 'model_calls', 'erased', 'invites') order by 1`);
  expect(rows.length).toBeGreaterThan(8);
  expect(rows.filter(({ first }) => first !== 'user_id')).toEqual([
    { index: 'app.devices_by_token', first: 'token_hash' },
    { index: 'app.due_weeks_schedule', first: 'due_at' },
    { index: 'app.model_weeks_schedule', first: 'due_at' },
    { index: 'app.planned_messages_schedule', first: 'due_at' },
    { index: 'app.reminders_schedule', first: 'plan_at' },
    { index: 'app.security_events_age', first: 'at' },
  ]);
});

test('all tables of users can be partitioned by a hash of user_id', async () => {
  const empty = await createTestDatabase('empty');
  const client = new Client({ connectionString: empty.url });
  await client.connect();
  await client.query('create schema app');
  for (const { name, create, indexes } of allTables) {
    const isOwned = !ownerlessTables.includes(name);
    await client.query(isOwned ? `${create} partition by hash (user_id)` : create);
    if (isOwned) {
      for (const part of [0, 1]) {
        await client.query(
          `create table app.${name}_${part} partition of app.${name} for values with (modulus 2, remainder ${part})`,
        );
      }
    }
    for (const index of indexes) await client.query(index);
  }
  const { rows } = await client.query("select count(*)::int as n from pg_class where relkind = 'p'");
  expect(rows).toEqual([{ n: allTables.length - ownerlessTables.length }]);
  await client.end();
  await empty.remove();
});

test('the SQL function identity.erase_owner deletes only the sign-in of the transaction’s owner', async () => {
  const own = '0193f000-0000-7000-8000-000000000001';
  const others = '0193f000-0000-7000-8000-000000000002';
  for (const [owner, subject] of [
    [own, 'mine'],
    [others, 'theirs'],
  ]) {
    await database.query(`insert into identity."user" (id, name, email, "emailVerified") values ($1, '', $1, false)`, [
      subject,
    ]);
    await database.query(`insert into app.identities values ('inward', $2, $1)`, [owner, subject]);
  }
  const left = async () =>
    (await database.query<{ id: string }>(`select id from identity."user" order by 1`)).map(({ id }) => id);
  const db = openDb(database.variables.DATABASE_URL);
  const stranger = { issuer: 'inward', subject: 'theirs' };
  await db.asIdentity(stranger, (tx) => sql`select identity.erase_owner()`.execute(tx));
  expect(await left()).toEqual(['mine', 'theirs']);
  await db.asOwner(own, (tx) => sql`select identity.erase_owner()`.execute(tx));
  expect(await left()).toEqual(['theirs']);
  await expect(db.asSweeper((tx) => sql`select identity.erase_owner()`.execute(tx))).rejects.toMatchObject({
    code: '42501',
  });
  for (const table of ['identity."user"', 'identity.session']) {
    const peek = db.asOwner(own, (tx) => sql.raw(`delete from ${table}`).execute(tx));
    await expect(peek).rejects.toMatchObject({ code: '42501' });
  }
  await db.close();
});
