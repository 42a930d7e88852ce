import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** One open transaction with its role and owner set. `timestamptz` arrives as Date, `date` as 'YYYY-MM-DD'. */
export type Tx = Transaction<Schema>;

/** How a person is known to whoever vouches for them. */
export type IdentityKey = { readonly issuer: string; readonly subject: string };

/**
 * The product's database. Every access is one transaction under a role that row-level security binds; there is no
 * other way in. Work is tried again on 40001 and 40P01, and where a connection kept a plan from before a migration, so it
 * must have no effect outside the transaction.
 */
export type Db = {
  /** Sees and writes this owner's rows only. `userId` must be a UUID. */
  readonly asOwner: <T>(userId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Sees this owner's rows as they all were at one moment, however long the work takes, and writes nothing. */
  readonly snapshotOf: <T>(userId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Sees the identity row of this key only (settings app.issuer and app.subject). `becomeOwner` sets app.user_id as
   * well, once it is known, so that a first sign-in can make the user in the same transaction.
   */
  readonly asIdentity: <T>(
    key: IdentityKey,
    work: (tx: Tx, becomeOwner: (userId: string) => Promise<void>) => Promise<T>,
  ) => Promise<T>;
  /** Reads the schedules of all owners, plans and takes their messages, forgets old calls of models, and nothing else. */
  readonly asSweeper: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * As the sweeper, who now also sees the ledgers and devices of these owners, and may store that a window was shown to
   * them. For many messages at once; no other row of anybody's can be reached. Each of `userIds` must be a UUID.
   */
  readonly asSweeperOf: <T>(userIds: readonly string[], work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Rejects when the database cannot be reached. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};
