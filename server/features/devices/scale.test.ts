import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PushService, pushService } from '../../../testing/push-service.ts';
import { recordingLog } from '../../../testing/recording-log.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { insertUsersToPlan, timeZoneOffsets } from '../../../testing/users-to-plan.ts';
import { readSecrets, type Secrets } from '../../db/keys/secrets.ts';
import { openDb } from '../../db/open-db.ts';
import { runDue } from '../../jobs/run-jobs.ts';
import { openPush } from '../../outside/push/open-push.ts';
import { systemRandom } from '../../random/random.ts';
import { weekScheduler } from '../summaries/week-scheduler.ts';
import { planReminders } from './plan-reminders.ts';
import { sendMessagesJob } from './send-due-messages.ts';
import type { SendDeps } from './send-message.ts';

const userCount = 20_000;
const plannedAt = Date.parse('2026-03-04T12:30:00Z');

let database: TestDatabase;
let service: PushService;
let secrets: Secrets;
let nowMs = plannedAt;

async function openClient(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
}

beforeAll(async () => {
  database = await createTestDatabase();
  const client = await openClient();
  secrets = await readSecrets(client);
  service = await pushService(
    () => secrets.push.publicKey,
    () => nowMs,
  );
  const browsers = Array.from({ length: 50 }, service.subscribe);
  await insertUsersToPlan(client, userCount, { browsers, nowMs, offsets: timeZoneOffsets });
  await client.end();
}, 120_000);
afterAll(async () => {
  await service.close();
  await database.remove();
});

/**
 * Run a task with its own database connections, because PostgreSQL counts all reads of a connection only after the
 * connection is closed.
 */
async function runWorker<T>(task: (deps: SendDeps) => Promise<T>): Promise<T> {
  const [db, log] = [openDb(database.variables.DATABASE_URL), recordingLog()];
  const options = { subject: 'mailto:a@example.com', services: [service.origin], fcmAccount: null, log };
  const push = openPush({ keys: secrets.push, ...options });
  try {
    return await task({
      db,
      log,
      push,
      deepChance: secrets.deepChance,
      weekListener: weekScheduler,
      clock: { now: () => nowMs },
      random: systemRandom,
    });
  } finally {
    await db.close();
    expect(log.lines.filter(({ level }) => level === 'fault')).toEqual([]);
  }
}

type TableReads = { readonly name: string; readonly sequential: number; readonly rows: number };

/**
 * Return how many rows of each table were read so far, in sequential scans and in total. Wait until all other
 * connections are closed, because their counts are complete only then.
 */
async function readCounts(): Promise<TableReads[]> {
  const others = () =>
    database.query(
      `select pid from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
  await expect.poll(others, { timeout: 15_000 }).toEqual([]);
  return database.query<TableReads>(
    `select relname as name, seq_tup_read::int as sequential, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
     from pg_stat_user_tables where relname in ('planned_messages', 'reminders', 'users', 'days', 'devices') order by 1`,
  );
}

test('planning covers every user once, and sending reads only rows of due messages, without sequential scans', {
  timeout: 120_000,
}, async () => {
  expect(await runWorker(planReminders)).toBe(userCount);
  expect(await runWorker(planReminders)).toBe(0);
  const client = await openClient();
  const { rows: kinds } = await client.query<{ kind: string; count: number; users: number; ended: number }>(
    `select kind, count(*)::int, count(distinct user_id)::int as users,
       (count(*) filter (where until_at <= $1))::int as ended
     from app.planned_messages group by 1 order by 1`,
    [new Date(plannedAt)],
  );
  // At this time, the deep window of some users in eastern zones has already ended, so the plan has no message about
  // it.
  expect(kinds).toMatchObject([
    { kind: 'deep', ended: 0 },
    { kind: 'evening', count: userCount, users: userCount, ended: 0 },
  ]);
  expect(kinds[0]?.count).toBe(kinds[0]?.users);

  const { rows } = await client.query<{ minute: Date; count: number }>(
    `select date_trunc('minute', due_at) as minute, count(*)::int as count
     from app.planned_messages group by 1 order by 2 desc limit 1`,
  );
  const { minute, count: due } = rows[0] ?? { minute: new Date(0), count: 0 };
  // Postpone earlier messages instead of deleting them: if only a few rows remained in the table, PostgreSQL would
  // choose a sequential scan.
  const later = `update app.planned_messages
    set due_at = due_at + interval '10 days', until_at = until_at + interval '10 days' where due_at < $1`;
  await client.query(later, [minute]);
  for (const table of ['planned_messages', 'reminders']) await client.query(`vacuum analyze app.${table}`);
  await client.end();
  nowMs = minute.getTime() + 59_999;
  const before = await readCounts();

  expect(due).toBeGreaterThan(userCount / 1_000);
  await runWorker((deps) => runDue(sendMessagesJob, deps));
  expect(service.faults).toEqual([]);
  expect(service.arrived).toHaveLength(due);

  for (const { name, sequential, rows } of await readCounts()) {
    const was = before.find((table) => table.name === name) ?? { sequential: 0, rows: 0 };
    expect.soft({ name, sequential: sequential - was.sequential }).toEqual({ name, sequential: 0 });
    expect.soft((rows - was.rows) / due, `rows of ${name} for each message`).toBeGreaterThanOrEqual(1);
    expect.soft((rows - was.rows) / due, `rows of ${name} for each message`).toBeLessThan(8);
  }
});
