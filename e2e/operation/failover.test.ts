import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { embeddedLogin } from '../../server/db/roles.ts';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from '../../testing/pgbouncer.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type Balancer, openBalancer } from '../support/balancer.ts';
import { freePort, type ServerProcess, startProcess } from '../support/server-process.ts';
import { type PatroniCluster, startPatroni } from './patroni.ts';
import { gapOf, openPeople, publicUrl } from './people.ts';

/** How often the primary is killed, for example `ROUNDS=20 npm run test:failover`. */
const rounds = Number(process.env['ROUNDS'] ?? 6);
const mostGapMs = 10_000;

let folder: ReturnType<typeof temporaryFolder>;
let cluster: PatroniCluster;
let servers: ServerProcess[] = [];
let balancer: Balancer;
let pooler: Pgbouncer | null;

type Options = { readonly isSynchronous?: boolean; readonly pgbouncer?: string };

async function open({ isSynchronous = true, pgbouncer }: Options = {}): Promise<void> {
  folder = temporaryFolder('failover');
  cluster = await startPatroni({ isSynchronous });
  const direct = Object.assign(new URL(cluster.url), { username: embeddedLogin }).href;
  pooler = pgbouncer === undefined ? null : await startPgbouncer(pgbouncer, direct);
  const env = {
    DATABASE_URL: pooler?.through(direct) ?? direct,
    MIGRATION_DATABASE_URL: cluster.url,
    MASTER_KEY_FILE: `${folder.path}/master-key`,
    PUBLIC_URL: publicUrl,
    PROXIES: '2',
  };
  servers = [];
  for (const port of [await freePort(), await freePort()])
    servers.push(await startProcess({ dataDir: folder.path, port, env }));
  balancer = await openBalancer(
    folder.path,
    servers.map(({ url }) => Number(new URL(url).port)),
  );
}

afterEach(async () => {
  await balancer?.close();
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  await pooler?.stop();
  cluster?.remove();
  folder?.remove();
});

/** Kill the primary repeatedly while people write: every second time its whole machine, otherwise only its database. */
async function killPrimaries(count: number): Promise<void> {
  const people = openPeople(balancer.url, { writers: 6 });
  await pause(3_000);
  for (let round = 0; round < count; round += 1) {
    await cluster.whole();
    const primary = await cluster.primary();
    const isMachine = round % 2 === 1;
    const killedAt = performance.now();
    if (isMachine) primary.killMachine();
    else primary.killDatabase();
    await pause(mostGapMs + 3_000);
    const { silent, refused } = gapOf(people.watch, killedAt, performance.now());
    const what = isMachine ? 'machine' : 'database';
    console.log(`${what}: ${Math.round(silent)} ms without an answer, ${Math.round(refused)} ms of refusals`);
    expect(Math.max(silent, refused)).toBeLessThan(mostGapMs);
    expect(people.watch.lost).toEqual([]);
    if (isMachine) primary.start();
  }
  await people.stop();
  expect(await people.missing()).toEqual([]);
  expect(people.watch.brokenAt).toEqual([]);
  expect(servers.map((server) => server.hasExited())).toEqual([false, false]);
  console.log(`${people.evenings.length} evenings, ${people.watch.acknowledgedAt.length} answers`);
}

const timeout = 120_000 + rounds * 60_000;

test('killing the primary interrupts writes for at most 10 s, and no acknowledged write is lost', {
  timeout,
}, async () => {
  await open();
  await killPrimaries(rounds);
});

test('behind PgBouncer in transaction mode, a kill of the primary loses no acknowledged write', async ({ skip }) => {
  const pgbouncer = findPgbouncer();
  if (pgbouncer === null) skip('PgBouncer is not installed (Debian: apt-get install pgbouncer)');
  else {
    await open({ pgbouncer });
    await killPrimaries(2);
  }
});

/** Kill the primary while its replica receives no data. */
async function killUnreplicated(beforeKill: () => Promise<void>): Promise<void> {
  await cluster.whole();
  const replica = await cluster.replica();
  const killReceiver = await replica.stopReceiving();
  await beforeKill();
  (await cluster.primary()).killMachine();
  killReceiver();
}

test('the server does not acknowledge a write that the replica has not received', async () => {
  await open();
  const people = openPeople(balancer.url, { writers: 6 });
  await pause(2_000);
  let submitted = 0;
  await killUnreplicated(async () => {
    await pause(500);
    submitted = people.evenings.length;
    await pause(2_000);
    expect(people.evenings.length).toBe(submitted);
  });
  await expect.poll(() => people.evenings.length).toBeGreaterThan(submitted);
  await people.stop();
  expect(await people.missing()).toEqual([]);
});

test('control: with asynchronous replication, a kill of the primary loses acknowledged writes', async () => {
  await open({ isSynchronous: false });
  const people = openPeople(balancer.url, { writers: 6 });
  await pause(2_000);
  let submitted = 0;
  await killUnreplicated(async () => {
    submitted = people.evenings.length;
    await expect.poll(() => people.evenings.length).toBeGreaterThan(submitted);
    await people.stop();
  });
  expect(await people.missing()).not.toEqual([]);
});
