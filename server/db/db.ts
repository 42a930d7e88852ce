import type { Transaction } from 'kysely';
import type { ErasedTraces } from './erase-traces.ts';
import type { Schema } from './schema.ts';

/** An open transaction whose role and owner are set. `timestamptz` is read as Date, `date` as 'YYYY-MM-DD'. */
export type Tx = Transaction<Schema>;

/** The key of an identity: the issuer, and the person's id at this issuer. */
export type IdentityKey = { readonly issuer: string; readonly subject: string };

export type PoolCount = {
  readonly pool: string;
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
};

/**
 * The kind of work of a request. It decides how long one statement may run in the database: see `statementLimitsMs` in
 * open-db.ts.
 */
export type Work = 'search' | 'request' | 'file';

/**
 * The product's database. Every access is one transaction under a role that row-level security restricts. After a
 * conflict (40001, 40P01) or a stale prepared statement, `work` runs again: it must have no effect outside the
 * transaction.
 */
export type Db = {
  /**
   * Read and write only the rows of this owner. `userId` must be a UUID. One owner may use at most a quarter of the
   * connections, and run one search at a time. Further calls wait, so `work` must not call `asOwner` itself. `kind`
   * defaults to `request`.
   */
  readonly asOwner: <T>(userId: string, work: (tx: Tx) => Promise<T>, kind?: Work) => Promise<T>;
  /** Like `asOwner`, but read-only: the result does not wait for the commit. A write fails with code 25006. */
  readonly readAsOwner: <T>(userId: string, work: (tx: Tx) => Promise<T>, kind?: Work) => Promise<T>;
  /**
   * Read the rows of this owner in one read-only snapshot. At most two snapshots run at a time, and at most one per
   * user.
   */
  readonly snapshotOf: <T>(userId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Read and write only the identity row of this key (settings app.issuer and app.subject). `becomeOwner` also sets
   * app.user_id, so that a first sign-in can create the user in the same transaction.
   */
  readonly asIdentity: <T>(
    key: IdentityKey,
    work: (tx: Tx, becomeOwner: (userId: string) => Promise<void>) => Promise<T>,
  ) => Promise<T>;
  /**
   * Run as the sweeper role: read the schedules of all owners, plan and claim messages, delete old records of model
   * calls.
   */
  readonly asSweeper: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Run as the sweeper role, with access to the ledgers and devices of these owners only. This way, one transaction can
   * send messages of many owners. The sweeper may also store that a window was shown. Each of `userIds` must be a UUID.
   */
  readonly asSweeperOf: <T>(userIds: readonly string[], work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Run as an operator: read the accounts and figures of all users, but none of their words. An operator can also
   * manage invites, disable accounts, and mark accounts as operator accounts.
   */
  readonly asOperator: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Erase the bytes of deleted words from the files of the database, if any words were deleted. */
  readonly eraseTraces: () => Promise<ErasedTraces>;
  /** Reject when the database is unreachable or accepts no writes. */
  readonly ping: () => Promise<void>;
  /**
   * Return the current number of connections in each pool. `waiting` is the number of callers that wait for a
   * connection.
   */
  readonly connections: () => readonly PoolCount[];
  readonly close: () => Promise<void>;
};
