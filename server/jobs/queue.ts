import type * as z from 'zod/mini';
import type { Tx } from '../db/db.ts';
import type { Deps } from '../deps/deps.ts';

/** One kind of job. Its handler may run twice for the same payload and must then change nothing. */
export type Job<P extends object> = {
  /** Letters, digits and dashes. */
  readonly name: string;
  /** A person's id in it is called `userId`: by that their jobs go with them. */
  readonly payload: z.ZodMiniType<P>;
  /** A rejection runs the job again after a growing delay, until its retries are spent. */
  readonly run: (deps: Deps, payload: P) => Promise<void>;
  /** Five cron fields in UTC; the job is then sent with an empty payload, once per tick over all servers. */
  readonly schedule?: string;
  /** Tries after the first one. Default 5. */
  readonly retries?: number;
  /** A run that takes longer is given up and tried again. Default 60. */
  readonly limitSeconds?: number;
  /** Runs at a time in one process. Default 1. */
  readonly concurrency?: number;
};

/** Any job, for lists: only the job itself knows its payload's type. */
export type AnyJob = Omit<Job<object>, 'payload' | 'run'> & {
  readonly payload: z.ZodMiniType<object>;
  readonly run: (deps: Deps, payload: never) => Promise<void>;
};

type SendOptions = {
  /** A UUID; a second job with the same id is not made. */
  readonly id?: string;
};

export type Queue = {
  /** Sends in the write's own transaction: the job exists exactly when the write does. */
  readonly send: <P extends object>(tx: Tx, job: Job<P>, payload: P, options?: SendOptions) => Promise<void>;
  /** Many at once; those whose id is already known are skipped. */
  readonly sendAll: <P extends object>(
    tx: Tx,
    job: Job<P>,
    batch: readonly { readonly payload: P; readonly id: string }[],
  ) => Promise<void>;
  /** Takes out every job of the transaction's owner, whatever its state. */
  readonly forgetOwner: (tx: Tx) => Promise<void>;
};
