import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { giveToOwner } from '../account/give-to-owner.ts';
import { unfinishedRestoreFile } from '../db/embedded/unfinished-restore.ts';
import { errorCode } from '../errors/database-errors.ts';
import type { Disabled } from './disabled-accounts.ts';
import type { Tombstone } from './tombstones.ts';

/** Whether the database of before says which accounts were deleted or disabled, even if there are none. */
export type Knows = { readonly deleted: boolean; readonly disabled: boolean };

/**
 * What a restore takes from a database before it sets its files aside. If the restore is killed, the next one needs it:
 * the database that it finds then is a new one.
 */
export type UnfinishedRestore = {
  /** The folders that have the files of the database of before. */
  readonly asides: readonly string[];
  readonly tombstones: readonly Tombstone[];
  readonly disabled: readonly Disabled[];
  readonly knows: Knows;
};

export function readUnfinished(dataDir: string): UnfinishedRestore | null {
  try {
    return JSON.parse(readFileSync(unfinishedRestoreFile(dataDir), 'utf8')) as UnfinishedRestore;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Store it in DATA_DIR until `removeUnfinished`. While it is there, no server starts. */
export function storeUnfinished(dataDir: string, restore: UnfinishedRestore): void {
  const path = unfinishedRestoreFile(dataDir);
  const draft = `${path}.part`;
  writeFileSync(draft, JSON.stringify(restore), { mode: 0o600, flush: true });
  giveToOwner(draft);
  renameSync(draft, path);
}

export const removeUnfinished = (dataDir: string): void => rmSync(unfinishedRestoreFile(dataDir), { force: true });

/** Let servers start after the commit. Return the folders that have the files of the database of before. */
export function finishRestore(dataDir: string): string[] {
  const asides = readUnfinished(dataDir)?.asides ?? [];
  removeUnfinished(dataDir);
  return asides.filter((aside) => existsSync(aside)).map((aside) => realpathSync(aside));
}
