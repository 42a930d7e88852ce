import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import { takeKeyAlone } from '../db/keys/hold-key.ts';
import { addKeys, hasOtherKeys } from '../db/keys/master-key.ts';
import type { Migration } from '../db/migration.ts';
import { keyFileOf } from '../db/open-database.ts';
import { makeEmbeddedLogin, makeRoles } from '../db/roles.ts';
import { inTransaction } from '../db/transaction.ts';
import { withClient } from '../db/with-client.ts';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';
import { type Disabled, disableAgain, readDisabled } from './disabled-accounts.ts';
import { fillFromBackup } from './fill.ts';
import type { BackupSummary } from './open-backup.ts';
import type { OwnedDatabase } from './open-owner.ts';
import { checkAllRowsAreVisible, productSchemas } from './product-tables.ts';
import { deleteRevived, readTombstones, type Tombstone } from './tombstones.ts';

/** Return the suffix for the names of files that a restore sets aside. */
export const asideSuffix = (now: Date): string =>
  `before-restore-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

type RestoreOptions = {
  readonly config: Config;
  readonly database: OwnedDatabase;
  readonly migrations: readonly Migration[];
  readonly path: string;
  readonly secret: string;
  readonly summary: BackupSummary;
  /**
   * The deleted accounts from three sources: the lists beside the backups, the present database, and databases of
   * interrupted restores.
   */
  readonly tombstones: readonly Tombstone[];
  /** The disabled accounts of the present database and of databases of interrupted restores. */
  readonly disabled: readonly Disabled[];
};

export type Restored = {
  readonly deleted: number;
  /** Whether the backup has another master key than the one in use. */
  readonly hasOtherKey: boolean;
};

/**
 * Rows that give access. A restore deletes them: a session or link that was revoked after the backup must stay invalid.
 */
const openDoors = [
  'identity.session',
  'identity.verification',
  'identity."trustedDevice"',
  'identity."emailUndo"',
  'app.invites',
  'app.api_tokens',
];

async function endSessions(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is not null',
    [openDoors],
  );
  for (const { name } of rows) await client.query(`delete from ${name}`);
  // This row requests that the bytes of the deleted rows are erased from the database files.
  await client.query('insert into app.traces default values');
}

const contentOf = ({ files }: BackupSummary, role: string): Buffer | null => {
  const found = files.find((file) => file.role === role);
  return found ? Buffer.from(found.base64, 'base64') : null;
};

function setAside(path: string, suffix: string): void {
  try {
    renameSync(path, `${path}.${suffix}`);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
}

type PreparedKeys = Pick<Restored, 'hasOtherKey'> & {
  /**
   * Call this after the commit. It removes all keys that the backup does not contain. If the backup contains no key at
   * all, it renames the key file.
   */
  readonly finish: () => void;
};

/** Add the keys of the backup to the key file, beside the present keys. */
function prepareKeys({ config, summary }: RestoreOptions, suffix: string): PreparedKeys {
  const path = keyFileOf(config);
  const text = contentOf(summary, 'master-key')?.toString() ?? null;
  if (text === null) {
    // A backup without a master key contains the secret in its rows. The next start of the server moves the secret into
    // a key file.
    const hasOtherKey = path !== null && existsSync(path);
    return { hasOtherKey, finish: () => path !== null && setAside(path, suffix) };
  }
  if (path === null) {
    throw new StartFault('The backup has a master key: set MASTER_KEY_FILE to the file where it belongs.');
  }
  return { hasOtherKey: hasOtherKeys(path, text), finish: addKeys(path, text) };
}

function restoreHelpLines({ config, summary }: RestoreOptions, suffix: string): void {
  const content = contentOf(summary, 'help-lines');
  const path = join(config.dataDir, 'help-lines.json');
  setAside(path, suffix);
  if (content) writeFileSync(path, content, { mode: 0o644 });
}

/**
 * Replace the product's schemas in one transaction, and delete again the accounts that were deleted after the backup.
 * Return the number of these accounts.
 */
async function replaceSchemas(client: pg.Client, options: RestoreOptions): Promise<number> {
  const { database, path, secret, migrations, summary } = options;
  const { login } = database;
  let deleted = 0;
  if (database.isEmbedded) await makeEmbeddedLogin(client);
  await makeRoles(client, login);
  await inTransaction(client, async () => {
    await takeKeyAlone(client);
    await checkAllRowsAreVisible(client);
    const disabled = [...options.disabled, ...(await readDisabled(client))];
    const tombstones = [...options.tombstones, ...(await readTombstones(client))];
    await client.query(`drop schema if exists ${productSchemas.join(', ')} cascade`);
    const afterwards = async () => {
      deleted = await deleteRevived(client, tombstones);
      await disableAgain(client, disabled);
      await endSessions(client);
    };
    await fillFromBackup(client, { path, secret, manifest: summary.manifest, migrations, login, afterwards });
  });
  await client.query('analyze');
  return deleted;
}

/**
 * Replace the database and its files with those of a backup. The servers must be stopped. The database changes in one
 * transaction, after every table was compared with the backup. Until the commit, the key file contains the old and the
 * new keys, so that it fits the database even if this process is killed.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const suffix = asideSuffix(new Date());
  const { hasOtherKey, finish } = prepareKeys(options, suffix);
  const deleted = await withClient(options.database.url, (client) => replaceSchemas(client, options));
  restoreHelpLines(options, suffix);
  // Drop the old keys last: if an earlier step fails, a database that was set aside still has its key.
  finish();
  return { deleted, hasOtherKey };
}
