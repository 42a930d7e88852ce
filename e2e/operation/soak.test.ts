import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { embeddedLogin, makeEmbeddedLogin } from '../../server/db/roles.ts';
import { findPrograms, prepareCluster, waitUntilReady } from '../../testing/system-postgres.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type Balancer, openBalancer } from '../support/balancer.ts';
import { freePort, root, type ServerProcess, startProcess } from '../support/server-process.ts';
import { killAll, postgresProcesses } from './kill.ts';
import { openPeople, publicUrl } from './people.ts';

/**
 * `MINUTES=2 npm run soak` is a short run. It does not check the memory, because a server needs some minutes to warm
 * up.
 */
const minutes = Number(process.env['MINUTES'] ?? 60);
const wholeMs = minutes * 60_000;
const fewestForMemory = 20;
/**
 * The allowed growth of a server's memory in bytes. Uncollected garbage stays below it; a leak exceeds it in an hour.
 */
const mostGrowth = 64 * 2 ** 20;

const folder = temporaryFolder('soak');
const programs = findPrograms();
if (programs === null)
  throw new Error('NOTHING WAS TESTED: PostgreSQL is missing (Debian: apt-get install postgresql).');
const cluster = prepareCluster(programs, ['fsync=on']);
const owner = `postgresql://inward@localhost/postgres?host=${encodeURIComponent(cluster.folder)}`;
const env = {
  DATABASE_URL: Object.assign(new URL(owner), { username: embeddedLogin }).href,
  MIGRATION_DATABASE_URL: owner,
  MASTER_KEY_FILE: join(folder.path, 'master-key'),
  BACKUP_DIR: join(folder.path, 'backups'),
  PUBLIC_URL: publicUrl,
  PROXIES: '2',
};
const servers: ServerProcess[] = [];
const ports: number[] = [];
let balancer: Balancer;

const killDatabase = () => killAll(postgresProcesses(join(cluster.folder, 'data')));

async function startDatabase(): Promise<void> {
  cluster.start();
  await waitUntilReady(owner);
}

const start = async (index: number) => {
  servers[index] = await startProcess({ dataDir: folder.path, port: ports[index] ?? 0, env });
};

async function restart(index: number, signal: NodeJS.Signals): Promise<void> {
  await servers[index]?.kill(signal);
  await start(index);
}

/** Run a command of the product as an operator does. Rejects with its output if the command fails. */
function command(...words: readonly string[]): Promise<void> {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, words, { cwd: root, env: { PATH, HOME, DATA_DIR: folder.path, ...env } });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (text += part.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${words.join(' ')}: ${text}`))));
  });
}
const backUp = () => command('server/backup.ts');

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/**
 * Each event with its time as a share of the whole duration. No server restarts in the second half, so that its memory
 * can be compared.
 */
const events: readonly (readonly [number, string, () => Promise<void>])[] = [
  [0.05, 'backup', backUp],
  [
    0.15,
    'rolling restart',
    async () => {
      for (const index of servers.keys()) await restart(index, 'SIGTERM');
    },
  ],
  [0.25, 'kill of a server', () => restart(0, 'SIGKILL')],
  [
    0.33,
    'kill of the database',
    async () => {
      killDatabase();
      await startDatabase();
    },
  ],
  [0.4, 'kill of the other server', () => restart(1, 'SIGKILL')],
  [0.6, 'backup', backUp],
  [0.85, 'backup', backUp],
];

afterAll(async () => {
  await balancer?.close();
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  killDatabase();
  folder.remove();
});

test('servers under load survive backups, a rolling restart and three kills without losing data', {
  timeout: 2 * wholeMs + 300_000,
}, async () => {
  await startDatabase();
  const client = new pg.Client(owner);
  await client.connect();
  await makeEmbeddedLogin(client);
  await client.end();
  ports.push(await freePort(), await freePort());
  for (const index of ports.keys()) await start(index);
  balancer = await openBalancer(folder.path, ports);

  const people = openPeople(balancer.url, { writers: 8, arrivalMs: 2_000 });
  const began = performance.now();
  const part = () => (performance.now() - began) / wholeMs;
  const samples: { at: number; bytes: number[] }[] = [];
  let isOver = false;
  const sampling = (async () => {
    for (; !isOver; await pause(Math.min(5_000, wholeMs / 120))) {
      if (part() > 0.5) samples.push({ at: part(), bytes: servers.map(({ pid }) => memoryOf(pid)) });
    }
  })();
  const untilPart = (at: number) => Promise.race([pause(Math.max(0, (at - part()) * wholeMs)), people.failed]);
  for (const [at, what, happen] of events) {
    await untilPart(at);
    const eventBegan = performance.now();
    await happen();
    console.log(`${what}: ${Math.round(performance.now() - eventBegan)} ms`);
  }
  await untilPart(1);
  isOver = true;
  await sampling;
  await people.stop();

  const { acknowledgedAt, refusedAt, brokenAt } = people.watch;
  console.log(`${people.evenings.length} evenings, ${acknowledgedAt.length} answers, ${refusedAt.length} refusals`);
  expect(brokenAt).toEqual([]);
  expect(await people.missing()).toEqual([]);
  await command('server/admin.ts', 'verify');
  const meanOf = (index: number, from: number, to: number) => {
    const within = samples.filter(({ at }) => at >= from && at < to).map(({ bytes }) => bytes[index] ?? 0);
    return within.reduce((sum, one) => sum + one, 0) / within.length;
  };
  for (const index of servers.keys()) {
    const tenths = [0.5, 0.6, 0.7, 0.8, 0.9].map((from) => meanOf(index, from, from + 0.1));
    console.log(`memory of server ${index}: ${tenths.map((bytes) => `${Math.round(bytes / 2 ** 20)} MB`).join(', ')}`);
    if (minutes >= fewestForMemory) expect((tenths[4] ?? 0) - (tenths[1] ?? 0)).toBeLessThan(mostGrowth);
    else console.log('NOT TESTED: whether memory grows');
  }
});
