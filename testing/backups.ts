import { join } from 'node:path';
import { type MadeBackup, makeBackup } from '../server/backup/make-backup.ts';
import { inspectBackup } from '../server/backup/open-backup.ts';
import { openOwner } from '../server/backup/open-owner.ts';
import { readProductFiles } from '../server/backup/product-files.ts';
import { type Restored, restoreBackup } from '../server/backup/restore-backup.ts';
import { tombstonesBeside } from '../server/backup/tombstones.ts';
import { type Config, readConfig } from '../server/config/config.ts';
import { productMigrations } from '../server/product-migrations.ts';
import { recordingLog } from './recording-log.ts';
import { temporaryFolder } from './temporary-folder.ts';
import type { TestDatabase } from './test-database.ts';

export const backupSecret = 'a passphrase of tests';

/** How many damaged backups to try, and the seed that selects them. `npm run test:backups` sets DRILLS to 100. */
export const drills = { numRuns: Number(process.env['DRILLS'] ?? 10), seed: Number(process.env['SEED'] ?? 7) };

/** Return functions that back up and restore test databases as an operator does, and the folders that they use. */
export function openBackups() {
  const folder = temporaryFolder('backups');
  const configOf = (database: TestDatabase, more: Readonly<Record<string, string>> = {}): Config =>
    readConfig({ DATA_DIR: folder.path, ...database.variables, ...more });
  return {
    folder: join(folder.path, 'backups'),
    dataDir: folder.path,
    backUp: async (database: TestDatabase, more?: Readonly<Record<string, string>>): Promise<MadeBackup> => {
      const config = configOf(database, more);
      const { url, login } = await openOwner(config, recordingLog(), { canRun: true });
      const source = { url, login, migrations: productMigrations, files: readProductFiles(config) };
      return makeBackup(source, { folder: config.backupDir, secret: backupSecret, occasion: 'manual' });
    },
    restore: async (
      path: string,
      database: TestDatabase,
      more?: Readonly<Record<string, string>>,
    ): Promise<Restored> => {
      const config = configOf(database, more);
      return restoreBackup({
        config,
        database: await openOwner(config, recordingLog(), { canRun: false }),
        migrations: productMigrations,
        path,
        secret: backupSecret,
        summary: await inspectBackup(path, backupSecret),
        tombstones: tombstonesBeside(config.backupDir, path),
        disabled: [],
      });
    },
    remove: folder.remove,
  };
}
