// `npm run bench`: finding the people whose week is due, among a million people and with only those due in the table.
// Both databases lie on one server and are asked in turn, so that the ratio hardly depends on the machine.
import pg from 'pg';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { openDb } from '../server/db/open-db.ts';
import { secretsMigration } from '../server/db/secrets.ts';
import { type DueWeek, pageOfDueWeeks } from '../server/features/summaries/due-week-store.ts';
import { identityMigrations } from '../server/identity/builtin/migrations.ts';
import { startSystemPostgres } from '../testing/system-postgres.ts';

const PEOPLE = 1_000_000;
const DUE_PERCENT = 2;
const RATIO_MAX = 1.1;
const ROUNDS = 41;
const PAGE = 500;
const now = new Date('2026-03-09T03:00:00Z');

/** People in no order at all: who is due lies anywhere in the table. The others' weeks end in the days to come. */
const fill = (only: 'due' | 'all') => `
  insert into app.due_weeks (user_id, week_start, due_at, generation)
  select gen_random_uuid(), date '2026-03-02',
    case when is_due then timestamptz '2026-03-09T02:00:00Z' + n % 7 * interval '1 minute'
      else timestamptz '2026-03-16T00:00:00Z' + n % 1440 * interval '1 minute' end, 1
  from (select n, hashint4(n) % 100 between 0 and ${DUE_PERCENT - 1} as is_due
    from generate_series(1, ${2 * PEOPLE}) n where hashint4(n) >= 0 limit ${PEOPLE}) people
  ${only === 'due' ? 'where is_due' : ''}`;

async function prepare(server: string, name: string, only: 'due' | 'all') {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(client, [secretsMigration, ...identityMigrations, ...migrations]);
  await client.query(fill(only));
  await client.query('vacuum analyze app.due_weeks');
  await client.end();
  return openDb(url, { most: 1 });
}

/** The sweep's own search, page by page to the end. */
async function sweep(db: Awaited<ReturnType<typeof prepare>>): Promise<{ ms: number; found: number }> {
  const began = performance.now();
  let found = 0;
  for (let after: DueWeek | null = null; ; ) {
    const last: DueWeek | null = after;
    const page: DueWeek[] = await db.asSweeper((tx) => pageOfDueWeeks(tx, now, last, PAGE));
    found += page.length;
    after = page.at(-1) ?? null;
    if (page.length < PAGE) return { ms: performance.now() - began, found };
  }
}

const server = await startSystemPostgres();
if (server === null) {
  console.log('FAILED sweep: no PostgreSQL is installed on this machine');
  process.exit(1);
}
let ratio = Number.POSITIVE_INFINITY;
try {
  const few = await prepare(server.url, 'few', 'due');
  const all = await prepare(server.url, 'everybody', 'all');
  const [fewMs, allMs]: [number[], number[]] = [[], []];
  const [{ found: due }, { found }] = [await sweep(few), await sweep(all)];
  for (let round = 0; round < ROUNDS; round += 1) {
    fewMs.push((await sweep(few)).ms);
    allMs.push((await sweep(all)).ms);
  }
  // The fastest rounds: whatever else the machine does only ever adds.
  const [one, other] = [Math.min(...fewMs), Math.min(...allMs)];
  ratio = found === due && due > PEOPLE / 100 ? other / one : Number.POSITIVE_INFINITY;
  console.log(
    `${ratio <= RATIO_MAX ? 'ok    ' : 'FAILED'} sweep: ${found} due among ${PEOPLE} people to ${due} due alone (${other.toFixed(0)} and ${one.toFixed(0)} ms): ${ratio.toFixed(2)} of ${RATIO_MAX}`,
  );
  await few.close();
  await all.close();
} finally {
  await server.stop();
}
process.exit(ratio <= RATIO_MAX ? 0 : 1);
