import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedLogin } from '../roles.ts';
import { findPlace, socketFolder } from './place.ts';

/** Return the URL of this data directory's embedded PostgreSQL, or null if it does not run. */
export async function urlOfRunning(dataDir: string): Promise<string | null> {
  if (!existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))) return null;
  const url = loginUrl(socketFolder(findPlace(dataDir)));
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return null;
  }
}

const urlOf = (user: string, socket: string): string =>
  `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(socket)}`;

/** Return the connection URL of the superuser, who sets the database up. The socket is in the folder `socket`. */
export const ownerUrl = (socket: string): string => urlOf('inward', socket);

/** Return the connection URL of the product's login. */
export const loginUrl = (socket: string): string => urlOf(embeddedLogin, socket);
