import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { giveToOwner } from '../account/give-to-owner.ts';
import { withClient } from '../db/with-client.ts';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';
import { backupName, listBackups, type Occasion, partName, prepareFolder, removeLeftovers } from './backup-folder.ts';
import { type CheckOptions, checkBackup } from './check-backup.ts';
import { withDump } from './dump.ts';
import type { BackupFile, Manifest } from './format/manifest.ts';
import { pack } from './format/records.ts';
import { seal } from './format/seal.ts';
import { storeTombstones } from './tombstones.ts';

export type BackupSource = Omit<CheckOptions, 'path' | 'secret'> & {
  readonly files: readonly BackupFile[];
};

export type BackupTarget = {
  readonly folder: string;
  readonly secret: string;
  readonly occasion: Occasion;
  /** This time becomes part of the file name. Default: now. */
  readonly madeAt?: Date;
};

export type MadeBackup = {
  readonly path: string;
  readonly manifest: Manifest;
  /**
   * Whether the backup was restored into a scratch database as a check. False if the owner may not create databases.
   */
  readonly wasRestored: boolean;
};

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Return a `StartFault` with an explanation if a disk is full or the folder is not writable. Return other errors
 * unchanged.
 */
function explain(error: unknown, folder: string): unknown {
  const code = errorCode(error);
  const kept = `Earlier backups there are kept: ${listBackups(folder).length}.`;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StartFault(`The disk of BACKUP_DIR ${folder} is full, so no backup was made. ${kept}`);
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartFault(`BACKUP_DIR ${folder} cannot be written, so no backup was made. ${kept}`);
  }
  if (code === '53100') return new StartFault(`The disk of the database is too full to check a backup. ${kept}`);
  return error;
}

/**
 * Write a backup while users go on writing. Restore the backup into a scratch database and compare the tables before it
 * gets its final name: a file with the name of a backup is complete. On failure, throw a `StartFault` that tells the
 * operator what to do.
 */
export async function makeBackup(
  source: BackupSource,
  { folder, secret, occasion, madeAt = new Date() }: BackupTarget,
): Promise<MadeBackup> {
  const { url, files } = source;
  prepareFolder(folder);
  const path = join(folder, backupName(madeAt, occasion));
  const draft = partName(path);
  try {
    removeLeftovers(folder);
    const manifest = await withDump(url, { files, madeAt }, async (dump) => {
      const out = createWriteStream(draft, { flags: 'wx', mode: 0o600 });
      await pipeline(seal(pack(dump.records), secret), out);
      return dump.manifest;
    });
    await flush(draft);
    const wasRestored = await checkBackup({ ...source, path: draft, secret });
    giveToOwner(draft);
    await rename(draft, path);
    await withClient(url, (client) => storeTombstones(client, folder, madeAt));
    await flush(dirname(path));
    return { path, manifest, wasRestored };
  } catch (error) {
    await rm(draft, { force: true });
    throw explain(error, folder);
  }
}
