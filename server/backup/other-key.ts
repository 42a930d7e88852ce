import { createReadStream } from 'node:fs';
import type { Config } from '../config/config.ts';
import { StartFault } from '../errors/start-fault.ts';
import { listBackups } from './backup-folder.ts';
import { backupKeyFileOf, openingSecret } from './backup-key.ts';
import { BackupFault } from './format/backup-fault.ts';
import { unseal } from './format/seal.ts';

/** Return the path of the newest backup in the folder if it was sealed with another key, or null. */
export async function newestOfOtherKey(folder: string, secret: string): Promise<string | null> {
  const path = listBackups(folder).at(-1)?.path;
  if (path === undefined) return null;
  const stream = createReadStream(path);
  try {
    await unseal(stream, secret).next();
    return null;
  } catch (error) {
    return error instanceof BackupFault && error.reason === 'otherKey' ? path : null;
  } finally {
    stream.destroy();
  }
}

/** Return a sentence if the key of backups is missing beside backups, or if it does not open the newest of them. */
export async function checkBackupKey(
  config: Pick<Config, 'backupDir' | 'backupKeyFile' | 'masterKeyFile' | 'dataDir'>,
): Promise<string[]> {
  if (listBackups(config.backupDir).length === 0) return [];
  try {
    const path = await newestOfOtherKey(config.backupDir, openingSecret(config));
    if (path === null) return [];
    return [
      `${path} was sealed with another key than that in ${backupKeyFileOf(config)}: put the earlier key back there, or keep both and run npm run backup.`,
    ];
  } catch (error) {
    if (error instanceof StartFault) return [error.message];
    throw error;
  }
}
