import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { giveToOwner } from '../account/give-to-owner.ts';
import { isAlive } from '../db/embedded/process-state.ts';
import { StartFault } from '../errors/start-fault.ts';
import { writeFaultText } from '../errors/write-fault.ts';

const ending = '.backup';
/**
 * The name of an unfinished backup contains the id of its process, so that leftovers of killed processes are
 * recognised.
 */
const part = /^.*\.(\d+)\.part$/;

/** Why a backup was made. A `manual` backup is never deleted automatically. */
export type Occasion = 'daily' | 'manual' | 'upgrade' | 'restore';

const named = /^inward-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z)-(daily|manual|upgrade|restore)\.backup$/;

export const backupName = (madeAt: Date, occasion: Occasion): string =>
  `inward-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${occasion}${ending}`;

type NamedBackup = { readonly name: string; readonly madeAt: Date; readonly occasion: Occasion };
export type StoredBackup = NamedBackup & { readonly path: string };

export function prepareFolder(folder: string): void {
  try {
    if (existsSync(folder)) return;
    mkdirSync(folder, { recursive: existsSync(dirname(folder)), mode: 0o700 });
    // The server may run as another user, who owns the folder `mail` in DATA_DIR: give the new folder to that user.
    const mail = join(dirname(folder), 'mail');
    if (existsSync(mail)) giveToOwner(folder, mail);
  } catch (error) {
    const reason = writeFaultText(error, 'create it, and let this user write there.');
    throw new StartFault(`BACKUP_DIR ${folder} cannot be created: ${reason}`);
  }
}

/** Return the names that are backups, oldest first. */
export function backupsNamed(names: readonly string[]): NamedBackup[] {
  return names.toSorted().flatMap((name) => {
    const [, time, occasion] = named.exec(name) ?? [];
    if (!time || !occasion) return [];
    const madeAt = new Date(time.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
    return [{ name, madeAt, occasion: occasion as Occasion }];
  });
}

/** Return the backups in the folder, oldest first. */
export function listBackups(folder: string): StoredBackup[] {
  if (!existsSync(folder)) return [];
  return backupsNamed(readdirSync(folder)).map((one) => ({ ...one, path: join(folder, one.name) }));
}

export const partName = (path: string): string => `${path}.${process.pid}.part`;

export function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(part.exec(name)?.[1]);
    const path = join(folder, name);
    // In containers, servers may share a process id, so a killed process may seem alive. A file older than a day is
    // always a leftover.
    const isOld = Number.isInteger(pid) && Date.now() - statSync(path).mtimeMs > 86_400_000;
    if (isOld || (Number.isInteger(pid) && pid !== process.pid && !isAlive(pid))) rmSync(path, { force: true });
  }
}

/**
 * Return the backups that may be deleted: all that are older than the newest `keep` daily backups, except manual ones.
 * Return none while there are fewer than `keep` daily backups.
 */
export function oldBackups<B extends NamedBackup>(all: readonly B[], keep: number): B[] {
  const kept = all.filter(({ occasion }) => occasion === 'daily').slice(-keep);
  const oldest = kept.length < keep ? null : kept[0];
  if (!oldest) return [];
  return all.filter(({ madeAt, occasion }) => occasion !== 'manual' && madeAt < oldest.madeAt);
}

export function removeOldBackups(folder: string, keep: number): void {
  for (const { path } of oldBackups(listBackups(folder), keep)) rmSync(path, { force: true });
}
