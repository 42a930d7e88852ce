import type { Deps } from '../deps/deps.ts';

/** The start and end of a claim. After `until`, another worker may claim the row. */
export type Lease = { readonly now: Date; readonly until: Date };

type Definition = {
  /** The name of the job in the log. */
  readonly name: string;
  /** The folder in server/features that owns the tables with the work. */
  readonly room: string;
};

/**
 * Work that waits in a table with a due time. Workers on all servers claim it with `for update skip locked`, so a row
 * has one worker at a time. If a worker dies, its lease expires and another worker does the work again. Therefore a
 * worker that has lost its lease must fail to store its result.
 */
export type QueueJob<Work, D = Deps> = Definition & {
  /** How often an idle worker looks for due rows. */
  readonly pollMs: number;
  /** The maximum number of concurrent runs in one process. */
  readonly concurrency: number;
  /** The time limit of one run. */
  readonly leaseMs: (deps: D) => number;
  /** Claim the next due work; null if nothing is due. */
  claim(deps: D, lease: Lease): Promise<Work | null>;
  /**
   * Do the claimed work. When `signal` aborts, the worker is stopping: start no further part of the work, and release
   * the parts that have not begun.
   */
  run(deps: D, work: Work, signal: AbortSignal): Promise<void>;
  /**
   * Handle a run that threw, for example schedule a retry. By default, the work is due again when its lease expires.
   */
  onError?(deps: D, work: Work): Promise<void>;
};

/** Work that each server runs when its worker starts, and then at a fixed interval. */
export type PeriodicJob<D = Deps> = Definition & {
  /** The pause between two runs. */
  readonly everyMs: number;
  run(deps: D): Promise<void>;
};

export type Job<D = Deps> = QueueJob<unknown, D> | PeriodicJob<D>;
