import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isUnavailable } from '../../errors/database-errors.ts';
import { StartFault } from '../../errors/start-fault.ts';
import { ClusterFault } from './cluster-fault.ts';
import type { Postmaster } from './postmaster.ts';
import { isAlive } from './process-state.ts';
import { ownerUrl } from './running.ts';

/** The key of an advisory lock. The server that holds it owns the data directory. A kill releases the lock. */
export const ownerLock = 7_310_452_291;
const lockPatienceMs = 2_000;
const startPatienceMs = 120_000;

export type Session = { readonly client: pg.Client; readonly gone: Promise<void> };

async function connect(socket: string): Promise<Session> {
  const client = new pg.Client({
    connectionString: ownerUrl(socket),
    application_name: 'inward owner',
    keepAlive: true,
  });
  client.on('error', () => {});
  const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  return { client, gone };
}

/** Connect as soon as the postmaster accepts connections. Return null if the postmaster has ended. */
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
  throw new ClusterFault('did not become ready within two minutes');
}

async function takeLock({ client }: Session): Promise<boolean> {
  for (const until = Date.now() + lockPatienceMs; ; ) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [ownerLock]);
    if (rows[0]?.taken === true) return true;
    if (Date.now() > until) return false;
    await pause(50);
  }
}

/** Connect and take the owner lock. Return null if the postmaster has ended. Throw if another server has the lock. */
export async function connectAlone(running: Postmaster): Promise<Session | null> {
  const session = await connectWhenReady(running);
  if (!session || (await takeLock(session))) return session;
  await session.client.end();
  throw new StartFault('Another Inward server is running on this data directory: stop it, or choose another DATA_DIR.');
}
