import type { Deps } from '../deps/deps.ts';

/** The start and end of a claim on a row. After `until`, another worker may claim the row. */
export type Lease = { readonly now: Date; readonly until: Date };

type Definition = {
  readonly name: string;
  /** The folder in server/features that owns the tables of the job. */
  readonly room: string;
};

/**
 * Work that waits in a table with a due time. Workers claim it with `for update skip locked`, so a row has one worker
 * at a time. If a worker dies, its lease expires and another worker does the work again. So a worker that has lost its
 * lease must not store a result.
 */
export type QueueJob<Work, D = Deps> = Definition & {
  readonly pollMs: number;
  readonly concurrency: number;
  /** The time limit of a run, after which the claim ends. */
  readonly leaseMs: (deps: D) => number;
  claim(deps: D, lease: Lease): Promise<Work | null>;
  /**
   * Do the claimed work. When `signal` aborts, finish the items that were started, and release the claims on all other
   * items.
   */
  run(deps: D, work: Work, signal: AbortSignal): Promise<void>;
  /**
   * Handle a run that threw, for example schedule a retry. Without `onError`, the work is due again when its lease
   * ends.
   */
  onError?(deps: D, work: Work): Promise<void>;
};

/** Work that each server with the role worker does at its start, and then at a fixed interval. */
export type PeriodicJob<D = Deps> = Definition & {
  readonly everyMs: number;
  run(deps: D): Promise<void>;
};

export type Job<D = Deps> = QueueJob<unknown, D> | PeriodicJob<D>;
