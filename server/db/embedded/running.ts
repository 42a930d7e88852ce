import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findPlace, socketFolder } from './place.ts';

/** Return the URL of this data directory's embedded PostgreSQL, or null if it does not run. */
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

/** Return the connection URL of the PostgreSQL whose socket is in a folder. */
export const urlOfSocket = (socket: string): string =>
  `postgresql://inward@localhost/postgres?host=${encodeURIComponent(socket)}`;
