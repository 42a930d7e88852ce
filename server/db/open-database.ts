import { join } from 'node:path';
import type pg from 'pg';
import type { Account } from '../account/account.ts';
import type { Config } from '../config/config.ts';
import { errorCode, isDamage, isUnavailable } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { Log } from '../log/log.ts';
import { unreadableCluster } from './embedded/cluster-fault.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { unfinishedRestore } from './embedded/unfinished-restore.ts';
import { type LoginRights, readLoginRights } from './isolation-check.ts';
import { readSecrets, type Secrets, secretsMigration } from './keys/secrets.ts';
import { hasQuietLog } from './log-settings.ts';
import { migrate, readUser } from './migrate.ts';
import type { Migration } from './migration.ts';
import { applySettings, storeSettings } from './pool.ts';
import { hasPooler, refuseSharedConnections } from './pooler.ts';
import { embeddedLogin, makeEmbeddedLogin } from './roles.ts';
import { withClient } from './with-client.ts';

const oldestVersion = 150_000;

const startLimitMs = 20_000;
export const loudLog =
  'the database may write words of users into its own log: see "What the database logs" in docs/running.md';

const exposedSecret =
  'the master key is in the database, so its backups give access to accounts: set MASTER_KEY_FILE (docs/running.md)';

const plainLoginHelp =
  'set MIGRATION_DATABASE_URL to the owner of the database, and DATABASE_URL to a user without rights (docs/running.md).';

type Options = {
  readonly migrations: readonly Migration[];
  readonly log: Log;
  readonly onLost: (error: unknown) => void;
  /** Called with the owner's URL before the migrations of the embedded database. */
  readonly beforeMigrations?: (ownerUrl: string) => Promise<void>;
};

type KeyedOptions = Options & { readonly keyFile: string | null };

export type Database = {
  readonly url: string;
  readonly ownerUrl: string;
  readonly secrets: Secrets;
  /** The OS user of the embedded PostgreSQL, or null if it is the user of this process. */
  readonly account: Account | null;
  /** The folder of the embedded database's files, or null for an external database. */
  readonly folder: string | null;
  readonly stop: () => Promise<void>;
};

type Variable = 'DATABASE_URL' | 'MIGRATION_DATABASE_URL';

/** Return a `StartFault` that explains a common connection error. Return other errors unchanged. */
export function explainConnection(error: unknown, variable: Variable): unknown {
  const code = errorCode(error);
  if (code.startsWith('28')) return new StartFault(`The database of ${variable} refuses this user or password.`);
  if (code === '3D000') return new StartFault(`The database named in ${variable} does not exist: create it first.`);
  if (code === '42501') return new StartFault(`The user of ${variable} may not set the database up: ${plainLoginHelp}`);
  if (isUnavailable(error)) return new StartFault(`The database of ${variable} cannot be reached.`, { mayPass: true });
  return error;
}

/** Apply missing migrations and let the database user `login` use the tables. Return the secrets. */
async function setUp(client: pg.Client, login: string, { migrations, keyFile }: KeyedOptions): Promise<Secrets> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < oldestVersion) throw new StartFault('Inward needs PostgreSQL 15 or newer.');
  await migrate(client, [secretsMigration, ...migrations], login);
  return await readSecrets(client, keyFile);
}

/** Return an error sentence if the user of DATABASE_URL has too many rights, otherwise null. */
export function rightsProblem({ isUnbound, isOwner }: LoginRights): string | null {
  if (isUnbound)
    return `DATABASE_URL signs in as a superuser, and row-level security does not bind superusers: ${plainLoginHelp}`;
  return isOwner ? `DATABASE_URL signs in as the owner of the tables: ${plainLoginHelp}` : null;
}

const withVariable = <T>(url: string, variable: Variable, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient(url, work).catch((error: unknown) => {
    throw explainConnection(error, variable);
  });

/** Connect to DATABASE_URL. If MIGRATION_DATABASE_URL is given, its user applies the migrations. */
async function openGiven(url: string, migrationUrl: string | null, options: KeyedOptions): Promise<Database> {
  const { keyFile, log } = options;
  const ownerUrl = migrationUrl ?? url;
  const ownerVariable = migrationUrl === null ? 'DATABASE_URL' : 'MIGRATION_DATABASE_URL';
  return withVariable(url, 'DATABASE_URL', async (client) => {
    const login = await readUser(client);
    const secrets = await withVariable(ownerUrl, ownerVariable, async (owner) => {
      await refuseSharedConnections(ownerUrl, ownerVariable);
      return setUp(owner, login, options);
    });
    const rights = await readLoginRights(client);
    if (!rights.isSetUp) throw new StartFault('DATABASE_URL and MIGRATION_DATABASE_URL name different databases.');
    const problem = rightsProblem(rights);
    if (problem !== null) log.warn(problem);
    if (await hasPooler(client)) await storeSettings(client);
    else await applySettings(client, startLimitMs);
    if (!(await hasQuietLog(client))) log.warn(loudLog);
    if (keyFile === null) log.warn(exposedSecret);
    return { url, ownerUrl, secrets, account: null, folder: null, stop: async () => {} };
  });
}

async function openEmbedded(dataDir: string, options: KeyedOptions): Promise<Database> {
  const unfinished = unfinishedRestore(dataDir);
  if (unfinished !== null) throw new StartFault(unfinished);
  const { url, ownerUrl, account, folder, stop } = await startEmbedded(dataDir, options);
  try {
    await options.beforeMigrations?.(ownerUrl);
    const secrets = await withClient(ownerUrl, async (client) => {
      await makeEmbeddedLogin(client);
      return setUp(client, embeddedLogin, options);
    });
    const { isUnbound, isOwner } = await withClient(url, readLoginRights);
    if (isUnbound || isOwner)
      throw new StartFault(`The database user ${embeddedLogin} must not own a table or be a superuser.`);
    return { url, ownerUrl, secrets, account, folder, stop };
  } catch (error) {
    await stop();
    if (isDamage(error)) throw unreadableCluster();
    throw isUnavailable(error) ? new StartFault('The embedded database ended during its set-up.') : error;
  }
}

export const keyFileOf = ({
  dataDir,
  databaseUrl,
  masterKeyFile,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'masterKeyFile'>): string | null =>
  masterKeyFile ?? (databaseUrl === null ? join(dataDir, 'master-key') : null);

/** Open, migrate and check the database. `onLost` is called if the embedded database cannot be restarted. */
export function openDatabase(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'migrationDatabaseUrl' | 'masterKeyFile'>,
  options: Options,
): Promise<Database> {
  const { dataDir, databaseUrl, migrationDatabaseUrl } = config;
  const given = { ...options, keyFile: keyFileOf(config) };
  return databaseUrl ? openGiven(databaseUrl, migrationDatabaseUrl, given) : openEmbedded(dataDir, given);
}
