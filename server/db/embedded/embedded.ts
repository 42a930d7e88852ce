import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, isShared } from '../../account/account.ts';
import { canReach } from '../../account/can-reach.ts';
import { isDamage, isUnavailable } from '../../errors/database-errors.ts';
import type { Log } from '../../log/log.ts';
import { writeAccessRules } from './access-rules.ts';
import { copyNative, findNative, linkLibraries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { ClusterFault, unreadableCluster } from './cluster-fault.ts';
import { leaveSharedAccount } from './hand-over.ts';
import { connectAlone, type Session } from './owner-session.ts';
import { findPlace, type Place, reachableFolder, socketFolder } from './place.ts';
import {
  findPostmaster,
  nameOfSettings,
  type Postmaster,
  type Site,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { isAlive } from './process-state.ts';
import { requireSpace } from './require-space.ts';
import { loginUrl, ownerUrl } from './running.ts';

export type Embedded = {
  /** The URL of the product's database user. `url` and `ownerUrl` stay the same when the database restarts. */
  readonly url: string;
  readonly ownerUrl: string;
  /** The OS user of PostgreSQL, or null if it is the user of this process. */
  readonly account: Account | null;
  readonly folder: string;
  readonly stop: () => Promise<void>;
};

type EmbeddedSite = Place & Site;
type Owner = { readonly session: Session; readonly pid: number };

/** The pause between two attempts. When a postmaster is killed, its backends end some milliseconds later. */
const retryMs = 25;
const startPatienceMs = 20_000;
const quietMs = 5_000;
export const slowStart =
  'the embedded database does not answer yet: it may recover after a crash, and postgres.log in DATA_DIR says more';

/**
 * Throw if the folder has files but no complete cluster. Some files must be lost, because a new cluster is renamed into
 * place only when it is complete.
 */
function checkCluster(dataDir: string): void {
  const home = join(dataDir, 'postgres');
  if (!existsSync(home) || readdirSync(home).length === 0) return;
  if (!existsSync(join(home, 'cluster', 'PG_VERSION'))) throw new ClusterFault('is incomplete');
}

async function prepare(dataDir: string): Promise<EmbeddedSite> {
  checkCluster(dataDir);
  requireSpace(dataDir);
  await leaveSharedAccount(dataDir);
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
  writeAccessRules(site.cluster, site.account);
  return { ...site, socket: socketFolder(settled) };
}

/**
 * Return whether the postmaster has our socket, binaries and settings. A postmaster of an older version may have
 * others.
 */
async function isOurs(site: EmbeddedSite, running: Postmaster, session: Session): Promise<boolean> {
  const { rows } = await session.client.query('show cluster_name');
  return running.socket === site.socket && rows[0]?.cluster_name === nameOfSettings(site.native);
}

/** Try once to start a postmaster or to take over the running one. Return null if the caller must retry. */
async function tryToOwn(site: EmbeddedSite): Promise<Owner | null> {
  const found = findPostmaster(site.cluster);
  // A postmaster adds its socket to postmaster.pid some milliseconds after it creates the file.
  if (found.running?.socket === '') return null;
  const running = found.running ?? {
    pid: spawnPostmaster(site, found.stalePid).pid ?? 0,
    socket: site.socket,
  };
  const session = await connectAlone(running).catch(async (error: unknown) => {
    // Stop the postmaster only if files are damaged. After any other error, another server may already use it.
    if (!found.running && isDamage(error)) await stopPostmaster(running.pid);
    throw error;
  });
  if (!session) return null;
  const settled = findPostmaster(site.cluster).running;
  if (settled && (await isOurs(site, settled, session))) return { session, pid: settled.pid };
  await session.client.end();
  await stopPostmaster((settled ?? running).pid);
  return null;
}

async function tryUntilOwned(site: EmbeddedSite): Promise<Owner> {
  for (const until = Date.now() + startPatienceMs; Date.now() < until; ) {
    const owner = await tryToOwn(site).catch((error: unknown) => {
      if (isUnavailable(error)) return null;
      throw isDamage(error) ? unreadableCluster() : error;
    });
    if (owner) return owner;
    await pause(retryMs);
  }
  throw new ClusterFault('does not start');
}

/** Own the database. If this takes long, say so in the log. */
async function own(site: EmbeddedSite, log: Log): Promise<Owner> {
  const note = setTimeout(() => log.warn(slowStart), quietMs);
  try {
    return await tryUntilOwned(site);
  } finally {
    clearTimeout(note);
  }
}

/**
 * Start the embedded PostgreSQL of this data directory, or take over one that a killed server left running. Restart it
 * when it dies. Throw a `StartFault` if another server owns the directory.
 * @param dataDir an existing, writable folder
 * @param onLost called when the database cannot be restarted; the server should then end
 */
export async function startEmbedded(
  dataDir: string,
  options: { readonly log: Log; readonly onLost: (error: unknown) => void },
): Promise<Embedded> {
  const site = await prepare(dataDir);
  if (site.account && isShared(site.account)) {
    options.log.warn(
      'the database runs as nobody, so every process of nobody can read all journals: create a user inward',
    );
  }
  let owner = await own(site, options.log);
  let isStopping = false;
  let restarting = Promise.resolve();

  const restart = async () => {
    options.log.warn('the embedded database ended and is restarted');
    try {
      owner = await own(site, options.log);
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
    url: loginUrl(site.socket),
    ownerUrl: ownerUrl(site.socket),
    account: site.account,
    folder: site.cluster,
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
