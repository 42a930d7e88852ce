import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The path of the file that exists from before a restore sets the embedded database aside until after its commit. */
export const unfinishedRestoreFile = (dataDir: string): string => join(dataDir, 'restore-unfinished');

/** Return a sentence if a restore of the embedded database began and did not end, or null. */
export const unfinishedRestore = (dataDir: string): string | null =>
  existsSync(unfinishedRestoreFile(dataDir))
    ? 'A restore was interrupted, so the database is not complete: run npm run restore with the backup again, unless it still runs.'
    : null;
