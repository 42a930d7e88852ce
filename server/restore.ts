// `npm run restore FILE`: replace the database with a backup.
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { counted } from '../core/domain/texts/counted.ts';
import { openingSecret, readableKeyNote } from './backup/backup-key.ts';
import { fetchOffSite, offSiteStore } from './backup/off-site.ts';
import { inspectBackup } from './backup/open-backup.ts';
import { openPresent, type PresentDatabase, requireBackupPossible } from './backup/present-database.ts';
import { replaceCluster, replaceTables } from './backup/replace-database.ts';
import { hasTombstoneFile, tombstonesBeside } from './backup/tombstones.ts';
import { finishRestore, readUnfinished } from './backup/unfinished-restore.ts';
import { type Config, readConfig } from './config/config.ts';
import { faultText } from './errors/fault-text.ts';
import { StartFault } from './errors/start-fault.ts';
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
const noMarks =
  'The present database does not say which accounts were disabled after the backup: such accounts are enabled again.';
const otherKey =
  'The master key of the backup, which differs from the present one, is in use again. If you had replaced it because somebody may have read it, run npm run admin -- secrets rotate again now, before the start.';

const say = (sentence: string) => console.log(sentence);
const deleteLater = (aside: string) => `Delete ${aside} when all is well.`;

function questionAbout({ users }: PresentDatabase): string {
  if (users === null) return 'It replaces a database that cannot be read.';
  return `It replaces a database with ${counted(users, 'user')}.`;
}

async function confirm(question: string): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // `question()` never settles when stdin ends: treat the end as an empty answer.
  const ended = once(lines, 'close').then(() => '');
  const answer = await Promise.race([lines.question(`${question} Type "yes" to go on: `), ended]);
  lines.close();
  if (answer.trim() !== 'yes') throw new StartFault('Nothing was changed. With "-- --yes" there is no question.');
}

async function download(config: Config, name: string): Promise<string> {
  const store = offSiteStore(config);
  if (store === null) throw new StartFault('BACKUP_S3 is not set: set it and its key as the server has them.');
  const path = await fetchOffSite(store, name, config.backupDir);
  console.log(`Downloaded to ${path}`);
  return path;
}

/** Whether the restore has begun to replace the database. */
let isReplacing = false;

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
    `The backup is whole. It was made on ${madeAt} and has ${counted(users, 'user')} and ${counted(reflections, 'reflection')}.`,
  );
  const log = openLog(config);
  const hasCluster = config.databaseUrl === null && existsSync(join(config.dataDir, 'postgres'));
  const unfinished = config.databaseUrl === null ? readUnfinished(config.dataDir) : null;
  const present = await openPresent(config, log);
  // An interrupted restore leaves an empty database. If that database is now damaged, the operator chose --discard the
  // first time, so discard it again.
  const isDiscarding = words.includes('--discard') || (unfinished !== null && present.fault !== null);
  const isNew = unfinished !== null && present.fault === null && present.users === 0;
  try {
    if (!isDiscarding) requireBackupPossible(present, config.databaseUrl === null);
    if (!words.includes('--yes')) await confirm(questionAbout(present));
    const tombstones = [
      ...tombstonesBeside(config.backupDir, path),
      ...(unfinished?.tombstones ?? []),
      ...(present.deleted ?? []),
    ];
    const disabled = [...(unfinished?.disabled ?? []), ...(present.disabled ?? [])];
    const knows = unfinished?.knows ?? { deleted: present.deleted !== null, disabled: present.disabled !== null };
    const options = { config, migrations: productMigrations, path, secret, summary, tombstones, disabled };
    isReplacing = true;
    const { lines, deleted, hasOtherKey } =
      isDiscarding && hasCluster && !isNew
        ? await replaceCluster(present, options, { log, say, knows, unfinished })
        : await replaceTables(present, options, { isKept: !isDiscarding });
    if (config.databaseUrl === null) for (const aside of finishRestore(config.dataDir)) console.log(deleteLater(aside));
    if (file.startsWith('s3:')) rmSync(dirname(path), { recursive: true });
    for (const line of lines) console.log(line);
    if (deleted > 0) console.log(`Accounts that were deleted since, and are deleted again: ${deleted}.`);
    if (!knows.deleted && !hasTombstoneFile(config.backupDir, path)) console.log(noList);
    if (!knows.disabled) console.log(noMarks);
    const keyNote = readableKeyNote(config);
    if (keyNote !== null) console.log(keyNote);
    if (hasOtherKey) console.log(otherKey);
    console.log('The backup is restored. All users have to sign in again. Start the server now.');
  } finally {
    await present.database?.stop();
  }
}

await main().catch((error: unknown) => {
  const effect = isReplacing ? 'It had begun to replace the database: run it again.' : 'Nothing was changed.';
  console.error(faultText(error, `The restore failed because of a fault of its own. ${effect}`));
  process.exitCode = 1;
});
