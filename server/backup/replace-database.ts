import type { Config } from '../config/config.ts';
import { asidePath, setClusterAside } from '../db/embedded/set-aside.ts';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { Log } from '../log/log.ts';
import { productMigrations } from '../product-migrations.ts';
import { sealingSecret } from './backup-key.ts';
import { BackupFault } from './format/backup-fault.ts';
import { makeBackup } from './make-backup.ts';
import { type OwnedDatabase, openOwner } from './open-owner.ts';
import type { PresentDatabase } from './present-database.ts';
import { readProductFiles } from './product-files.ts';
import { asideSuffix, type Restored, restoreBackup } from './restore-backup.ts';
import { type Knows, removeUnfinished, storeUnfinished, type UnfinishedRestore } from './unfinished-restore.ts';

/** Back up what the restore replaces and return the path of the backup. Throw a `StartFault` on failure. */
async function setPresentAside(config: Config, { url, login }: OwnedDatabase): Promise<string> {
  const source = { url, login, migrations: productMigrations, files: readProductFiles(config) };
  const target = { folder: config.backupDir, secret: sealingSecret(config), occasion: 'restore' as const };
  try {
    return (await makeBackup(source, target)).path;
  } catch (error) {
    // Do not show the message of a `BackupFault`: it is about the new backup, but the operator would think that it is
    // about the backup to restore.
    const isOwn = error instanceof StartFault && !(error instanceof BackupFault);
    const reason = isOwn ? ` ${error.message}` : ` It may be damaged (${errorCode(error) || 'the reason is unknown'}).`;
    throw new StartFault(
      `The present database cannot be backed up, so nothing was changed.${reason} With "-- --discard" the restore goes on without.`,
    );
  }
}

export type Replaced = Restored & {
  /** Sentences for the operator about the replaced database. */
  readonly lines: readonly string[];
};

type Options = Omit<Parameters<typeof restoreBackup>[0], 'database'>;

/** Replace the tables of the present database. If `isKept` is true and the database has users, back it up first. */
export async function replaceTables(
  { database, users }: PresentDatabase,
  options: Options,
  { isKept }: { readonly isKept: boolean },
): Promise<Replaced> {
  if (database === null) throw new Error('only the embedded database may not start, and its files are set aside');
  const aside = isKept && users !== 0 ? await setPresentAside(options.config, database) : null;
  const restored = await restoreBackup({ ...options, database });
  return { ...restored, lines: aside === null ? [] : [`What was there before is in ${aside}`] };
}

type ClusterOptions = {
  readonly log: Log;
  readonly say: (sentence: string) => void;
  readonly knows: Knows;
  readonly unfinished: UnfinishedRestore | null;
};

/** Move the files of the embedded database to a folder beside it. If that fails, call `forget` and throw. */
function setAside(dataDir: string, suffix: string, forget: () => void): ReturnType<typeof setClusterAside> {
  try {
    return setClusterAside(dataDir, suffix);
  } catch (error) {
    forget();
    throw error;
  }
}

/**
 * Move the files of the embedded database to a folder beside it, tell the operator by `say`, and restore into a new
 * database. Put the files back if the restore fails. If this process is killed, the next restore continues with the
 * data in DATA_DIR (unfinished-restore.ts).
 */
export async function replaceCluster(
  { database }: PresentDatabase,
  options: Options,
  { log, say, knows, unfinished }: ClusterOptions,
): Promise<Replaced> {
  const { config, tombstones, disabled } = options;
  const { dataDir } = config;
  await database?.stop();
  const suffix = asideSuffix(new Date());
  const asides = [...(unfinished?.asides ?? []), asidePath(dataDir, suffix)];
  storeUnfinished(dataDir, { asides, tombstones, disabled, knows });
  const forget = () => (unfinished === null ? removeUnfinished(dataDir) : storeUnfinished(dataDir, unfinished));
  const { path, putBack } = setAside(dataDir, suffix, forget);
  say(`The files of the present database are in ${path} now.`);
  const opened: OwnedDatabase[] = [];
  const stop = () => Promise.all(opened.map((one) => one.stop()));
  let restored: Restored;
  try {
    const fresh = await openOwner(config, log, { canRun: false });
    opened.push(fresh);
    restored = await restoreBackup({ ...options, database: fresh });
  } catch (error) {
    await stop();
    putBack();
    forget();
    say('The files of the present database are in their place again.');
    throw error;
  }
  await stop();
  return { ...restored, lines: [] };
}
