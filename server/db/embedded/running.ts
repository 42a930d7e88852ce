import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findPlace, socketFolder } from './place.ts';

/** Return the URL of the embedded PostgreSQL that a running server of this data directory uses, or null. */
export async function urlOfRunning(dataDir: string): Promise<string | null> {
  if (!existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))) return null;
  const url = urlOfSocket(socketFolder(findPlace(dataDir)));
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

/** Return the connection URL of a socket folder. */
export const urlOfSocket = (socket: string): string =>
  `postgresql://inward@localhost/postgres?host=${encodeURIComponent(socket)}`;
