import { rmSync } from 'node:fs';
import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Migration } from '../db/migration.ts';
import { embeddedLogin } from '../db/roles.ts';
import { withClient } from '../db/with-client.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { Log } from '../log/log.ts';
import { listBackups, type StoredBackup } from './backup-folder.ts';
import { madeKey, sealingSecret } from './backup-key.ts';
import { makeBackup } from './make-backup.ts';
import { readProductFiles } from './product-files.ts';

const hourMs = 3_600_000;
const keptUpgrades = 3;

const upgradesIn = (folder: string) => listBackups(folder).filter(({ occasion }) => occasion === 'upgrade');

async function isUpgrade(client: pg.ClientBase, migrations: readonly Migration[]): Promise<boolean> {
  const found = await client.query<{ found: boolean }>(`select to_regclass('app.users') is not null as found`);
  if (!found.rows[0]?.found) return false;
  const { rows } = await client.query<{ is_missing: boolean }>(
    `select exists (select from app.users)
       and $1::text[] <@ (select array_agg(name) from inward_private.migrations) is not true as is_missing`,
    [migrations.map(({ name }) => name)],
  );
  return rows[0]?.is_missing === true;
}

/**
 * Back up the embedded database before migrations change it, even if daily backups are off. Throw a `StartFault` on
 * failure.
 */
export async function backUpBeforeUpgrade(
  config: Config,
  url: string,
  migrations: readonly Migration[],
  log: Log,
): Promise<void> {
  const isFresh = ({ madeAt }: StoredBackup) => Date.now() - madeAt.getTime() < hourMs;
  // Make no second backup soon after the first, because a server whose migration fails may restart again and again.
  if (upgradesIn(config.backupDir).some(isFresh)) return;
  if (!(await withClient(url, (client) => isUpgrade(client, migrations)))) return;
  const source = { url, login: embeddedLogin, migrations, files: readProductFiles(config) };
  const secret = sealingSecret(config, (file) => log.info(madeKey, { file }));
  const target = { folder: config.backupDir, secret, occasion: 'upgrade' as const };
  const { path: file } = await makeBackup(source, target).catch((error: unknown) => {
    if (!(error instanceof StartFault)) throw error;
    throw new StartFault(
      `No backup could be made before the upgrade, so nothing was changed. ${error.message} BACKUP_DIR may be on another disk.`,
    );
  });
  log.info('a backup was made before the upgrade', { file });
  for (const { path } of upgradesIn(config.backupDir).slice(0, -keptUpgrades)) rmSync(path);
}
