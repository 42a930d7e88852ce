import type { Deps } from '../deps/deps.ts';

/** The time of a claim. The claimed row belongs to this worker until `until`; after that another worker may claim it. */
export type Lease = { readonly now: Date; readonly until: Date };

type Definition = {
  /** The name in the log. */
  readonly name: string;
  /** The room in server/features whose tables hold the work. */
  readonly room: string;
};

/**
 * Work that waits in a table with a due time. Workers on all servers claim it with `for update skip locked`, so a row
 * has one worker at a time. A worker that dies loses its lease and another one does the work again: storing the result
 * must fail unless the lease still holds.
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
  /** `signal` aborts when the worker stops: start nothing more, release what has not begun. */
  run(deps: D, work: Work, signal: AbortSignal): Promise<void>;
  /** Handle a run that threw, for example schedule a retry. Without it the work is due again when its lease ends. */
  onError?(deps: D, work: Work): Promise<void>;
};

/** Work that runs at the start of a worker and then in a fixed interval, on each server. */
export type PeriodicJob<D = Deps> = Definition & {
  /** The pause between two runs. */
  readonly everyMs: number;
  run(deps: D): Promise<void>;
};

export type Job<D = Deps> = QueueJob<unknown, D> | PeriodicJob<D>;
