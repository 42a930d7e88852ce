// `npm run bench -- push` plans the notifications of a million users in 38 time zones for one day. Then it sends those
// of the busiest minute to a fake push service that decrypts them. `PEOPLE=20000 node bench/push.ts` is a shorter run.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readSecrets, secretsMigration } from '../server/db/keys/secrets.ts';
import { migrate } from '../server/db/migrate.ts';
import { migrations } from '../server/db/migrations/index.ts';
import { openDb } from '../server/db/open-db.ts';
import { planReminders } from '../server/features/devices/plan-reminders.ts';
import { sendMessagesJob } from '../server/features/devices/send-due-messages.ts';
import { weekScheduler } from '../server/features/summaries/week-scheduler.ts';
import { identityMigrations } from '../server/identity/builtin/migrations.ts';
import { runDue } from '../server/jobs/run-jobs.ts';
import { openPush } from '../server/outside/push/open-push.ts';
import { systemRandom } from '../server/random/random.ts';
import type { BrowserSubscription } from '../testing/push-service.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { startSystemPostgres } from '../testing/system-postgres.ts';
import { insertUsersToPlan, timeZoneOffsets } from '../testing/users-to-plan.ts';
import { report, reportAtMost } from './report.ts';

const people = Number(process.env['PEOPLE'] ?? 1_000_000);
const PLAN_MAX_S = 60;
const MINUTE_MAX_S = 5;
const BROWSERS = 500;
const plannedAt = Date.parse('2026-03-04T12:30:00Z');

type Hello = { readonly origin: string; readonly subscriptions: readonly BrowserSubscription[] };
type Arrived = { readonly arrived: readonly { readonly topic?: string }[]; readonly faults: readonly string[] };

async function openClient(server: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: server });
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function busiestMinute(client: pg.Client): Promise<{ minute: Date; count: number }> {
  const { rows } = await client.query<{ minute: Date; count: number }>(
    `select date_trunc('minute', due_at) as minute, count(*)::int as count
     from app.planned_messages group by 1 order by 2 desc limit 1`,
  );
  if (!rows[0]) throw new Error('No message was planned');
  return rows[0];
}

async function measure(server: string): Promise<boolean> {
  const client = await openClient(server);
  await migrate(client, [secretsMigration, ...identityMigrations, ...migrations]);
  const secrets = await readSecrets(client);
  const child = fork(fileURLToPath(new URL('./push/stand-in.ts', import.meta.url)), [
    secrets.push.publicKey,
    String(BROWSERS),
  ]);
  const [hello] = (await once(child, 'message')) as [Hello];
  await insertUsersToPlan(client, people, {
    browsers: hello.subscriptions,
    nowMs: plannedAt,
    offsets: timeZoneOffsets,
  });
  const db = openDb(server);
  const log = recordingLog();
  const services = [hello.origin];
  const push = openPush({ keys: secrets.push, subject: 'mailto:a@example.com', services, fcmAccount: null, log });
  let nowMs = plannedAt;
  const deps = {
    db,
    log,
    push,
    deepChance: secrets.deepChance,
    weekListener: weekScheduler,
    clock: { now: () => nowMs },
    random: systemRandom,
  };

  const began = performance.now();
  const planned = await planReminders(deps);
  const planSeconds = (performance.now() - began) / 1_000;
  const plan = { name: `push: plan the next day of ${planned} users`, value: planSeconds, unit: 's', digits: 1 };
  const isPlanned = reportAtMost(plan, PLAN_MAX_S) && planned === people;

  await client.query('vacuum analyze app.planned_messages');
  const { minute, count } = await busiestMinute(client);
  await client.query('delete from app.planned_messages where due_at < $1', [minute]);
  // Set the clock to the end of the minute: then all messages are due at once, which is harder than in production.
  nowMs = minute.getTime() + 59_999;
  child.send(nowMs);
  const sendBegan = performance.now();
  await runDue(sendMessagesJob, deps);
  const sendSeconds = (performance.now() - sendBegan) / 1_000;
  const answered = once(child, 'message') as Promise<[Arrived]>;
  child.send('how many');
  const [{ arrived, faults }] = await answered;
  child.disconnect();
  const isSent = report({
    name: `push: check the busiest minute's ${count} messages and send those that are due`,
    figure: `${arrived.length} sent in ${sendSeconds.toFixed(1)} s, ${faults.length} refused by the push service`,
    goal: `more than half in at most ${MINUTE_MAX_S} s, none refused`,
    isGood: arrived.length > count / 2 && faults.length === 0 && sendSeconds <= MINUTE_MAX_S,
  });
  const faulty = log.lines.filter(({ level }) => level === 'fault').length;
  await db.close();
  await client.end();
  return reportAtMost({ name: 'push: faults in the log', value: faulty }, 0) && isPlanned && isSent;
}

const server = await startSystemPostgres();
if (server === null) {
  console.log('FAILED push: no PostgreSQL is installed on this machine');
  process.exit(1);
}
let isGood = false;
try {
  isGood = await measure(server.url);
} finally {
  await server.stop();
}
process.exit(isGood ? 0 : 1);
