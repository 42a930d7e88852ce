import type { ObjectStoreSettings } from '../outside/object-store.ts';
import type { Values } from './variables.ts';

/** The default time of the daily backup: 03:00, in minutes since midnight. */
const usualBackupAt = 180;

/**
 * Return the minute of the day at which the daily backup is made, or null for no backups. By default, the embedded
 * database is backed up, except in a demo. The operator's own database is backed up only if BACKUP is set.
 */
export function backupAtOf({ BACKUP, DATABASE_URL, DEMO }: Values): number | null {
  if (BACKUP !== null) return BACKUP === 'off' ? null : BACKUP;
  return DATABASE_URL === null && DEMO !== 'true' ? usualBackupAt : null;
}

/** Return the store that gets a copy of each backup, or null. */
export function backupS3Of(values: Values): ObjectStoreSettings | null {
  const { BACKUP_S3: url, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret, BACKUP_S3_REGION: region } = values;
  return url === null || keyId === null || secret === null ? null : { url, keyId, secret, region };
}

/** Return a fault for each variable that BACKUP_S3 needs and that is not set. */
export const backupS3Faults = (values: Values): string[] =>
  (['BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'] as const)
    .filter((name) => values.BACKUP_S3 !== null && values[name] === null)
    .map((name) => `${name} must be set: BACKUP_S3 is.`);
