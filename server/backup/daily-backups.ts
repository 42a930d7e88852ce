import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { readUser } from '../db/migrate.ts';
import type { Migration } from '../db/migration.ts';
import { withClient } from '../db/with-client.ts';
import type { Clock } from '../deps/deps.ts';
import { errorCode } from '../errors/database-errors.ts';
import { StartFault } from '../errors/start-fault.ts';
import type { PeriodicJob } from '../jobs/job.ts';
import type { Log } from '../log/log.ts';
import { listBackups, removeOldBackups } from './backup-folder.ts';
import { madeKey, sealingSecret } from './backup-key.ts';
import { makeBackup } from './make-backup.ts';
import { newestOfOtherKey } from './other-key.ts';
import { readProductFiles } from './product-files.ts';
import { storeTombstones } from './tombstones.ts';

const minuteMs = 60_000;
/** Wait this long after the start before making a backup that was missed while the server was stopped. */
const afterStartMs = 10 * minuteMs;
const afterFailureMs = 60 * minuteMs;
const failureFile = 'last-failure';
const otherKey =
  'the newest backup was sealed with another key than the present one: npm run admin -- check says what to do';

export const failurePath = (folder: string): string => join(folder, failureFile);

/** Return the last instant up to `nowMs`, in epoch milliseconds, at which the local time was `minuteOfDay`. */
function lastDue(nowMs: number, minuteOfDay: number): number {
  const due = new Date(nowMs);
  due.setHours(Math.floor(minuteOfDay / 60), minuteOfDay % 60, 0, 0);
  if (due.getTime() > nowMs) due.setDate(due.getDate() - 1);
  return due.getTime();
}

/**
 * Return when the newest daily backup was made, in epoch ms, or null. Ignore backups that a wrong clock dated in the
 * future.
 */
export const lastDaily = (folder: string, nowMs: number): number | null =>
  listBackups(folder)
    .findLast(({ occasion, madeAt }) => occasion === 'daily' && madeAt.getTime() <= nowMs)
    ?.madeAt.getTime() ?? null;

type Parts = {
  readonly config: Config;
  readonly database: { readonly url: string; readonly ownerUrl: string };
  readonly migrations: readonly Migration[];
  readonly clock: Clock;
  readonly log: Log;
};

/** Describe an error to the operator without quoting data of the database. */
function reasonOf(error: unknown): string {
  if (error instanceof StartFault) return error.message;
  const { syscall, path } = (error ?? {}) as NodeJS.ErrnoException;
  if (syscall !== undefined && path !== undefined)
    return `The system refused ${syscall} ${path} (${errorCode(error)}).`;
  return 'A fault of Inward: see the log.';
}

/**
 * Store why a backup failed, so that `npm run admin -- check` can say it. The log cannot say it, because it may contain
 * only constant sentences.
 */
function noteFailure(folder: string, nowMs: number, error: unknown): void {
  const reason = reasonOf(error);
  try {
    writeFileSync(failurePath(folder), `${new Date(nowMs).toISOString()} ${reason}\n`, { mode: 0o600 });
  } catch {
    // `npm run admin -- check` itself reports a folder that is not writable.
  }
}

/**
 * Return two jobs. The first makes daily backups, and is missing if `backupAt` is null. The second stores the list of
 * deleted accounts, which manual backups need, too. Read the keys now, because the server may later lose the right to
 * read them.
 */
export function dailyBackupJobs({ config, database, migrations, clock, log }: Parts): readonly PeriodicJob[] {
  const { backupAt, backupDir: folder, backupKeep } = config;
  const storeDeletions = async () => {
    if (existsSync(folder)) {
      await withClient(database.ownerUrl, (client) => storeTombstones(client, folder, new Date(clock.now())));
    }
  };
  const storing: PeriodicJob = { name: 'store-deletions', room: 'backup', everyMs: minuteMs, run: storeDeletions };
  if (backupAt === null) return [storing];
  const secret = sealingSecret(config, (file) => log.info(madeKey, { file }));
  const files = readProductFiles(config);
  const startedMs = clock.now();
  let notBeforeMs = 0;

  const isDue = (nowMs: number): boolean => {
    const dueMs = lastDue(nowMs, backupAt);
    if (nowMs < notBeforeMs || (lastDaily(folder, nowMs) ?? 0) >= dueMs) return false;
    return dueMs >= startedMs || nowMs - startedMs >= afterStartMs;
  };

  let isFirstRun = true;

  const warnOfOtherKey = async () => {
    const file = await newestOfOtherKey(folder, secret);
    if (file !== null) log.warn(otherKey, { file });
  };

  const backUp = async () => {
    const nowMs = clock.now();
    const isNow = isDue(nowMs);
    if (isNow || isFirstRun) await warnOfOtherKey();
    isFirstRun = false;
    if (!isNow) return;
    try {
      const login = await withClient(database.url, readUser);
      const source = { url: database.ownerUrl, login, migrations, files };
      const { wasRestored } = await makeBackup(source, { folder, secret, occasion: 'daily', madeAt: new Date(nowMs) });
      removeOldBackups(folder, backupKeep);
      rmSync(failurePath(folder), { force: true });
      const stored = { count: listBackups(folder).length };
      if (wasRestored) log.info('the daily backup was made, restored and compared', stored);
      else log.warn('the daily backup was made but not restored: its owner may not create databases', stored);
    } catch (error) {
      notBeforeMs = nowMs + afterFailureMs;
      noteFailure(folder, nowMs, error);
      log.fault('the daily backup failed and is tried again in an hour: npm run admin -- check says why', error);
    }
  };
  return [{ name: 'daily-backup', room: 'backup', everyMs: minuteMs, run: backUp }, storing];
}
