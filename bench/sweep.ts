// `npm run bench -- sweep` compares the time to claim due weeks in two tables: one with the weeks of a million users,
// and one with only the due weeks. The ratio hardly depends on the machine.
import pg from 'pg';
import { secretsMigration } from '../server/db/keys/secrets.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { openDb } from '../server/db/open-db.ts';
import { claimDueWeek } from '../server/features/summaries/due-week-store.ts';
import { identityMigrations } from '../server/identity/builtin/migrations.ts';
import { startSystemPostgres } from '../testing/system-postgres.ts';
import { reportAtMost } from './report.ts';

const USERS = 1_000_000;
const DUE_PERCENT = 2;
const RATIO_MAX = 1.1;
const ROUNDS = 41;
const CLAIMS = 200;
const lease = { now: new Date('2026-03-09T03:00:00Z'), until: new Date('2026-03-09T03:02:00Z') };

/** Return a statement that inserts due weeks. With 'all', it also inserts many weeks that are due a week later. */
const fill = (only: 'due' | 'all') => `
  insert into app.due_weeks (user_id, week_start, due_at, generation)
  select gen_random_uuid(), date '2026-03-02',
    case when is_due then timestamptz '2026-03-09T02:00:00Z' + n % 7 * interval '1 minute'
      else timestamptz '2026-03-16T00:00:00Z' + n % 1440 * interval '1 minute' end, 1
  from (select n, hashint4(n) % 100 between 0 and ${DUE_PERCENT - 1} as is_due
    from generate_series(1, ${2 * USERS}) n where hashint4(n) >= 0 limit ${USERS}) people
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

/** Claim weeks one after another, as workers do. Then roll the transaction back. */
async function claimMany(db: Awaited<ReturnType<typeof prepare>>): Promise<{ ms: number; claimed: number }> {
  let claimed = 0;
  let ms = 0;
  const undo = new Error('undo');
  const work = db.asSweeper(async (tx) => {
    const began = performance.now();
    while (claimed < CLAIMS && (await claimDueWeek(tx, lease, 6)) !== null) claimed += 1;
    ms = performance.now() - began;
    throw undo;
  });
  await work.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return { ms, claimed };
}

const server = await startSystemPostgres();
if (server === null) {
  console.log('FAILED sweep: no PostgreSQL is installed on this machine');
  process.exit(1);
}
let ratio = Number.POSITIVE_INFINITY;
try {
  const few = await prepare(server.url, 'few', 'due');
  const all = await prepare(server.url, 'everyone', 'all');
  const [fewMs, allMs]: [number[], number[]] = [[], []];
  let isComplete = true;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await claimMany(few), await claimMany(all)];
    isComplete &&= one.claimed === CLAIMS && other.claimed === CLAIMS;
    fewMs.push(one.ms);
    allMs.push(other.ms);
  }
  // Compare the fastest rounds, because other load on the machine only adds time.
  const [one, other] = [Math.min(...fewMs), Math.min(...allMs)];
  ratio = isComplete ? other / one : Number.POSITIVE_INFINITY;
  reportAtMost(
    {
      name: `${CLAIMS} claims with ${DUE_PERCENT}% due among ${USERS} users, to those due alone`,
      value: ratio,
      digits: 2,
    },
    RATIO_MAX,
    ` (${other.toFixed(0)} to ${one.toFixed(0)} ms)`,
  );
  await few.close();
  await all.close();
} finally {
  await server.stop();
}
process.exit(ratio <= RATIO_MAX ? 0 : 1);
