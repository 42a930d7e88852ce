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

/** Return the store of BACKUP_S3, or null if it is not set. */
export const offSiteStore = ({ backupS3 }: Config): ObjectStore | null => (backupS3 ? openObjectStore(backupS3) : null);

const sizeOf = (path: string) => statSync(path).size;

/**
 * Copy the backups and the list of deleted accounts that the store lacks. Then delete old backups from the store, as
 * `removeOldBackups` does in the folder. Return how many backups were copied. Throw a `StartFault` if a call fails.
 */
export async function copyOffSite(store: ObjectStore, folder: string, keep: number): Promise<number> {
  const there = await store.list();
  const here = listBackups(folder);
  const all = backupsNamed([...new Set([...there.keys(), ...here.map(({ path }) => basename(path))])]);
  const old = new Set(oldBackups(all, keep).map(({ name }) => name));
  const missing = here.filter(({ name, path }) => !old.has(name) && there.get(name) !== sizeOf(path));
  const tombstones = tombstoneFile(folder);
  // Copy the list of deleted accounts before the backups: a restore must never find a backup without this list.
  if (existsSync(tombstones) && there.get(basename(tombstones)) !== sizeOf(tombstones)) {
    await store.put(basename(tombstones), tombstones);
  }
  for (const { name, path } of missing) await store.put(name, path);
  for (const name of there.keys()) if (old.has(name)) await store.remove(name);
  return missing.length;
}

/**
 * Return when the newest daily or manual backup in the store was made, in epoch milliseconds, or null if there is none.
 */
export async function newestOffSite(store: ObjectStore): Promise<number | null> {
  const regular = backupsNamed([...(await store.list()).keys()]).filter(
    ({ occasion }) => occasion === 'daily' || occasion === 'manual',
  );
  return regular.at(-1)?.madeAt.getTime() ?? null;
}

/**
 * Download a backup from the store, and the list of deleted accounts beside it. `wanted` is the backup's name or
 * `newest`. Return the path of the backup, which is below BACKUP_DIR/from-s3.
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
 * Return the job that copies to BACKUP_S3: new backups within a minute, the list of deleted accounts within an hour of
 * a change.
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
    // Remember this attempt before it begins: a failed copy is retried after an hour, or together with the next backup.
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
