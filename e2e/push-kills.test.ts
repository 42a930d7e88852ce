import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSecrets } from '../server/db/keys/secrets.ts';
import { type PushService, pushService } from '../testing/push-service.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertUsersToPlan } from '../testing/users-to-plan.ts';
import { eveningOffset } from './support/api-user.ts';

/** The number of kills. `npm run test:push-kills` sets KILLS to 200. */
const kills = Number(process.env['KILLS'] ?? 3);
const messages = kills * 100;
/**
 * How many percent of the messages may be sent twice. Few kills need a high limit: a worker sends 40 messages at a
 * time, and on a busy machine, one kill may interrupt and repeat all of them.
 */
const doublesPercentMax = kills < 20 ? 40 : 5;

const folder = temporaryFolder('push-kills');
let database: TestDatabase;
let service: PushService;

beforeAll(async () => {
  database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { push } = await readSecrets(client);
  service = await pushService(() => push.publicKey);
  const browsers = Array.from({ length: messages }, service.subscribe);
  const nowMs = Date.now();
  await insertUsersToPlan(client, messages, { browsers, nowMs, offsets: [eveningOffset(nowMs)] });
  await client.query(
    `insert into app.planned_messages (user_id, day, kind, due_at, until_at)
     select user_id, planned_day + 1, 'evening', $1, $2 from app.reminders`,
    [new Date(nowMs), new Date(nowMs + 3 * 3_600_000)],
  );
  await client.query("update app.reminders set plan_at = 'infinity'");
  await client.end();
});

afterAll(async () => {
  await service.close();
  await database.remove();
  folder.remove();
});

const startWorker = () =>
  startProcess({
    ROLES: 'web,worker',
    ...database.variables,
    WRITER: 'builtin',
    DATA_DIR: folder.path,
    PUSH_SERVICES: service.origin,
    LOG_LEVEL: 'warn',
  });

async function waitUntil(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<void> {
  for (const until = Date.now() + limitMs; !(await isSo()) && Date.now() < until; ) await pause(5);
}

/** Let a worker send some messages, then kill it while it sends the next. */
async function killOne(worker: ServerProcess): Promise<void> {
  const enough = service.arrived.length + 10 + Math.random() * 170;
  await waitUntil(() => service.arrived.length >= enough, 20_000);
  worker.child.kill('SIGKILL');
  await worker.ended;
}

/** Return the number of unsent evening messages. Streak messages are due later and do not count. */
const waiting = async () => {
  const [row] = await database.query<{ n: number }>(
    "select count(*)::int as n from app.planned_messages where kind = 'evening'",
  );
  return row?.n ?? 0;
};

test(`${kills} worker kills lose none of ${messages} due messages, and workers repeat only a few, each with the same tag`, {
  timeout: 120_000 + kills * 30_000,
}, async () => {
  for (let kill = 1; kill <= kills; kill += 1) await killOne(startWorker());
  const last = startWorker();
  await waitUntil(async () => (await waiting()) === 0, 100_000);
  last.child.kill('SIGTERM');
  await last.ended;

  expect(service.faults).toEqual([]);
  expect(await waiting()).toBe(0);
  const tags = new Map<string, Set<unknown>>();
  for (const { endpoint, topic, payload } of service.arrived) {
    expect(payload['tag']).toBe(topic);
    tags.set(endpoint, (tags.get(endpoint) ?? new Set()).add(topic));
  }
  expect(tags.size).toBe(messages);
  expect([...tags.values()].filter((one) => one.size > 1)).toEqual([]);
  const doubles = service.arrived.length - messages;
  console.log(`${kills} kills, ${messages} messages, ${doubles} came twice`);
  expect(doubles).toBeLessThan((messages * doublesPercentMax) / 100);
});
