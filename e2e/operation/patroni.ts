import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { parse } from 'yaml';
import { embeddedLogin, makeEmbeddedLogin } from '../../server/db/roles.ts';
import { freePort } from '../../testing/free-port.ts';
import { account, findPrograms, waitUntilReady } from '../../testing/system-postgres.ts';
import { root } from '../support/server-process.ts';
import { killAll, postgresProcesses } from './kill.ts';

/** Return the programs that a cluster needs besides PostgreSQL and that this machine lacks. */
const missingPrograms = (): string[] =>
  ['patroni', 'etcd', 'haproxy'].filter((program) => spawnSync(program, ['--version']).error !== undefined);

type Member = { readonly name: string; readonly role: string; readonly state: string; readonly lag?: number };

export type Node = {
  readonly name: string;
  /** Connects to this node alone, as a superuser. */
  readonly url: string;
  /** Kill all processes of PostgreSQL. Patroni keeps running. */
  readonly killDatabase: () => void;
  /** Kill all processes of PostgreSQL and Patroni, as a power cut of the machine would. */
  readonly killMachine: () => void;
  /** Suspend the process that receives data from the primary. Return a function that kills that process. */
  readonly stopReceiving: () => Promise<() => void>;
  /** Start Patroni, also after `killMachine`. */
  readonly start: () => void;
};

export type PatroniCluster = {
  /** Connects to the primary as a superuser, through haproxy, which asks Patroni for the primary. */
  readonly url: string;
  readonly nodes: readonly Node[];
  readonly primary: () => Promise<Node>;
  readonly replica: () => Promise<Node>;
  /**
   * Wait until there is a primary and the other node streams from it. With synchronous replication, the other node must
   * be the synchronous standby.
   */
  readonly whole: () => Promise<void>;
  readonly remove: () => void;
};

const password = 'SECRET';

/** Return the code block in this language in docs/failover.md. */
function recipe(language: string): string {
  const text = readFileSync(join(root, 'docs/failover.md'), 'utf8');
  const blocks = [...text.matchAll(/```(\w*)\n(.*?)```/gs)];
  const block = blocks.find(([, name]) => name === language)?.[2];
  if (block === undefined) throw new Error(`docs/failover.md has no recipe in ${language || 'plain text'}`);
  return block;
}

type Place = { readonly name: string; readonly folder: string; readonly port: number; readonly restPort: number };

/** Return the Patroni configuration of docs/failover.md with loopback addresses. JSON is valid YAML. */
function patroniConfiguration(place: Place, etcdPort: number, programs: string, isSynchronous: boolean): string {
  const given = parse(
    recipe('yaml').replaceAll('10.0.0.0/24', '127.0.0.1/32').replace('local all all peer', 'local all all trust'),
  );
  const [rest, database] = [`127.0.0.1:${place.restPort}`, `127.0.0.1:${place.port}`];
  given.bootstrap.dcs.synchronous_mode = isSynchronous;
  const postgresql = {
    ...given.postgresql,
    listen: database,
    connect_address: database,
    data_dir: join(place.folder, 'data'),
    bin_dir: programs,
    pgpass: join(place.folder, 'pgpass'),
    parameters: { unix_socket_directories: place.folder, shared_buffers: '32MB' },
  };
  const restapi = { listen: rest, connect_address: rest };
  const etcd3 = { host: `127.0.0.1:${etcdPort}` };
  return JSON.stringify({ ...given, name: place.name, restapi, etcd3, postgresql });
}

/** Return the haproxy configuration of docs/failover.md with loopback addresses. */
function haproxyConfiguration(port: number, places: readonly Place[]): string {
  const lines = recipe('')
    .replace('127.0.0.1:5432', `127.0.0.1:${port}`)
    .split('\n')
    .filter((line) => !line.startsWith('  server '));
  const servers = places.map((place) => `  server ${place.name} 127.0.0.1:${place.port} check port ${place.restPort}`);
  return `${[...lines, ...servers].join('\n')}\n`;
}

