import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isUnavailable } from '../../errors/database-errors.ts';
import { StartFault } from '../../errors/start-fault.ts';
import type { Log } from '../../log/log.ts';
import { copyNative, findNative, linkLibraries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { canReach, findPlace, type Place, reachableFolder, socketFolder } from './place.ts';
import {
  disownStalePid,
  nameOfSettings,
  type Postmaster,
  runningPostmaster,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { isAlive } from './process-state.ts';
import { urlOfSocket } from './running.ts';

/** The session with this advisory lock owns the data directory. If its server is killed, PostgreSQL frees the lock. */
const ownerLock = 7_310_452_291;
const lockPatienceMs = 2_000;
const startPatienceMs = 120_000;

export type Embedded = {
  /** A connection string. It does not change when the database is restarted. */
  readonly url: string;
  /** Stop the database cleanly. */
  readonly stop: () => Promise<void>;
};

type Site = Place & {
  readonly native: string;
  readonly cluster: string;
  readonly socket: string;
  readonly logFile: string;
};
type Session = { readonly client: pg.Client; readonly gone: Promise<void> };
type Owner = { readonly session: Session; readonly pid: number };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function prepare(dataDir: string): Promise<Site> {
  const packaged = findNative();
  linkLibraries(packaged);
  const place = findPlace(dataDir);
  let native = packaged;
  if (place.account && !canReach(packaged, place.account)) {
    native = join(reachableFolder(place.account), nameOfSettings(packaged));
    copyNative(packaged, native);
  }
  await ensureCluster(native, place);
  const settled = findPlace(dataDir);
  const site = { ...settled, native, cluster: join(settled.home, 'cluster'), logFile: join(dataDir, 'postgres.log') };
  return { ...site, socket: socketFolder(settled) };
}

async function connect(socket: string): Promise<Session> {
  const client = new pg.Client({
    connectionString: urlOfSocket(socket),
    application_name: 'inward owner',
    keepAlive: true,
  });
  client.on('error', () => {});
  const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  return { client, gone };
}

/** Return a session as soon as the postmaster accepts connections, or null if the postmaster has ended. */
async function connectWhenReady({ pid, socket }: Postmaster): Promise<Session | null> {
  for (const until = Date.now() + startPatienceMs; Date.now() < until; ) {
    try {
      return await connect(socket);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
    if (!isAlive(pid)) return null;
    await pause(15);
  }
  throw new StartFault('The embedded database did not become ready within two minutes: see postgres.log in DATA_DIR.');
}

async function takeLock({ client }: Session): Promise<boolean> {
  for (const until = Date.now() + lockPatienceMs; ; ) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [ownerLock]);
    if (rows[0]?.taken === true) return true;
    if (Date.now() > until) return false;
    await pause(50);
  }
}

/** Return whether the postmaster has our socket, binaries and settings: an older version may have started it. */
async function isOurs(site: Site, running: Postmaster, session: Session): Promise<boolean> {
  const { rows } = await session.client.query('show cluster_name');
  return running.socket === site.socket && rows[0]?.cluster_name === nameOfSettings(site.native);
}

/** Try once to own a postmaster: start one, or take over the running one. Return null if the caller must retry. */
async function tryToOwn(site: Site): Promise<Owner | null> {
  let running = runningPostmaster(site.cluster);
  if (!running) {
    disownStalePid(site.cluster);
    const child = spawnPostmaster(site.native, site.cluster, site.socket, site.account, site.logFile);
    running = { pid: child.pid ?? 0, socket: site.socket };
  }
  const session = await connectWhenReady(running);
  if (!session) return null;
  if (!(await takeLock(session))) {
    await session.client.end();
    throw new StartFault(
      'Another Inward server is running on this data directory: stop it, or choose another DATA_DIR.',
    );
  }
  const settled = runningPostmaster(site.cluster);
  if (settled && (await isOurs(site, settled, session))) return { session, pid: settled.pid };
  await session.client.end();
  await stopPostmaster((settled ?? running).pid);
  return null;
}

async function own(site: Site): Promise<Owner> {
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    const owner = await tryToOwn(site).catch((error: unknown) => {
      if (isUnavailable(error)) return null;
      throw error;
    });
    if (owner) return owner;
    await pause(Math.min(25 * 2 ** attempt, 1_000));
  }
  throw new StartFault('The embedded database does not start: see postgres.log in DATA_DIR.');
}

/**
 * Start the embedded PostgreSQL of this data directory, or take over the one that a killed server left running. Restart
 * it when it dies. Throw a `StartFault` when another server owns the directory.
 * @param dataDir an existing folder that we may write to.
 * @param onLost called when the database cannot be restarted; the server should end.
 */
export async function startEmbedded(
  dataDir: string,
  options: { readonly log: Log; readonly onLost: (error: unknown) => void },
): Promise<Embedded> {
  const site = await prepare(dataDir);
  let owner = await own(site);
  let isStopping = false;
  let restarting = Promise.resolve();

  const restart = async () => {
    options.log.warn('the embedded database ended and is restarted');
    try {
      owner = await own(site);
      watch(owner);
      options.log.info('the embedded database is running again');
    } catch (error) {
      if (!isStopping) options.onLost(error);
    }
  };

  const watch = ({ session }: Owner) => {
    void session.gone.then(() => {
      if (!isStopping) restarting = restart();
    });
  };

  watch(owner);
  return {
    url: urlOfSocket(site.socket),
    stop: async () => {
      isStopping = true;
      await restarting;
      const { pid, session } = owner;
      if (isAlive(pid)) await stopPostmaster(pid);
      await session.client.end().catch(() => {});
      if (!site.socket.startsWith(site.home)) rmSync(site.socket, { recursive: true, force: true });
    },
  };
}
