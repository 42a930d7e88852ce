import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The path of a marker file that exists while a restore replaces the embedded database. */
export const unfinishedRestoreFile = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/** Return an error sentence if a restore was interrupted, otherwise null. */
export const unfinishedRestore = (dataDir: string): string | null =>
  existsSync(unfinishedRestoreFile(dataDir))
    ? 'A restore was interrupted, so the database is not complete: run npm run restore with the backup again, unless it still runs.'
    : null;
