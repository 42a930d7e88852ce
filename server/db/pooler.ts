import type pg from 'pg';
import { StartFault } from '../errors/start-fault.ts';
import { withClient } from './with-client.ts';

const askedTimes = 5;

/**
 * Return whether this client is connected to a pooler. A pooler reports an invented process id instead of `backendPid`,
 * the real one.
 */
export const isPooled = (client: pg.ClientBase, backendPid: number | undefined): boolean =>
  'processID' in client && client.processID !== backendPid;

async function readBackendPid(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

export const hasPooler = async (client: pg.ClientBase): Promise<boolean> =>
  isPooled(client, await readBackendPid(client));

/**
 * Make this client send all statements without a name. Behind a pooler, the next transaction may run on another
 * connection, where the name of a prepared statement is unknown or belongs to another statement.
 */
export function leaveNamesOut(client: pg.ClientBase): void {
  const send = client.query.bind(client) as (...given: unknown[]) => unknown;
  const unnamed = (query: unknown) =>
    typeof query === 'object' && query !== null && 'name' in query ? { ...query, name: undefined } : query;
  client.query = ((query: unknown, ...rest: unknown[]) => send(unnamed(query), ...rest)) as typeof client.query;
}

/** Return whether a pooler gives one session different connections, or two sessions the same connection. */
async function sharesConnections(url: string): Promise<boolean> {
  return withClient(url, async (one) => {
    if (!(await hasPooler(one))) return false;
    return withClient(url, async (other) => {
      const ofOne = new Set<unknown>();
      const ofOther = new Set<unknown>();
      for (let count = 0; count < askedTimes; count += 1) {
        ofOne.add(await readBackendPid(one));
        ofOther.add(await readBackendPid(other));
      }
      return ofOne.size > 1 || ofOther.size > 1 || [...ofOne].some((pid) => ofOther.has(pid));
    });
  });
}

/**
 * Throw if the owner's URL leads to a pooler in transaction mode. Such a pooler lets other clients use the same
 * connections, but the owner sets locks and settings for a whole session.
 */
export async function refuseSharedConnections(
  ownerUrl: string,
  variable: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL',
): Promise<void> {
  if (!(await sharesConnections(ownerUrl))) return;
  throw new StartFault(
    `${variable} leads to a pooler in transaction mode: set MIGRATION_DATABASE_URL to the database itself (docs/deploying.md).`,
  );
}
