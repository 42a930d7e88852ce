// `npm run bench -- summaries-due` measures one server that writes the summaries of 1,000 users at once, as on a Monday
// at 04:00 in one time zone, while it answers requests. The texts come from the practice weeks of bench/eval.
import pg from 'pg';
import { startSystemPostgres } from '../testing/system-postgres.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { loadWeeks } from './eval/labelled-week.ts';
import { report } from './report.ts';
import { fill } from './throughput/fill.ts';
import { type Product, setClock, startProduct } from './throughput/servers.ts';

const USERS = 1_000;
const AN_HOUR_MIN = 20_000;
const WAIT_P99_MAX_MS = 100;
const QUIET_REQUESTS = 300;
const betweenRequestsMs = 10;
const weekStart = '2026-05-25';
const before = Date.parse('2026-06-01T03:59:00Z');
const due = Date.parse('2026-06-01T04:00:00Z');

async function schedule(client: pg.Client): Promise<void> {
  const texts = loadWeeks('practice').flatMap(({ week }) => week.reflections.map(({ content }) => content));
  await client.query(
    `update app.reflections r set content = t.text from unnest($1::text[]) with ordinality t (text, n)
     where r.day >= $2::date and t.n = 1 + abs(hashint8(hashtext(r.id::text))::bigint) % cardinality($1::text[])`,
    [texts, weekStart],
  );
  await client.query(
    `insert into app.due_weeks (user_id, week_start, due_at, generation)
     select user_id, $1::date, $2::timestamptz, 1 from app.users`,
    [weekStart, new Date(due)],
  );
  await client.query('vacuum analyze app.reflections; vacuum analyze app.due_weeks').catch(() => undefined);
}

/** Send requests one after another while `goesOn` returns true. Return their durations in ms in ascending order. */
async function waits({ address, people }: Product, goesOn: (asked: number) => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (goesOn(taken.length)) {
    const authorization = people[taken.length % people.length]?.authorization ?? '';
    const began = performance.now();
    const response = await fetch(`${address}/api/user/stats`, { headers: { authorization } });
    await response.text();
    if (!response.ok) throw new Error(`The server responded with ${response.status}`);
    taken.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, betweenRequestsMs));
  }
  return taken.toSorted((a, b) => a - b);
}

const share = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;
const shown = (sorted: readonly number[]) =>
  `${share(sorted, 0.5).toFixed(1)} and ${share(sorted, 0.99).toFixed(1)} ms`;

const server = await startSystemPostgres();
if (server === null) {
  console.log('FAILED summaries due: no PostgreSQL is installed on this machine');
  process.exit(1);
}
const folder = temporaryFolder('summaries-due');
let isGood = false;
try {
  const filled = await fill(server.url, 'due', { asked: 10, others: USERS - 10, othersDays: 7 });
  const client = new pg.Client({ connectionString: filled.url });
  await client.connect();
  await schedule(client);
  const product = await startProduct(filled, folder.path, 'web,worker');
  await setClock(product, before);
  const quiet = await waits(product, (asked) => asked < QUIET_REQUESTS);

  const count = async (what: string) => Number((await client.query(`select count(*) from app.${what}`)).rows[0].count);
  let isDone = false;
  const began = performance.now();
  await setClock(product, due);
  const busy = waits(product, () => !isDone);
  while ((await count('due_weeks')) > 0) await new Promise((resolve) => setTimeout(resolve, 100));
  const tookMs = performance.now() - began;
  isDone = true;
  const during = await busy;
  const made = await count('summaries');
  const anHour = (made / tookMs) * 3_600_000;
  isGood = made === USERS && anHour >= AN_HOUR_MIN && share(during, 0.99) - share(quiet, 0.99) <= WAIT_P99_MAX_MS;
  report({
    name: `${USERS} summaries due at once`,
    figure: `${made} in ${(tookMs / 1_000).toFixed(1)} s, ${Math.round(anHour).toLocaleString('en-US')} an hour; requests took ${shown(during)} (median, 99th percentile), without summaries ${shown(quiet)}`,
    goal: `all, at least ${AN_HOUR_MIN.toLocaleString('en-US')} an hour; the percentile grows by at most ${WAIT_P99_MAX_MS} ms`,
    isGood,
  });
  product.child.disconnect();
  await client.end();
} finally {
  await server.stop();
  folder.remove();
}
process.exit(isGood ? 0 : 1);
