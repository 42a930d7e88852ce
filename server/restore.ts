// `npm run restore FILE`: replace the database with a backup.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { openingSecret, openKeyProblem, sealingSecret } from './backup/backup-key.ts';
import { BackupFault } from './backup/format/backup-fault.ts';
import { makeBackup } from './backup/make-backup.ts';
import { fetchOffSite, offSiteStore } from './backup/off-site.ts';
import { inspectBackup } from './backup/open-backup.ts';
import { type OwnedDatabase, openOwner } from './backup/open-owner.ts';
import { demandBackUp, openPresent, type PresentDatabase } from './backup/present-database.ts';
import { readProductFiles } from './backup/product-files.ts';
import { asideSuffix, type Restored, restoreBackup } from './backup/restore-backup.ts';
import { hasTombstoneFile, tombstonesBeside } from './backup/tombstones.ts';
import { type Config, readConfig } from './config/config.ts';
import { setClusterAside } from './db/embedded/set-aside.ts';
import { errorCode } from './errors/database-errors.ts';
import { faultText } from './errors/fault-text.ts';
import { StartFault } from './errors/start-fault.ts';
import type { Log } from './log/log.ts';
import { openLog } from './log/pino-log.ts';
import { productMigrations } from './product-migrations.ts';

const usage = [
  'npm run restore FILE [-- --yes] [--discard]  replaces the database by this backup; stop the servers first',
  'FILE is a path, or s3:newest or s3:NAME for a copy of BACKUP_S3',
  '--yes asks nothing; --discard makes no backup of the present database, for one that is damaged or of a newer version:',
  'it sets the files of the embedded database aside, and replaces the tables of any other',
].join('\n');

const noList =
  'Neither the present database nor a file deleted-accounts beside the backup says which accounts were deleted after it: such accounts are back.';
const otherKey =
  'The master key of the backup, which differs from the present one, is in use again. If you had replaced it because somebody may have read it, run npm run admin -- secrets rotate again now, before the start.';

function questionAbout({ users }: PresentDatabase): string {
  if (users === null) return 'It replaces a database that cannot be read.';
  return `It replaces a database with ${users} ${users === 1 ? 'user' : 'users'}.`;
}

async function confirm(question: string): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // At the end of the input, question() never settles.
  const ended = once(lines, 'close').then(() => '');
  const answer = await Promise.race([lines.question(`${question} Type "yes" to go on: `), ended]);
  lines.close();
  if (answer.trim() !== 'yes') throw new StartFault('Nothing was changed. With "-- --yes" there is no question.');
}

/**
 * Back up the present state, which the restore replaces. Return the path of the backup. Throw a `StartFault` if it
 * fails.
 */
async function setPresentAside(config: Config, { url, login }: OwnedDatabase): Promise<string> {
  const source = { url, login, migrations: productMigrations, files: readProductFiles(config) };
  const target = { folder: config.backupDir, secret: sealingSecret(config), occasion: 'restore' as const };
  try {
    return (await makeBackup(source, target)).path;
  } catch (error) {
    // A `BackupFault` is about the file that was just made, not about the one to restore: do not show its message.
    const isOwn = error instanceof StartFault && !(error instanceof BackupFault);
    const reason = isOwn ? ` ${error.message}` : ` It may be damaged (${errorCode(error) || 'the reason is unknown'}).`;
    throw new StartFault(
      `The present database cannot be backed up, so nothing was changed.${reason} With "-- --discard" the restore goes on without.`,
    );
  }
}

type Replaced = Restored & {
  /** What to tell the operator about the database of before. */
  readonly lines: readonly string[];
};

/** How the present database is replaced: `options` lack only the database. */
type Replace = (
  present: PresentDatabase,
  options: Omit<Parameters<typeof restoreBackup>[0], 'database'>,
  log: Log,
) => Promise<Replaced>;

/** Replace the tables of the present database. If it has users, back it up first, unless it is discarded. */
const replaceInPlace: Replace = async ({ database, users, fault }, options) => {
  if (database === null) throw new Error('only the embedded database may be missing, and its files are set aside');
  const isKept = fault === null && users !== 0 && !process.argv.includes('--discard');
  const aside = isKept ? await setPresentAside(options.config, database) : null;
  const restored = await restoreBackup({ ...options, database });
  return { ...restored, lines: aside === null ? [] : [`What was there before is in ${aside}`] };
};

/** Set the files of the embedded database aside and restore into a new one. Put them back if that fails. */
const replaceCluster: Replace = async ({ database }, options, log) => {
  const { config } = options;
  await database?.stop();
  const { path, putBack } = setClusterAside(config.dataDir, asideSuffix(new Date()));
  console.log(`The files of the present database are in ${path} now.`);
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
    console.log('The files of the present database are in their place again.');
    throw error;
  }
  await stop();
  return { ...restored, lines: [`Delete ${path} when all is well.`] };
};

/** Download a backup from BACKUP_S3 and return its path. */
async function download(config: Config, name: string): Promise<string> {
  const store = offSiteStore(config);
  if (store === null) throw new StartFault('BACKUP_S3 is not set: set it and its key as the server has them.');
  const path = await fetchOffSite(store, name, config.backupDir);
  console.log(`Downloaded to ${path}`);
  return path;
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const [file, ...others] = words.filter((word) => word !== '--yes' && word !== '--discard');
  if (file === undefined || others.length > 0) throw new StartFault(usage);
  const isDiscarding = words.includes('--discard');
  const config = { ...readConfig(), logLevel: 'error' as const };
  const path = file.startsWith('s3:') ? await download(config, file.slice(3)) : resolve(file);
  const secret = openingSecret(config);
  const summary = await inspectBackup(path, secret);
  const { madeAt, users, reflections } = summary.manifest;
  console.log(
    `The backup is whole. It was made on ${madeAt} and has ${users} ${users === 1 ? 'user' : 'users'} and ${reflections} ${reflections === 1 ? 'reflection' : 'reflections'}.`,
  );
  const log = openLog(config);
  const present = await openPresent(config, log);
  try {
    if (!isDiscarding) demandBackUp(present, config.databaseUrl === null);
    if (!words.includes('--yes')) await confirm(questionAbout(present));
    const mustSetAside = config.databaseUrl === null && isDiscarding && present.users !== 0;
    const replace = mustSetAside ? replaceCluster : replaceInPlace;
    const tombstones = [...tombstonesBeside(config.backupDir, path), ...present.deleted];
    const options = { config, migrations: productMigrations, path, secret, summary, tombstones };
    const { lines, deleted, hasOtherKey } = await replace(present, { ...options, disabled: present.disabled }, log);
    if (file.startsWith('s3:')) rmSync(dirname(path), { recursive: true });
    for (const line of lines) console.log(line);
    if (deleted > 0) console.log(`Accounts that were deleted since, and are deleted again: ${deleted}.`);
    if (!present.users && !hasTombstoneFile(config.backupDir, path)) console.log(noList);
    const openKey = openKeyProblem(config);
    if (openKey !== null) console.log(openKey);
    if (hasOtherKey) console.log(otherKey);
    console.log('The backup is restored. All users have to sign in again. Start the server now.');
  } finally {
    await present.database?.stop();
  }
}

await main().catch((error: unknown) => {
  console.error(faultText(error, 'The restore failed because of a fault of its own. Nothing was changed.'));
  process.exitCode = 1;
});
