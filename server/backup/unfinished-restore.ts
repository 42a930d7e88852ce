import { existsSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { giveToOwner } from '../account/give-to-owner.ts';
import { unfinishedRestoreFile } from '../db/embedded/unfinished-restore.ts';
import { errorCode } from '../errors/database-errors.ts';
import type { Disabled } from './disabled-accounts.ts';
import type { Tombstone } from './tombstones.ts';

/**
 * Whether the restore could read the lists of deleted and of disabled accounts from the database that it replaced. A
 * list that was read may be empty.
 */
export type Knows = { readonly deleted: boolean; readonly disabled: boolean };

/**
 * Data that a restore reads from the old database before it moves the old files aside. If the restore is killed, the
 * next restore finds only a new database and needs this data.
 */
export type UnfinishedRestore = {
  /** The folders with the files of the old database, one for each started restore. */
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

/** Store the data of a restore in DATA_DIR. No server starts until `removeUnfinished` deletes the data. */
export function storeUnfinished(dataDir: string, restore: UnfinishedRestore): void {
  const path = unfinishedRestoreFile(dataDir);
  const draft = `${path}.part`;
  writeFileSync(draft, JSON.stringify(restore), { mode: 0o600, flush: true });
  giveToOwner(draft);
  renameSync(draft, path);
}

export const removeUnfinished = (dataDir: string): void => rmSync(unfinishedRestoreFile(dataDir), { force: true });

/**
 * Delete the data of a restore after its commit, so that servers start again. Return the folders with the files of the
 * old database.
 */
export function finishRestore(dataDir: string): string[] {
  const asides = readUnfinished(dataDir)?.asides ?? [];
  removeUnfinished(dataDir);
  return asides.filter((aside) => existsSync(aside)).map((aside) => realpathSync(aside));
}
