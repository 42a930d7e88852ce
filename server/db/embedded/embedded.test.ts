import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { recordingLog } from '../../../testing/recording-log.ts';
import { endProcess, type ServerProcess, startProcess } from '../../../testing/server-process.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { type Embedded, slowStart, startEmbedded } from './embedded.ts';
import { ownerLock } from './owner-session.ts';
import { isAlive } from './process-state.ts';

/** Shared by most tests, because creating a cluster is slow. */
const shared = temporaryFolder('embedded-test');
const fresh: ReturnType<typeof temporaryFolder>[] = [];
const processes: ServerProcess[] = [];
const started: Embedded[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
  await Promise.all(processes.splice(0).map(endProcess));
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
  for (const child of children.splice(0)) child.kill();
  for (const folder of fresh.splice(0)) folder.remove();
});

afterAll(() => shared.remove());

function freshFolder(): string {
  const folder = temporaryFolder('embedded-test');
  fresh.push(folder);
  return folder.path;
}

const cluster = () => join(shared.path, 'postgres', 'cluster');
const postmasterPid = () => Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);

function startServer(dataDir = shared.path): ServerProcess {
  const server = startProcess({ DATA_DIR: dataDir });
  processes.push(server);
  return server;
}

async function start(dataDir = shared.path, log = recordingLog()): Promise<Embedded> {
  const embedded = await startEmbedded(dataDir, { log, onLost: () => {} });
  started.push(embedded);
  return embedded;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Wait until the database accepts connections. */
async function whenReady(url: string): Promise<string> {
  await expect
    .poll(
      () =>
        query(url, 'select').then(
          () => true,
          () => false,
        ),
      { interval: 5, timeout: 10_000 },
    )
    .toBe(true);
  return url;
}

/** Start a program as the OS user of PostgreSQL, which ignores processes of other users. */
function spawnAs({ account }: Embedded, program: string, parameters: readonly string[]): ChildProcess {
  const child = spawn(program, parameters, { cwd: '/', ...(account && { uid: account.uid, gid: account.gid }) });
  children.push(child);
  return child;
}

const runningPid = async (as: Embedded) => spawnAs(as, 'sleep', ['60']).pid ?? 0;

/** Return the pid of a zombie. Its parent process is `sleep`, which never collects the exit status of a child. */
async function zombiePid(as: Embedded): Promise<number> {
  const parent = spawnAs(as, 'sh', ['-c', 'true & echo $!; exec sleep 60']);
  const pid = Number(await new Promise((resolve) => parent.stdout?.once('data', resolve)));
  await expect.poll(() => isAlive(pid)).toBe(false);
  return pid;
}

const status = async (address: string) => (await fetch(`${address}/api/health`).catch(() => null))?.status ?? 0;

describe('the embedded database', () => {
  it('the embedded database keeps all data across a restart, with durable commits', async () => {
    const first = await start();
    await query(first.ownerUrl, 'create table kept (id int)');
    await first.stop();
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
    const second = await start();
    expect(await query(second.ownerUrl, 'select * from kept')).toEqual([]);
    const shown = await query(
      second.ownerUrl,
      `select name, setting from pg_settings
       where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'server_encoding') order by name`,
    );
    expect(shown).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'server_encoding', setting: 'UTF8' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
  });

  it('refuses a second server on the same data directory; the first keeps running', async () => {
    const server = startServer();
    const address = await server.ready;
    const second = startServer();
    expect(await second.ended).toBe(1);
    expect(second.output()).toBe(
      'Another Inward server is running on this data directory: stop it, or choose another DATA_DIR.\n',
    );
    expect(await status(address)).toBe(200);
  });

  it('accepts only one of two servers if both start at the same time', async () => {
    const folder = freshFolder();
    const [one, two] = [startServer(folder), startServer(folder)];
    const results = await Promise.allSettled([one.ready, two.ready]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const address = results.find((result) => result.status === 'fulfilled');
    expect(address?.status === 'fulfilled' && (await status(address.value))).toBe(200);
  });

  it('a server that starts the embedded database, but finds its owner lock taken, does not stop the database', async () => {
    const folder = freshFolder();
    const first = await start(folder);
    // Delay the connection of the first server, so that the second server gets the lock first.
    await query(
      first.ownerUrl,
      `create function delay() returns event_trigger language plpgsql as $$ begin
         if current_setting('application_name') = 'inward owner' then perform pg_sleep(1); end if;
       end $$;
       create event trigger delay on login execute function delay();
       alter event trigger delay enable always`,
    );
    await first.stop();
    const starting = start(folder).catch((error: unknown) => error);
    const other = new pg.Client({ connectionString: await whenReady(first.ownerUrl) });
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [ownerLock]);
    expect(String(await starting)).toContain('Another Inward server is running on this data directory');
    expect((await other.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await other.query('drop event trigger delay');
    await other.end();
    await start(folder);
  });

  it('the next server takes over the embedded database of a killed server', async () => {
    const server = startServer();
    await server.ready;
    const pid = postmasterPid();
    server.child.kill('SIGKILL');
    await server.ended;
    expect(isAlive(pid)).toBe(true);
    const next = startServer();
    expect(await status(await next.ready)).toBe(200);
    expect(postmasterPid()).toBe(pid);
  });

  it('waits for the socket of a postmaster that is still starting, and says so once after 5 seconds', async () => {
    const server = startServer();
    await server.ready;
    server.child.kill('SIGKILL');
    await server.ended;
    const log = recordingLog();
    const lockFile = join(cluster(), 'postmaster.pid');
    const complete = readFileSync(lockFile, 'utf8');
    writeFileSync(lockFile, `${complete.split('\n').slice(0, 4).join('\n')}\n\n`);
    const starting = start(shared.path, log);
    await setTimeout(300);
    expect(log.lines).toEqual([]);
    await expect.poll(() => log.lines.map(({ event }) => event), { timeout: 10_000 }).toEqual([slowStart]);
    await setTimeout(300);
    writeFileSync(lockFile, complete);
    expect(await query((await starting).ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(log.lines).toHaveLength(1);
  });

  it('the running server restarts the embedded database after it was killed', async () => {
    const server = startServer();
    const address = await server.ready;
    const pid = postmasterPid();
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => existsSync(join(cluster(), 'postmaster.pid')) && postmasterPid(), { timeout: 15_000 })
      .not.toBe(pid);
    await expect.poll(() => status(address), { timeout: 15_000 }).toBe(200);
    expect(await endProcess(server)).toBe(0);
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false);
  });

  it('starts after both the server and the database were killed', async () => {
    const server = startServer();
    await server.ready;
    process.kill(postmasterPid(), 'SIGKILL');
    server.child.kill('SIGKILL');
    await server.ended;
    expect(await status(await startServer().ready)).toBe(200);
  });

  it.each([
    ['another program', runningPid],
    ['a process that has ended and whose parent has not noticed yet', zombiePid],
  ])('starts even if the pid in stale lock files belongs to %s', async (_, pidOf) => {
    const first = await start();
    const locks = [join(cluster(), 'postmaster.pid'), join(shared.path, 'postgres', 'socket', '.s.PGSQL.5432.lock')];
    const stale = locks.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    await first.stop();
    const pid = await pidOf(first);
    for (const { path, text } of stale) writeFileSync(path, text.replace(/^\d+/, String(pid)));
    const second = await start();
    expect(await query(second.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts after a server was killed while it created the database', async () => {
    const folder = freshFolder();
    const server = startServer(folder);
    const hasBegun = () => readdirSync(folder).some((name) => name.startsWith('postgres.new-'));
    await expect.poll(hasBegun, { timeout: 20_000, interval: 5 }).toBe(true);
    server.child.kill('SIGKILL');
    await server.ended;
    const embedded = await start(folder);
    expect(await query(embedded.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('the embedded database works in a folder whose path is too long for a socket address', async () => {
    const deep = join(freshFolder(), 'x'.repeat(100));
    mkdirSync(deep);
    const embedded = await start(deep);
    expect(await query(embedded.ownerUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('is not replaced by an empty database when the target of its folder’s link is missing', async () => {
    const folder = freshFolder();
    symlinkSync('/var/lib/inward/gone', join(folder, 'postgres'));
    await expect(start(folder)).rejects.toThrow(
      /leads to \/var\/lib\/inward\/gone, and the database is no longer there/,
    );
  });
});