/** Start etcd, two nodes of PostgreSQL with Patroni, and haproxy, all on loopback and as an ordinary user. */
export async function startPatroni({ isSynchronous }: { readonly isSynchronous: boolean }): Promise<PatroniCluster> {
  const programs = findPrograms();
  const missing = [...(programs === null ? ['postgresql'] : []), ...missingPrograms()];
  if (programs === null || missing.length > 0) {
    throw new Error(
      `NOTHING WAS TESTED, because of missing programs: ${missing.join(', ')} (Debian: apt-get install postgresql patroni etcd-server haproxy).`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'inward-patroni-'));
  const as = account();
  const hand = (path: string) => {
    if (as) chownSync(path, as.uid, as.gid);
    return path;
  };
  chmodSync(hand(folder), 0o755);
  const children = new Set<ChildProcess>();
  const environment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', HOME: folder };
  const run = (program: string, words: readonly string[]) => {
    const log = openSync(join(folder, `${program}.log`), 'a');
    const child = spawn(program, words, { cwd: folder, env: environment, stdio: ['ignore', log, log], ...as });
    children.add(child);
    return child;
  };

  const [etcdPort, peerPort, port] = [await freePort(), await freePort(), await freePort()];
  const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  run('etcd', [
    ...['--name', 'one', '--data-dir', join(folder, 'etcd'), '--initial-cluster', `one=${peer}`],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
  ]);

  const places = ['one', 'two'].map(async (name) => {
    const place = {
      name,
      folder: hand(mkdtempSync(join(folder, `${name}-`))),
      port: await freePort(),
      restPort: await freePort(),
    };
    const file = join(place.folder, 'patroni.yml');
    writeFileSync(file, patroniConfiguration(place, etcdPort, programs, isSynchronous));
    return { ...place, file };
  });
  const nodes = (await Promise.all(places)).map((place) => {
    let patroni: ChildProcess | null = null;
    const start = () => {
      patroni = run('patroni', [place.file]);
    };
    const killDatabase = () => killAll(postgresProcesses(join(place.folder, 'data')));
    const killMachine = () => {
      patroni?.kill('SIGKILL');
      killDatabase();
    };
    const url = `postgresql://postgres:${password}@127.0.0.1:${place.port}/postgres`;
    const stopReceiving = async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_wal_receiver');
      await client.end();
      const pid = rows[0]?.pid ?? 0;
      process.kill(pid, 'SIGSTOP');
      return () => killAll([pid]);
    };
    return { ...place, url, start, stopReceiving, killDatabase, killMachine };
  });
  const remove = () => {
    for (const { killMachine } of nodes) killMachine();
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', remove);

  const haproxy = join(folder, 'haproxy.cfg');
  writeFileSync(haproxy, haproxyConfiguration(port, nodes));
  run('haproxy', ['-db', '-f', haproxy]);

  const members = async (): Promise<readonly Member[]> => {
    for (const { restPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => null);
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  const whole = async () => {
    const follower = isSynchronous ? 'sync_standby' : 'replica';
    for (const until = Date.now() + 60_000; ; await pause(200)) {
      const all = await members();
      const follows = ({ role, state }: Member) => role === follower && ['running', 'streaming'].includes(state);
      if (all.some(({ role }) => role === 'leader') && all.some(follows)) return;
      if (Date.now() > until) throw new Error(`The cluster is not whole: ${JSON.stringify(all)}`);
    }
  };
  const nodeThat = async (isWanted: (member: Member) => boolean) => {
    const member = (await members()).find(isWanted);
    const node = nodes.find(({ name }) => name === member?.name);
    if (!node) throw new Error('The cluster has no such node.');
    return node;
  };

  try {
    const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
    nodes[0]?.start();
    await waitUntilReady(url);
    nodes[1]?.start();
    await whole();
    const superuser = new pg.Client({ connectionString: url });
    await superuser.connect();
    await makeEmbeddedLogin(superuser);
    await superuser.query(`alter role ${embeddedLogin} password '${password}'`);
    await superuser.end();
    return {
      url,
      nodes,
      primary: () => nodeThat(({ role }) => role === 'leader'),
      replica: () => nodeThat(({ role }) => role !== 'leader'),
      whole,
      remove: () => {
        process.off('exit', remove);
        remove();
      },
    };
  } catch (error) {
    for (const log of ['patroni.log', 'etcd.log', 'haproxy.log']) {
      console.error(readFileSync(join(folder, log), 'utf8').slice(-8_000));
    }
    remove();
    throw error;
  }
}
