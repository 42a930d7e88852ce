// `npm run restore FILE`: replace the database with a backup.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { openingSecret, sealingSecret } from './backup/backup-key.ts';
import { BackupFault } from './backup/format/backup-fault.ts';
import { makeBackup } from './backup/make-backup.ts';
import { fetchOffSite, offSiteStore } from './backup/off-site.ts';
import { inspectBackup } from './backup/open-backup.ts';
import { type OwnedDatabase, openOwner } from './backup/open-owner.ts';
import { readProductFiles } from './backup/product-files.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { tombstonesBeside } from './backup/tombstones.ts';
import { type Config, readConfig } from './config/config.ts';
import { withClient } from './db/with-client.ts';
import { errorCode } from './errors/database-errors.ts';
import { stackFrames } from './errors/stack-frames.ts';
import { StartFault } from './errors/start-fault.ts';
import { openLog } from './log/pino-log.ts';
import { productMigrations } from './product-migrations.ts';

const usage = [
  'npm run restore FILE [-- --yes] [--discard]  replaces the database by this backup; stop the servers first',
  'FILE is a path, or s3:newest or s3:NAME for a copy of BACKUP_S3',
  '--yes asks nothing; --discard makes no backup of the present database, for one that is damaged',
].join('\n');

/** Return the number of users that the database has now. */
const countUsers = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ found: boolean }>(`select to_regclass('app.users') is not null as found`);
    if (!rows[0]?.found) return 0;
    return (await client.query<{ n: number }>('select count(*)::int as n from app.users')).rows[0]?.n ?? 0;
  });

async function confirm(question: string): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // `question()` never settles when the input ends: treat this end as an empty answer.
  const ended = once(lines, 'close').then(() => '');
  const answer = await Promise.race([lines.question(`${question} Type "yes" to go on: `), ended]);
  lines.close();
  if (answer.trim() !== 'yes') throw new StartFault('Nothing was changed. With "-- --yes" there is no question.');
}

/**
 * Back up the present state, which the restore replaces. Return the path of the backup. Throw a `StartFault` if the
 * backup fails.
 */
async function setPresentAside(config: Config, { url, login }: OwnedDatabase): Promise<string> {
  const source = { url, login, migrations: productMigrations, files: readProductFiles(config) };
  const target = { folder: config.backupDir, secret: sealingSecret(config), occasion: 'restore' as const };
  try {
    return (await makeBackup(source, target)).path;
  } catch (error) {
    // Do not show the message of a `BackupFault`: it is about the backup that was just made, not about the one to
    // restore.
    const isOwn = error instanceof StartFault && !(error instanceof BackupFault);
    const reason = isOwn ? ` ${error.message}` : ` It may be damaged (${errorCode(error) || 'the reason is unknown'}).`;
    throw new StartFault(
      `The present database cannot be backed up, so nothing was changed.${reason} With "-- --discard" the restore goes on without.`,
    );
  }
}

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
  const config = { ...readConfig(), logLevel: 'error' as const };
  const path = file.startsWith('s3:') ? await download(config, file.slice(3)) : resolve(file);
  const secret = openingSecret(config);
  const summary = await inspectBackup(path, secret);
  const { madeAt, users, reflections } = summary.manifest;
  console.log(
    `The backup is whole. It was made on ${madeAt} and has ${users} ${users === 1 ? 'user' : 'users'} and ${reflections} ${reflections === 1 ? 'reflection' : 'reflections'}.`,
  );
  const database = await openOwner(config, openLog(config), { canRun: false });
  try {
    const present = await countUsers(database.url);
    if (!words.includes('--yes'))
      await confirm(`It replaces a database with ${present} ${present === 1 ? 'user' : 'users'}.`);
    const aside = present > 0 && !words.includes('--discard') ? await setPresentAside(config, database) : null;
    const tombstones = tombstonesBeside(config.backupDir, path);
    const options = { config, database, migrations: productMigrations, path, secret, summary, tombstones };
    const deleted = await restoreBackup(options);
    if (file.startsWith('s3:')) rmSync(dirname(path), { recursive: true });
    if (aside !== null) console.log(`What was there before is in ${aside}`);
    if (deleted > 0) console.log(`Accounts that were deleted since, and are deleted again: ${deleted}.`);
    console.log('The backup is restored. All users have to sign in again. Start the server now.');
  } finally {
    await database.stop();
  }
}

await main().catch((error: unknown) => {
  const fault = ['The restore failed because of a fault of its own. Nothing was changed.', ...stackFrames(error)];
  console.error(error instanceof StartFault ? error.message : fault.join('\n'));
  process.exitCode = 1;
});
