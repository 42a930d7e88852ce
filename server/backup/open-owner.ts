import type { Config } from '../config/config.ts';
import { prepareDataDir } from '../db/data-dir.ts';
import { startEmbedded } from '../db/embedded/embedded.ts';
import { missingDatabase, ownerUrlOfRunning } from '../db/embedded/running.ts';
import { readUser } from '../db/migrate.ts';
import { explainConnection } from '../db/open-database.ts';
import { refuseSharedConnections } from '../db/pooler.ts';
import { embeddedLogin } from '../db/roles.ts';
import { withClient } from '../db/with-client.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { Log } from '../log/log.ts';

/** The database may be empty, or set up by any version of the product. */
export type OwnedDatabase = {
  readonly url: string;
  /** The database user that the product connects as. */
  readonly login: string;
  readonly isEmbedded: boolean;
  readonly stop: () => Promise<void>;
};

type OwnerConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 'migrationDatabaseUrl'>;

async function openGiven(databaseUrl: string, ownerUrl: string | null): Promise<OwnedDatabase> {
  const userAt = (url: string, variable: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL') =>
    withClient(url, readUser).catch((error: unknown) => {
      throw explainConnection(error, variable);
    });
  const login = await userAt(databaseUrl, 'DATABASE_URL');
  if (ownerUrl !== null) await userAt(ownerUrl, 'MIGRATION_DATABASE_URL');
  await refuseSharedConnections(ownerUrl ?? databaseUrl, ownerUrl === null ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL');
  return { url: ownerUrl ?? databaseUrl, login, isEmbedded: false, stop: async () => {} };
}

/**
 * Open the configured database as its owner, without applying migrations. Start the embedded database if needed. If
 * `canRun` is true, a server may be running on the embedded database, and the database must exist. If `canRun` is
 * false, throw if a server is running, and create a missing database.
 */
export async function openOwner(
  { dataDir, databaseUrl, migrationDatabaseUrl }: OwnerConfig,
  log: Log,
  { canRun }: { readonly canRun: boolean },
): Promise<OwnedDatabase> {
  if (databaseUrl !== null) return openGiven(databaseUrl, migrationDatabaseUrl);
  const running = canRun ? await ownerUrlOfRunning(dataDir) : null;
  if (running !== null) return { url: running, login: embeddedLogin, isEmbedded: true, stop: async () => {} };
  const missing = canRun ? missingDatabase(dataDir) : null;
  if (missing !== null) throw new StartFault(missing);
  prepareDataDir(dataDir);
  const { ownerUrl: url, stop } = await startEmbedded(dataDir, { log, onLost: () => {} });
  return { url, login: embeddedLogin, isEmbedded: true, stop };
}
