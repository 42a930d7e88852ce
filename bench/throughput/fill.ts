// Creates the users of bench/throughput.ts with their reflections. Rows are inserted day by day as in production, so
// that the rows of each user are scattered over the table.
import pg from 'pg';
import { secretsMigration } from '../../server/db/keys/secrets.ts';
import { migrate } from '../../server/db/migrate.ts';
import { migrations } from '../../server/db/migrations/index.ts';
import { identityMigrations } from '../../server/identity/builtin/migrations.ts';

export const issuer = { name: 'https://stand-in.example', subjectOf: (number: number) => `person-${number}` };

/** The day of the last reflections, a Sunday. */
export const lastDay = '2026-05-31';
export const YEAR_DAYS = 365;

export type Filling = {
  readonly asked: number;
  readonly others: number;
  /** The number of evenings of each of the `others`, who fill the large database and send no requests. */
  readonly othersDays: number;
};

const tables = ['app.reflections', 'app.days'] as const;

type Definition = { readonly drop: string; readonly make: string };

/** Return the statements that drop and create a table's indexes: inserting millions of rows without them is faster. */
async function indexesOf(client: pg.Client, table: string): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select format('alter table %s drop constraint %I', $1::text, conname) as drop,
       format('alter table %s add constraint %I %s', $1::text, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where conrelid = $1::regclass and contype in ('p', 'u')
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index i where indrelid = $1::regclass
       and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  return rows;
}

const people = `
  create temporary table people as
    select n, gen_random_uuid() as user_id, case when n <= $1::int then ${YEAR_DAYS} else $3::int end as days
    from generate_series(1, $1::int + $2::int) n`;

const identities = `
  insert into app.identities (issuer, subject, user_id)
  select '${issuer.name}', 'person-' || n, user_id from people`;

const users = `
  insert into app.users (user_id, email, first_name, last_name, ledger, load_from, longest_streak, total_reflections,
    last_reflection_day, week_start, week_count, created_at, updated_at)
  select user_id, n || '@example.com', 'Ada', 'Lovelace',
    jsonb_build_object('day', '${lastDay}', 'offset', 0, 'claimedAtMs',
      extract(epoch from timestamptz '${lastDay}T19:30:00Z')::bigint * 1000, 'claimedDay', '${lastDay}',
      'changes', '[]'::jsonb, 'bridgedOn', null, 'promptsShown', jsonb_build_object('evening', days, 'deep', 0)),
    date '${lastDay}' - 3, days, days, '${lastDay}', date '${lastDay}' - 6, least(days, 7), now(), now()
  from people`;

/** Inserts the evening that is `$1` days before the last day. */
const days = `
  insert into app.days (user_id, day, row, evening_prompt_id)
  select user_id, d.day, jsonb_build_object('day', d.day::text,
      'evening', jsonb_build_object('fromMs', d.ms + 64800000, 'untilMs', d.ms + 86399000),
      'deep', jsonb_build_object('fromMs', d.ms + 43200000, 'untilMs', d.ms + 43800000), 'deepMinute', 720,
      'issued', jsonb_build_array(jsonb_build_object('fromMs', d.ms + 64800000, 'untilMs', d.ms + 86399000,
        'type', 'evening', 'wasOpen', true)),
      'written', '["evening"]'::jsonb, 'isBridged', false, 'run', people.days - $1,
      'prompts', jsonb_build_object('evening', people.days - $1 - 1, 'deep', null)), d.prompt
  from people, lateral (select date '${lastDay}' - $1::int as day,
      extract(epoch from date '${lastDay}' - $1::int)::bigint * 1000 as ms,
      (select id from app.prompts where type = 'evening' and position = $1::int % 90) as prompt) d
  where people.days > $1`;

const words = 'Today I walked home along the river and noticed how quiet the evening had become. ';

const reflections = `
  insert into app.reflections (user_id, id, day, type, prompt_id, content, word_count, submitted_at, updated_at,
    available_from, available_until, timezone_offset, late, idempotency_key)
  select user_id, gen_random_uuid(), d.day, 'evening', d.prompt, repeat('${words}', 4) || n, 61,
    d.day + time '19:00' + n % 3000 * interval '1 second', d.day + time '19:00' + n % 3000 * interval '1 second',
    d.day + time '18:00', d.day + time '23:59:59', 0, false, gen_random_uuid()::text
  from people, lateral (select (date '${lastDay}' - $1::int) as day,
      (select id from app.prompts where type = 'evening' and position = $1::int % 90) as prompt) d
  where people.days > $1`;

/** The product's database user, which is subject to row-level security. */
const login = 'inward_bench';

export type Filled = {
  readonly url: string;
  readonly productUrl: string;
  readonly userIds: readonly string[];
  readonly reflections: number;
};

export async function fill(server: string, name: string, { asked, others, othersDays }: Filling): Promise<Filled> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [login]);
  if (rowCount === 0) await client.query(`create role ${login} login noinherit`);
  await migrate(client, [secretsMigration, ...identityMigrations, ...migrations]);
  // Skip the checks of foreign keys: all keys are valid, and the checks take longer than everything else.
  await client.query(
    "set session_replication_role = replica; set maintenance_work_mem = '512MB'; set timezone = 'UTC'",
  );
  const indexes = (await Promise.all(tables.map((table) => indexesOf(client, table)))).flat();
  for (const { drop } of indexes) await client.query(drop);
  await client.query(people, [asked, others, othersDays]);
  await client.query(identities);
  await client.query(users);
  for (let ago = YEAR_DAYS - 1; ago >= 0; ago -= 1) {
    await client.query(days, [ago]);
    await client.query(reflections, [ago]);
  }
  for (const { make } of indexes) await client.query(make);
  for (const table of ['app.users', 'app.identities', ...tables]) await client.query(`vacuum analyze ${table}`);
  await client.query('checkpoint');
  const { rows } = await client.query<{ user_id: string }>('select user_id from people where n <= $1 order by n', [
    asked,
  ]);
  const { rows: counted } = await client.query<{ count: number }>('select count(*)::int as count from app.reflections');
  await client.end();
  const productUrl = Object.assign(new URL(url), { username: login }).href;
  return { url, productUrl, userIds: rows.map(({ user_id }) => user_id), reflections: counted[0]?.count ?? 0 };
}
