import { existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Clock } from '../deps/deps.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { PeriodicJob } from '../jobs/job.ts';
import type { Log } from '../log/log.ts';
import { type ObjectStore, openObjectStore } from '../outside/object-store.ts';
import { backupsNamed, listBackups, oldBackups, prepareFolder } from './backup-folder.ts';
import { tombstoneFile } from './tombstones.ts';

/** Return the store of BACKUP_S3, or null if BACKUP_S3 is not set. */
export const offSiteStore = ({ backupS3 }: Config): ObjectStore | null => (backupS3 ? openObjectStore(backupS3) : null);

const sizeOf = (path: string) => statSync(path).size;

/**
 * Copy missing backups and the list of deleted accounts to the store, and delete old backups from it. Return the number
 * of copied backups. Throw a `StartFault` if a call fails.
 */
export async function copyOffSite(store: ObjectStore, folder: string, keep: number): Promise<number> {
  const there = await store.list();
  const here = listBackups(folder);
  const all = backupsNamed([...new Set([...there.keys(), ...here.map(({ path }) => basename(path))])]);
  const old = new Set(oldBackups(all, keep).map(({ name }) => name));
  const missing = here.filter(({ name, path }) => !old.has(name) && there.get(name) !== sizeOf(path));
  const tombstones = tombstoneFile(folder);
  // Copy the list of deleted accounts first: a restore must never find a backup without this list.
  if (existsSync(tombstones) && there.get(basename(tombstones)) !== sizeOf(tombstones)) {
    await store.put(basename(tombstones), tombstones);
  }
  for (const { name, path } of missing) await store.put(name, path);
  for (const name of there.keys()) if (old.has(name)) await store.remove(name);
  return missing.length;
}

/** Return when the newest daily or manual backup in the store was made, in epoch milliseconds, or null. */
export async function newestOffSite(store: ObjectStore): Promise<number | null> {
  const regular = backupsNamed([...(await store.list()).keys()]).filter(
    ({ occasion }) => occasion === 'daily' || occasion === 'manual',
  );
  return regular.at(-1)?.madeAt.getTime() ?? null;
}

/**
 * Download the backup `wanted` (a name, or `newest`) and the list of deleted accounts to a folder in
 * BACKUP_DIR/from-s3. Return the path of the backup.
 */
export async function fetchOffSite(store: ObjectStore, wanted: string, backupDir: string): Promise<string> {
  const there = await store.list();
  const names = backupsNamed([...there.keys()]).map(({ name }) => name);
  const name = wanted === 'newest' ? names.at(-1) : names.find((one) => one === wanted);
  if (name === undefined)
    throw new StartFault(`The store of BACKUP_S3 has no such backup. It has:\n${names.join('\n') || 'none'}`);
  prepareFolder(backupDir);
  const folder = join(backupDir, 'from-s3', new Date().toISOString().replaceAll(':', '-'));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const tombstones = basename(tombstoneFile(folder));
  if (there.has(tombstones)) await store.get(tombstones, join(folder, tombstones));
  await store.get(name, join(folder, name));
  return join(folder, name);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Return the job that copies new backups to BACKUP_S3 within a minute, and a new list of deleted accounts within an
 * hour. Return no job if BACKUP_S3 is not set.
 */
export function offSiteJobs({
  config,
  clock,
  log,
}: {
  config: Config;
  clock: Clock;
  log: Log;
}): readonly PeriodicJob[] {
  const store = offSiteStore(config);
  const { backupDir: folder, backupKeep } = config;
  if (store === null) return [];
  let lastMs = Number.NEGATIVE_INFINITY;
  let lastName: string | undefined;
  const run = async () => {
    const nowMs = clock.now();
    const newest = listBackups(folder).at(-1)?.name;
    if (newest === undefined || (newest === lastName && nowMs - lastMs < hourMs)) return;
    // Store the time before the copy begins. A failed copy is then retried after an hour, or as soon as there is a new
    // backup.
    lastMs = nowMs;
    lastName = newest;
    try {
      const count = await copyOffSite(store, folder, backupKeep);
      if (count > 0) log.info('backups were copied to BACKUP_S3', { count });
    } catch (error) {
      log.fault('the copy to BACKUP_S3 failed and is tried again in an hour: npm run admin -- check says why', error);
    }
  };
  return [{ name: 'copy-backups', room: 'backup', everyMs: minuteMs, run }];
}
