import { accessSync, constants, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { errorCode, isUnavailable } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { Log } from '../log/log.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';
import type { Migration } from './migration.ts';
import { readSecrets, type Secrets, secretsMigration } from './secrets.ts';

const oldestVersion = 150_000;

export type Database = { readonly url: string; readonly secrets: Secrets; readonly stop: () => Promise<void> };

/** Create folders one at a time: below /proc, where creation fails, Node's `recursive` option never returns. */
function makeFolders(path: string): void {
  if (existsSync(path)) return;
  makeFolders(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server may have created the folder.
    if (!existsSync(path)) throw error;
  }
}

/** Create DATA_DIR and check it by writing a file: permissions alone do not reveal a read-only disk. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(dataDir, `.write-probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch {
    throw new StartFault(`DATA_DIR ${dataDir} is not writable: choose another, or let this user write there.`);
  }
}

/** Return a `StartFault` for a common error of DATABASE_URL, or any other error unchanged. */
function explain(error: unknown): unknown {
  const code = errorCode(error);
  if (code.startsWith('28')) return new StartFault('The database of DATABASE_URL refuses this user or password.');
  if (code === '3D000') return new StartFault('The database named in DATABASE_URL does not exist: create it first.');
  if (isUnavailable(error)) return new StartFault('The database of DATABASE_URL cannot be reached.');
  return error;
}

/** Apply missing migrations and return the secrets, over a separate connection. */
async function bringUp(url: string, migrations: readonly Migration[]): Promise<Secrets> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'inward start',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    if ((rows[0]?.version ?? 0) < oldestVersion) throw new StartFault('Inward needs PostgreSQL 15 or newer.');
    await migrate(client, [secretsMigration, ...migrations]);
    return await readSecrets(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Start or connect to the configured database (embedded or DATABASE_URL), migrate and check it.
 * @param onLost called when the embedded database cannot be restarted.
 */
export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: { readonly migrations: readonly Migration[]; readonly log: Log; readonly onLost: (error: unknown) => void },
): Promise<Database> {
  if (config.databaseUrl) {
    const secrets = await bringUp(config.databaseUrl, options.migrations).catch((error: unknown) => {
      throw explain(error);
    });
    return { url: config.databaseUrl, secrets, stop: async () => {} };
  }
  const { url, stop } = await startEmbedded(config.dataDir, options);
  try {
    return { url, stop, secrets: await bringUp(url, options.migrations) };
  } catch (error) {
    await stop();
    throw isUnavailable(error) ? new StartFault('The embedded database ended during its set-up.') : error;
  }
}
