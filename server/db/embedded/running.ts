import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { isDamage } from '../../errors/database-errors.ts';
import { embeddedLogin } from '../roles.ts';
import { unreadableCluster } from './cluster-fault.ts';
import { findPlace, socketFolder } from './place.ts';
import { unfinishedRestore } from './unfinished-restore.ts';

export const missingDatabase = (dataDir: string): string | null =>
  unfinishedRestore(dataDir) ??
  (existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))
    ? null
    : `No database was found in ${dataDir}: set DATA_DIR and the other variables of the server, and run this as its user or as root.`);

/** Return the URL of the running embedded PostgreSQL, or null. Throw a `ClusterFault` if its files are damaged. */
async function findRunning(dataDir: string, urlFor: (socket: string) => string): Promise<string | null> {
  if (missingDatabase(dataDir) !== null) return null;
  const url = urlFor(socketFolder(findPlace(dataDir)));
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch (error) {
    if (isDamage(error)) throw unreadableCluster();
    return null;
  }
}

const urlOf = (user: string, socket: string): string =>
  `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(socket)}`;

/** Return the URL of the superuser, who creates tables and roles, at this socket folder. */
export const ownerUrl = (socket: string): string => urlOf('inward', socket);

export const loginUrl = (socket: string): string => urlOf(embeddedLogin, socket);

/** Return the product user's URL of the running embedded PostgreSQL, or null if it is not running. */
export const urlOfRunning = (dataDir: string): Promise<string | null> => findRunning(dataDir, loginUrl);

/** Return the superuser's URL of the running embedded PostgreSQL, or null if it is not running. */
export const ownerUrlOfRunning = (dataDir: string): Promise<string | null> => findRunning(dataDir, ownerUrl);
