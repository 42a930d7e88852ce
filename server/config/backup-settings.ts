import type { ObjectStoreSettings } from '../outside/object-store.ts';
import type { Values } from './variables.ts';

const usualBackupAt = 180;

/**
 * Return the time of the daily backup in minutes after midnight, or null for no daily backup. By default, only the
 * embedded database has a daily backup.
 */
export function backupAtOf({ BACKUP, DATABASE_URL, DEMO }: Values): number | null {
  if (BACKUP !== null) return BACKUP === 'off' ? null : BACKUP;
  return DATABASE_URL === null && DEMO !== 'true' ? usualBackupAt : null;
}

export function backupS3Of(values: Values): ObjectStoreSettings | null {
  const { BACKUP_S3: url, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret, BACKUP_S3_REGION: region } = values;
  return url === null || keyId === null || secret === null ? null : { url, keyId, secret, region };
}

/** Return an error sentence for each variable that is missing although BACKUP_S3 is set. */
export const backupS3Faults = (values: Values): string[] =>
  (['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'] as const)
    .filter((name) => values.BACKUP_S3 !== null && values[name] === null)
    .map((name) => `${name} must be set: BACKUP_S3 is.`);
