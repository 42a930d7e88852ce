import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

const owner = '0193f000-0000-7000-8000-000000000001';
const subject = '01a1feb6-8ff2-70e3-bcf3-303479722149';

let database: TestDatabase;
let client: Client;

/** The number of other users. With so many users, the planner prefers an index. */
const others = 5_000;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  const ids = `select md5(n::text) id, n from generate_series(1, ${others}) n union all select '${subject}', 0`;
  await client.query(`
    insert into identity."user" (id, name, email, "emailVerified") select id, '', id, false from (${ids}) i;
    insert into app.identities
      select 'inward', id, case n when 0 then '${owner}' else gen_random_uuid() end from (${ids}) i;
    insert into identity.verification (id, identifier, value, "expiresAt")
      select id, id, case when n % 2 = 0 then id else jsonb_build_object('userId', id)::text end, now() from (${ids}) i;
    insert into identity.verification (id, identifier, value, "expiresAt")
      select 'json', 'json', jsonb_build_object('link', jsonb_build_object('userId', '${subject}'))::text, now();
    insert into identity.verification (id, identifier, value, "expiresAt") values ('long', 'long', repeat('x', 9000), now());
    analyze identity."user", identity.verification, app.identities;`);
  await client.query(`select set_config('app.user_id', $1, false)`, [owner]);
});
afterAll(async () => {
  await client.end();
  await database.remove();
});

test('the SQL function identity.erase_owner scans no table sequentially', async () => {
  const { rows } = await client.query<{ source: string }>(
    `select prosrc as source from pg_proc where oid = 'identity.erase_owner'::regproc`,
  );
  const statements = (rows[0]?.source ?? '').split(';').filter((statement) => statement.trim() !== '');
  expect(statements.length).toBeGreaterThan(0);
  for (const statement of statements) {
    const plan = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${statement}`);
    const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index/);
    expect(text).not.toContain('Seq Scan');
  }
});

test('the SQL function identity.erase_owner deletes exactly the verification records with the owner’s id', async () => {
  const count = async (table: string) =>
    (await client.query<{ n: number }>(`select count(*)::int n from ${table}`)).rows[0]?.n;
  await client.query('select identity.erase_owner()');
  const left = await client.query(
    `select id from identity.verification where value like '%${subject}%' or id = 'long'`,
  );
  expect(left.rows).toEqual([{ id: 'long' }]);
  expect([await count('identity.verification'), await count('identity."user"')]).toEqual([others + 1, others]);
});
