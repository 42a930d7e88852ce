import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import { openPool } from '../db/pool.ts';
import type { Deps } from '../deps/deps.ts';
import type { Log } from '../log/log.ts';
import type { AnyJob, Queue } from './queue.ts';

const schema = 'jobs';
const finishLimitMs = 20_000;

const oneAtATime = 'select pg_advisory_xact_lock(4861207316);';

/** By it `forget_owner` finds its rows. Asked for where it is already, it would still wait for all who are sending jobs. */
const ownerIndex = `
  begin;
  ${oneAtATime}
  create index if not exists job_of_owner on ${schema}.job ((data ->> 'userId')) where data ->> 'userId' is not null;
  commit;`;
const hasOwnerIndex = `select from pg_indexes where schemaname = '${schema}' and indexname = 'job_of_owner'`;

/**
 * The application's roles may add a job and see none; the owner that a transaction has set may take their own out: those
 * whose payload has them as `userId`. Two servers granting at once would stumble over each other.
 */
const grants = `
  begin;
  ${oneAtATime}
  grant usage on schema ${schema} to inward_app, inward_sweeper;
  grant select on ${schema}.queue to inward_app, inward_sweeper;
  grant insert on ${schema}.job, ${schema}.job_common to inward_app, inward_sweeper;
  create or replace function ${schema}.forget_owner() returns void language sql security definer set search_path = '' as $$
    delete from ${schema}.job where data ->> 'userId' = nullif(current_setting('app.user_id', true), '');
  $$;
  revoke execute on function ${schema}.forget_owner() from public;
  grant execute on function ${schema}.forget_owner() to inward_app;
  commit;`;

export type RunningQueue = Queue & {
  /** Begins to run jobs in this process and keeps their schedules. */
  readonly work: (deps: Deps) => Promise<void>;
  /** Lets running jobs finish, 20 seconds at most; one that does not is tried again later. */
  readonly stop: () => Promise<void>;
};

async function declare(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries ?? 5,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 3_600,
      expireInSeconds: job.limitSeconds ?? 60,
    };
    if (await boss.getQueue(job.name)) await boss.updateQueue(job.name, options);
    else await boss.createQueue(job.name, options);
  }
}

async function schedule(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  for (const job of jobs) if (job.schedule) await boss.schedule(job.name, job.schedule, {});
  const wanted = new Set(jobs.filter((job) => job.schedule).map((job) => job.name));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
}

/** Runs one job. What it threw stays here: the queue would store its message, which may quote a row or a prompt. */
async function runJob(deps: Deps, job: AnyJob, data: unknown, attempt: number): Promise<void> {
  const startedAt = performance.now();
  try {
    // The payload was sent under the same schema; parsing makes sure of it across versions.
    const payload = job.payload.parse(data ?? {}) as never;
    await job.run(deps, payload);
  } catch (error) {
    deps.log.fault('a job failed and will be tried again', error, { job: job.name, attempt });
    throw new Error('failed');
  }
  deps.log.debug('job', { job: job.name, attempt, durationMs: Math.round(performance.now() - startedAt) });
}

/** While the database is away the queue meets the same error several times a second. */
const errorPauseMs = 30_000;

function onceIn(pauseMs: number, tell: (error: unknown) => void): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + pauseMs;
    tell(error);
  };
}

/**
 * Opens the job queue of this database and makes its schema where it is missing.
 * @param worker whether this process also keeps the queue in order and runs jobs (after `work`).
 */
export async function openQueue(options: {
  readonly url: string;
  readonly jobs: readonly AnyJob[];
  readonly worker: boolean;
  readonly log: Log;
}): Promise<RunningQueue> {
  const { jobs, log, worker } = options;
  const pool = openPool(options.url, { most: worker ? 5 : 2, name: 'inward jobs' });
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema,
    supervise: worker,
    schedule: worker,
    cronMonitorIntervalSeconds: 15,
  });
  boss.on(
    'error',
    onceIn(errorPauseMs, (error) => log.fault('the job queue met an error', error)),
  );
  await boss.start();
  await declare(boss, jobs);
  await pool.query(grants);
  if ((await pool.query(hasOwnerIndex)).rowCount === 0) await pool.query(ownerIndex);

  return {
    send: async (tx, job, payload, { id } = {}) => {
      const row = { data: payload, ...(id !== undefined && { id }) };
      await boss.insert(job.name, [row], { db: fromKysely(tx), returnId: false });
    },
    sendAll: async (tx, job, batch) => {
      if (batch.length === 0) return;
      const rows = batch.map(({ payload, id }) => ({ id, data: payload }));
      await boss.insert(job.name, rows, { db: fromKysely(tx), returnId: false });
    },
    forgetOwner: async (tx) => {
      await sql.raw(`select ${schema}.forget_owner()`).execute(tx);
    },
    work: async (deps) => {
      await schedule(boss, jobs);
      for (const job of jobs) {
        // What an outage left undone is found at once, and once over all servers that start together.
        if (job.schedule) await boss.send(job.name, {}, { singletonSeconds: 60 });
        const pace = { localConcurrency: job.concurrency ?? 1, pollingIntervalSeconds: 1, batchSize: 1 };
        await boss.work<unknown>(job.name, { ...pace, includeMetadata: true }, async ([next]) => {
          if (next) await runJob(deps, job, next.data, next.retryCount);
        });
      }
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: finishLimitMs });
      if (!pool.ending) await pool.end();
    },
  };
}
