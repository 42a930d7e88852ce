import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps/deps.ts';
import type { Job, PeriodicJob, QueueJob } from './job.ts';

const stopLimitMs = 20_000;
/** The pause after a claim failed, for example because the database is unavailable. */
const afterErrorMs = 10_000;

export type EngineDeps = Pick<Deps, 'clock' | 'log'>;

const claimNext = <W, D extends EngineDeps>(job: QueueJob<W, D>, deps: D): Promise<W | null> => {
  const nowMs = deps.clock.now();
  return job.claim(deps, { now: new Date(nowMs), until: new Date(nowMs + job.leaseMs(deps)) });
};

/** Run claimed work and never reject. Log only the type of an error: its message may quote a user's text. */
async function runClaimed<W, D extends EngineDeps>(
  job: QueueJob<W, D>,
  deps: D,
  work: W,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  const timer = new AbortController();
  const timeLimit = pause(job.leaseMs(deps), undefined, { signal: timer.signal, ref: false }).then(
    () => deps.log.warn('a job has exceeded its time limit, its lease has ended', { job: job.name }),
    () => undefined,
  );
  const run = async () => {
    try {
      await job.run(deps, work, signal);
      deps.log.debug('job', { job: job.name, durationMs: Math.round(performance.now() - startedAt) });
    } catch (error) {
      deps.log.fault('a job failed and will be retried', error, { job: job.name });
      await job.onError?.(deps, work);
    }
  };
  const finished = run().catch((error: unknown) =>
    deps.log.fault('a failed job is retried only after its lease', error, { job: job.name }),
  );
  await Promise.race([finished, timeLimit]);
  timer.abort();
}

/** Claim and run work until `signal` aborts, at most `concurrency` runs at a time. Throw if a claim fails. */
async function claimAndRun<W, D extends EngineDeps>(
  job: QueueJob<W, D>,
  deps: D,
  running: Set<Promise<void>>,
  { signal, onIdle }: { readonly signal: AbortSignal; readonly onIdle: () => Promise<void> },
): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    if (running.size >= job.concurrency) {
      await Promise.race(running);
      continue;
    }
    const claimed = await claimNext(job, deps);
    if (claimed === null) {
      await onIdle();
      continue;
    }
    count += 1;
    const run = runClaimed(job, deps, claimed, signal).finally(() => running.delete(run));
    running.add(run);
  }
  return count;
}

/** Run all work that is due now. Return the number of runs. */
export function runDue<W, D extends EngineDeps>(job: QueueJob<W, D>, deps: D): Promise<number> {
  const running = new Set<Promise<void>>();
  const done = new AbortController();
  const onIdle = async () => {
    if (running.size === 0) done.abort();
    else await Promise.race(running);
  };
  return claimAndRun(job, deps, running, { signal: done.signal, onIdle });
}

const isPeriodic = <D>(job: Job<D>): job is PeriodicJob<D> => 'everyMs' in job;

export type RunningJobs = {
  /** Claim nothing more and wait up to 20 s for running work. Unfinished work is done again after its lease ends. */
  readonly stop: () => Promise<void>;
};

export function startJobs<D extends EngineDeps>(deps: D, jobs: readonly Job<D>[]): RunningJobs {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number) => pause(ms, undefined, { signal }).catch(() => undefined);

  const runPeriodic = async (job: PeriodicJob<D>) => {
    // Wait the full interval even after a failure: if the job failed because the disk was full, for example, an
    // immediate retry could fill the disk again.
    await job
      .run(deps)
      .catch((error: unknown) => deps.log.fault('a periodic job failed and will run again', error, { job: job.name }));
    await rest(job.everyMs);
  };
  const runQueue = (job: QueueJob<unknown, D>, running: Set<Promise<void>>) =>
    claimAndRun(job, deps, running, { signal, onIdle: () => rest(job.pollMs) });

  const keepRunning = async (job: Job<D>) => {
    const running = new Set<Promise<void>>();
    while (!signal.aborted) {
      try {
        await (isPeriodic(job) ? runPeriodic(job) : runQueue(job, running));
      } catch (error) {
        deps.log.fault('due work could not be read', error, { job: job.name });
        await rest(afterErrorMs);
      }
    }
    await Promise.all(running);
  };

  const all = Promise.all(jobs.map(keepRunning));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([all, pause(stopLimitMs, undefined, { ref: false })]);
    },
  };
}
