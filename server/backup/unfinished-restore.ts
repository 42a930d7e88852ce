import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { giveToOwner } from '../account/give-to-owner.ts';
import { unfinishedRestoreFile } from '../db/embedded/unfinished-restore.ts';
import { errorCode } from '../errors/database-errors.ts';
import type { Disabled } from './disabled-accounts.ts';
import type { Tombstone } from './tombstones.ts';

/** Whether the replaced database lists the deleted and the disabled accounts, even if the lists are empty. */
export type Knows = { readonly deleted: boolean; readonly disabled: boolean };

/**
 * What a restore reads from the old database before it moves the old files aside. If that restore is killed, the next
 * restore needs this data, because it then finds only a new database.
 */
export type UnfinishedRestore = {
  /** The folders with the files of the old database, one for each restore that was started. */
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

/**
 * Store the data of an unfinished restore in DATA_DIR until `removeUnfinished` is called. Until then, no server starts.
 */
export function storeUnfinished(dataDir: string, restore: UnfinishedRestore): void {
  const path = unfinishedRestoreFile(dataDir);
  const draft = `${path}.part`;
  writeFileSync(draft, JSON.stringify(restore), { mode: 0o600, flush: true });
  giveToOwner(draft);
  renameSync(draft, path);
}

export const removeUnfinished = (dataDir: string): void => rmSync(unfinishedRestoreFile(dataDir), { force: true });

/** Let servers start again after the commit. Return the folders that contain the files of the old database. */
export function finishRestore(dataDir: string): string[] {
  const asides = readUnfinished(dataDir)?.asides ?? [];
  removeUnfinished(dataDir);
  return asides.filter((aside) => existsSync(aside)).map((aside) => realpathSync(aside));
}
