import type { Transaction } from 'kysely';
import type { ErasedTraces } from './erase-traces.ts';
import type { Schema } from './schema.ts';

/** A transaction whose role and owner are set. `timestamptz` is read as Date, `date` as 'YYYY-MM-DD'. */
export type Tx = Transaction<Schema>;

/** The issuer of an identity, and the person's id at this issuer. */
export type IdentityKey = { readonly issuer: string; readonly subject: string };

export type PoolCount = {
  readonly pool: string;
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
};

/** The kind of work limits how long a statement may run: see `statementLimitsMs` in open-db.ts. */
export type Work = 'search' | 'request' | 'file';

/**
 * The product's database. Each access is one transaction under a role that row-level security restricts. After a
 * conflict (40001, 40P01) or a stale prepared statement, `work` runs again, so it must have no effect outside the
 * transaction.
 */
export type Db = {
  /**
   * Read and write only the rows of this owner. `userId` must be a UUID. An owner may use a quarter of the connections
   * and run one search at a time. Further calls wait, so `work` must not call `asOwner` itself.
   */
  readonly asOwner: <T>(userId: string, work: (tx: Tx) => Promise<T>, kind?: Work) => Promise<T>;
  /** Like `asOwner`, but read-only, and faster: it does not wait for the commit. A write fails with code 25006. */
  readonly readAsOwner: <T>(userId: string, work: (tx: Tx) => Promise<T>, kind?: Work) => Promise<T>;
  /** Read the rows of this owner in one read-only snapshot. At most two snapshots run at a time, and one per user. */
  readonly snapshotOf: <T>(userId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Read and write only the identity row of this key. `becomeOwner` gives the transaction access to the rows of a user,
   * so that a first sign-in can create the user in the same transaction.
   */
  readonly asIdentity: <T>(
    key: IdentityKey,
    work: (tx: Tx, becomeOwner: (userId: string) => Promise<void>) => Promise<T>,
  ) => Promise<T>;
  /** Run as the sweeper role: read the schedules of all owners, plan and claim messages, delete old records. */
  readonly asSweeper: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Run as the sweeper role, with access to the ledgers and devices of these owners only, so that one transaction can
   * send messages of many owners. Each of `userIds` must be a UUID.
   */
  readonly asSweeperOf: <T>(userIds: readonly string[], work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Run as an operator: read accounts and numbers of all users, but no reflections. Manage invites and accounts. */
  readonly asOperator: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Erase the bytes of deleted rows from the files of the database, if rows with users' text were deleted. */
  readonly eraseTraces: () => Promise<ErasedTraces>;
  /** Reject if the database is unreachable or accepts no writes. */
  readonly ping: () => Promise<void>;
  /** Return the size of each pool. `waiting` counts callers that wait for a connection. */
  readonly connections: () => readonly PoolCount[];
  readonly close: () => Promise<void>;
};
