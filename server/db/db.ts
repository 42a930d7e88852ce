import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** One open transaction with its role and owner set. `timestamptz` arrives as Date, `date` as 'YYYY-MM-DD'. */
export type Tx = Transaction<Schema>;

/** The key of an identity: the issuer and its subject. */
export type IdentityKey = { readonly issuer: string; readonly subject: string };

/**
 * The product's database. Every access is one transaction under a role that row-level security binds; there is no other
 * way in. Work is retried on 40001, 40P01 and on a stale prepared statement, so it must have no effect outside the
 * transaction.
 */
export type Db = {
  /** Read and write only the rows of this owner. `userId` must be a UUID. */
  readonly asOwner: <T>(userId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Read the rows of this owner in one snapshot, however long the work takes. Read-only. */
  readonly snapshotOf: <T>(userId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Read and write only the identity row of this key (settings app.issuer and app.subject). `becomeOwner` also sets
   * app.user_id once it is known, so that a first sign-in can create the user in the same transaction.
   */
  readonly asIdentity: <T>(
    key: IdentityKey,
    work: (tx: Tx, becomeOwner: (userId: string) => Promise<void>) => Promise<T>,
  ) => Promise<T>;
  /** Run as the sweeper: read the schedules of all owners, plan and claim their messages, delete old model calls. */
  readonly asSweeper: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Run as the sweeper with access to the ledgers and devices of these owners, for many messages at once. It may also
   * store that a window was shown. No other rows can be reached. Each of `userIds` must be a UUID.
   */
  readonly asSweeperOf: <T>(userIds: readonly string[], work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Reject when the database is unreachable. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
