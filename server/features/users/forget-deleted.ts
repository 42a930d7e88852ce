import type { Deps } from '../../deps/deps.ts';
import type { PeriodicJob } from '../../jobs/job.ts';
import { forgetErased } from './erased-identity-store.ts';

type ForgetDeps = Pick<Deps, 'db' | 'identity' | 'clock' | 'log'>;

/**
 * Delete expired records of account deletions, and expired sessions, links and counters. Then erase the bytes of
 * deleted texts from the files of the database.
 */
export async function forgetDeleted({ db, identity, clock, log }: ForgetDeps): Promise<void> {
  await db.asSweeper((tx) => forgetErased(tx, new Date(clock.now())));
  await identity.forgetExpired?.();
  const traces = await db.eraseTraces();
  // The first start of a new database also logs this: it moves the master key out of the database and then erases the
  // key's bytes from the files.
  if (traces === 'all')
    log.info('the bytes of deleted data, or of a key that has moved, are erased from the database files');
  if (traces === 'noRoom') {
    log.warn(
      'deleted words remain in the files of the database: free space on its disk for a copy of its biggest table and 256 MB',
    );
  }
  if (traces === 'partly') {
    log.warn(
      'deleted words may remain in the files of the database, because its owner lacks rights: see "The database" in docs/running.md',
    );
  }
  if (traces === 'allButStatistics') {
    log.warn(
      'deleted words may remain in the statistics of the database, which only a superuser can erase: see "Deleted words" in docs/retention.md',
    );
  }
}

export const forgetDeletedJob: PeriodicJob = {
  name: 'forget-deleted',
  room: 'users',
  everyMs: 600_000,
  run: forgetDeleted,
};
