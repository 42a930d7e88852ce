// `npm run backup`: write an encrypted backup, whether or not the server is running.
import { madeKey, sealingSecret } from './backup/backup-key.ts';
import { makeBackup } from './backup/make-backup.ts';
import { copyOffSite, offSiteStore } from './backup/off-site.ts';
import { openOwner } from './backup/open-owner.ts';
import { checkBackupKey } from './backup/other-key.ts';
import { readProductFiles } from './backup/product-files.ts';
import { readConfig } from './config/config.ts';
import { faultText } from './errors/fault-text.ts';
import { StartFault } from './errors/start-fault.ts';
import { openLog } from './log/pino-log.ts';
import { productMigrations } from './product-migrations.ts';

const notRestored =
  'It was read to its end but not restored, because the owner of the database may not create a scratch database (docs/backups.md).';

async function main(): Promise<void> {
  if (process.argv.length > 2) throw new StartFault('npm run backup  writes a backup to BACKUP_DIR; it takes no words');
  const config = { ...readConfig(), logLevel: 'error' as const };
  const database = await openOwner(config, openLog(config), { canRun: true });
  const notes: string[] = [];
  try {
    const { url, login } = database;
    const source = { url, login, migrations: productMigrations, files: readProductFiles(config) };
    const secret = sealingSecret(config, (made) => notes.push(`${made}: ${madeKey}.`));
    notes.push(...(await checkBackupKey(config)));
    const target = { folder: config.backupDir, secret, occasion: 'manual' as const };
    const { path, manifest, wasRestored } = await makeBackup(source, target);
    const how = wasRestored ? 'It was restored into a scratch database and is the same.' : notRestored;
    console.log(`${path}\nUsers: ${manifest.users}, reflections: ${manifest.reflections}. ${how}`);
    const store = offSiteStore(config);
    if (store === null) return;
    await copyOffSite(store, config.backupDir, config.backupKeep);
    console.log('The store of BACKUP_S3 has a copy.');
  } finally {
    for (const note of notes) console.error(note);
    await database.stop();
  }
}

await main().catch((error: unknown) => {
  console.error(faultText(error, 'The backup failed because of a fault of its own.'));
  process.exitCode = 1;
});
