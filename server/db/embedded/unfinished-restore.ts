import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path of a marker file. A restore creates it before it renames the embedded database, and deletes it after the
 * commit of the restored data.
 */
export const unfinishedRestoreFile = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/** Return a sentence if a restore of the embedded database has not been completed, else null. */
export const unfinishedRestore = (dataDir: string): string | null =>
  existsSync(unfinishedRestoreFile(dataDir))
    ? 'A restore was interrupted, so the database is not complete: run npm run restore with the backup again, unless it still runs.'
    : null;
