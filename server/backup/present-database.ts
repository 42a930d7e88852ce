import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { ClusterFault } from '../db/embedded/cluster-fault.ts';
import { withClient } from '../db/with-client.ts';
import { errorCode, isDamage } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { Log } from '../log/log.ts';
import { productMigrations } from '../product-migrations.ts';
import { type Disabled, readDisabled } from './disabled-accounts.ts';
import { type OwnedDatabase, openOwner } from './open-owner.ts';
import { readTombstones, type Tombstone } from './tombstones.ts';

/** The database that a restore replaces. */
export type PresentDatabase = {
  /** Null if the embedded database does not start. */
  readonly database: OwnedDatabase | null;
  /** Null if the database does not start or cannot be read. */
  readonly users: number | null;
  /**
   * Why the database cannot be backed up: the rest of a sentence that begins with "The present database". Null if it
   * can be backed up.
   */
  readonly fault: string | null;
  /**
   * The accounts to delete again after the restore. Null if the database is too damaged to read this list, or was never
   * used.
   */
  readonly deleted: readonly Tombstone[] | null;
  readonly disabled: readonly Disabled[] | null;
};

/** Return whether a newer version of the product has applied migrations. */
const isNewer = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(
      `select to_regclass('inward_private.migrations') is not null as found`,
    );
    if (!rows[0]?.found) return false;
    const known = productMigrations.map(({ name }) => name);
    const query = 'select from inward_private.migrations where name <> all ($1::text[]) limit 1';
    return (await client.query(query, [known])).rowCount === 1;
  });

const userCount = `
  select (select count(*) from app.users)::int + (select count(*) from identity."user" a
    where not exists (select from app.identities i where i.issuer = 'inward' and i.subject = a.id))::int as n`;

/** Count the users, including accounts that never opened the product. */
const countUsers = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(`select to_regclass('app.users') is not null as found`);
    if (!rows[0]?.found) return 0;
    return (await client.query<{ n: number }>(userCount)).rows[0]?.n ?? 0;
  });

/**
 * Return the deleted and the disabled accounts. A list is null if it cannot be read, or if the database was never used.
 */
async function readMarks(url: string, users: number | null): Promise<Pick<PresentDatabase, 'deleted' | 'disabled'>> {
  const read = async <T>(from: (client: pg.ClientBase) => Promise<readonly T[]>) => {
    const marks = await withClient(url, from).catch(() => null);
    return users === 0 && marks?.length === 0 ? null : marks;
  };
  return { deleted: await read(readTombstones), disabled: await read(readDisabled) };
}

async function readPresent(database: OwnedDatabase): Promise<PresentDatabase> {
  const { url, isEmbedded } = database;
  try {
    const users = await countUsers(url);
    const fault = (await isNewer(url))
      ? 'was set up by a newer version of Inward, which this one cannot back up'
      : null;
    return { database, users, fault, ...(await readMarks(url, users)) };
  } catch (error) {
    if (!isEmbedded && !isDamage(error)) throw error;
    const fault = `cannot be read: its files may be damaged (${errorCode(error) || 'the reason is unknown'})`;
    return { database, users: null, fault, ...(await readMarks(url, null)) };
  }
}

/**
 * Open the database that a restore replaces, while no server runs. Throw a `StartFault` that tells the operator what to
 * do.
 */
export async function openPresent(config: Config, log: Log): Promise<PresentDatabase> {
  try {
    return await readPresent(await openOwner(config, log, { canRun: false }));
  } catch (error) {
    if (!(error instanceof ClusterFault)) throw error;
    const fault = `${error.predicate} (see postgres.log in DATA_DIR)`;
    return { database: null, users: null, fault, deleted: null, disabled: null };
  }
}

/** Throw a `StartFault` if the database cannot be backed up: the operator must decide whether to lose it. */
export function requireBackupPossible({ fault }: PresentDatabase, isEmbedded: boolean): void {
  if (fault === null) return;
  const how = isEmbedded ? 'sets its files aside and goes on' : 'goes on without a backup of it';
  throw new StartFault(`The present database ${fault}. Nothing was changed. With "-- --discard" the restore ${how}.`);
}
