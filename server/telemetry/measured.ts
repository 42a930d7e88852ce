// Wrap parts of the server to measure calls to them.
import type { Db } from '../db/db.ts';
import type { Job } from '../jobs/job.ts';
import type { Push } from '../outside/push/push.ts';
import type { ModelChoice } from '../writer/model/model-choice.ts';
import type { ModelWriter } from '../writer/writer.ts';
import type { Telemetry } from './telemetry.ts';

export function measuredDb(db: Db, { measure }: Telemetry): Db {
  const as = <T>(role: string, work: () => Promise<T>) => measure('transaction', { role }, work);
  return {
    ...db,
    asOwner: (userId, work, kind) => as('owner', () => db.asOwner(userId, work, kind)),
    snapshotOf: (userId, work) => as('owner snapshot', () => db.snapshotOf(userId, work)),
    asIdentity: (key, work) => as('identity', () => db.asIdentity(key, work)),
    asSweeper: (work) => as('sweeper', () => db.asSweeper(work)),
    asSweeperOf: (userIds, work) => as('sweeper of owners', () => db.asSweeperOf(userIds, work)),
  };
}

export const measuredPush = (push: Push, { measure }: Telemetry): Push => ({
  ...push,
  send: (address, message, nowMs) =>
    measure(
      'push',
      { service: address.kind },
      () => push.send(address, message, nowMs),
      ({ status }) => status,
    ),
});

type OpenModel = (choice: ModelChoice) => Promise<ModelWriter>;

export const measuredModels =
  (open: OpenModel, { measure }: Telemetry): OpenModel =>
  async (choice) => {
    const writer = await open(choice);
    return {
      ...writer,
      write: (week) =>
        measure(
          'model',
          { provider: choice.provider },
          () => writer.write(week),
          (outcome) => (outcome.summary === null ? outcome.fault : 'written'),
        ),
    };
  };

export const measuredJobs = <D>(jobs: readonly Job<D>[], { measure }: Telemetry): readonly Job<D>[] =>
  jobs.map((job) =>
    'everyMs' in job
      ? { ...job, run: (deps: D) => measure('job', { name: job.name }, () => job.run(deps)) }
      : { ...job, run: (deps, work, signal) => measure('job', { name: job.name }, () => job.run(deps, work, signal)) },
  );
