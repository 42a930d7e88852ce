import type { ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { prepareCluster, waitUntilReady } from '../system-postgres.ts';

export type Node = {
  readonly url: string;
  readonly port: number;
  /** Kill the node as a power cut would: running transactions cannot finish. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** Return the folder of a PostgreSQL with Citus, or null. `npm run test:citus` passes it in CITUS_POSTGRES. */
export function findCitus(): string | null {
  const folder = process.env['CITUS_POSTGRES'];
  return folder !== undefined && existsSync(join(folder, 'postgres')) ? folder : null;
}

/** Start one PostgreSQL with Citus on a loopback port. Its commits are durable (fsync), because tests kill it. */
export async function startNode(programs: string): Promise<Node> {
  const port = await freePort();
  const { folder, start } = prepareCluster(programs, [
    ...['listen_addresses=127.0.0.1', `port=${port}`, 'fsync=on', 'shared_preload_libraries=citus'],
    ...['wal_level=logical', 'max_prepared_transactions=200', 'shared_buffers=32MB', 'citus.recover_2pc_interval=2s'],
  ]);
  const url = `postgresql://inward@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;
  let ended: Promise<void>;
  const killAtExit = () => server.kill('SIGQUIT');
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killAtExit);
    server.kill(signal);
    await ended;
  };
  const node: Node = {
    url,
    port,
    start: async () => {
      server = start();
      ended = new Promise((resolve) => server.once('exit', () => resolve()));
      process.once('exit', killAtExit);
      await waitUntilReady(url);
    },
    kill: () => end('SIGQUIT'),
    remove: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await node.start();
  return node;
}
