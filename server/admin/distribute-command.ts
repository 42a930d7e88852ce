import type { Config } from '../config/config.ts';
import { distribute } from '../db/distribute/distribute.ts';
import { migrations } from '../db/migrations/index.ts';
import { openDatabase } from '../db/open-database.ts';
import { withClient } from '../db/with-client.ts';
import { StartFault } from '../errors/start-fault.ts';
import { identityMigrations } from '../identity/builtin/migrations.ts';
import type { Log } from '../log/log.ts';

/** Migrate the database, then distribute the users' tables over the Citus workers. Return a report, line by line. */
export async function distributeTables(config: Config, log: Log): Promise<string[]> {
  if (config.databaseUrl === null)
    throw new StartFault('The embedded database cannot be distributed: set DATABASE_URL to a coordinator of Citus.');
  const all = [...identityMigrations, ...migrations];
  const { ownerUrl, stop } = await openDatabase(config, { migrations: all, log, onLost: () => {} });
  try {
    return await withClient(ownerUrl, distribute);
  } finally {
    await stop();
  }
}
