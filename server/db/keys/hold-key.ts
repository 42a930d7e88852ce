import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../../errors/database-errors.ts';
import { StartFault } from '../../errors/start-fault.ts';

/** The key of an advisory lock. Servers that use the master key share the lock. A rotation takes it exclusively. */
const keyLock = 5_120_733_965;
const lockLimitMs = 30_000;
const retryMs = 1_000;
const lockTimeout = '55P03';

export type HeldKey = { readonly close: () => Promise<void> };

async function takeShared(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = ${lockLimitMs}`);
    await client.query('select pg_advisory_lock_shared($1)', [keyLock]);
  } catch (error) {
    if (errorCode(error) === lockTimeout)
      throw new StartFault('The secrets are being rotated: wait, then start again.');
    throw error;
  }
}

/**
 * Hold the shared lock until `close`, on a separate connection, so that a rotation notices even an idle server.
 * Reconnect if the connection is lost. Throw a `StartFault` if the master key was replaced.
 * @param isInForce whether the master key that this server has read is still the key of the database
 * @param onReplaced called if the key was replaced while the connection was lost; the server should then end
 */
export async function holdKey(
  url: string,
  isInForce: (client: pg.ClientBase) => Promise<boolean>,
  onReplaced: (error: unknown) => void,
): Promise<HeldKey> {
  let isClosing = false;
  let current: pg.Client | undefined;

  const connect = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'inward key',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await takeShared(client);
      if (!(await isInForce(client))) throw new StartFault('The master key was replaced: start this server again.');
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    if (isClosing) return client.end();
    current = client;
    client.once('end', () => void reconnect());
  };

  const reconnect = async () => {
    while (!isClosing) {
      await pause(retryMs, undefined, { ref: false });
      try {
        if (!isClosing) await connect();
        return;
      } catch (error) {
        if (error instanceof StartFault) return onReplaced(error);
      }
    }
  };

  await connect();
  return {
    close: async () => {
      isClosing = true;
      await current?.end().catch(() => {});
    },
  };
}

export async function takeKeyAlone(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [keyLock]);
  if (rows[0]?.taken !== true) throw new StartFault('Stop all servers of this database first.');
}
