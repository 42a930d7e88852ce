import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts what an attacker would repeat, per account and in the database: all servers count together, restarts too. */
export type LockOut = {
  /** Throws once an e-mail has had 10 sign-ins in 15 minutes without one that succeeded. */
  readonly takeSignIn: (email: string) => Promise<void>;
  /** Throws once an e-mail was asked 5 resets in an hour. */
  readonly takeReset: (email: string) => Promise<void>;
  /** A sign-in succeeded: its count starts anew. */
  readonly forgive: (email: string) => Promise<void>;
  /** Throws once somebody signed in has tried their current password 10 times in 15 minutes without success. */
  readonly takeProof: (userId: string) => Promise<void>;
  readonly forgiveProof: (userId: string) => Promise<void>;
};

/** Only a hash of the address is kept. */
const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url');

async function take(limiter: RateLimiterPostgres, email: string): Promise<void> {
  try {
    await limiter.consume(keyOf(email));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    const body = { code: 'TOO_MANY_REQUESTS', message: 'Too many failed attempts. Please try again later.' };
    throw new APIError('TOO_MANY_REQUESTS', body, { 'retry-after': seconds });
  }
}

export function openLockOut(pool: pg.Pool): LockOut {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'identity',
      tableName: 'counters',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
      clearExpiredByTimeout: true,
    });
  const signIns = limiter('sign-in', 10, 15 * 60);
  const resets = limiter('reset', 5, 60 * 60);
  const proofs = limiter('proof', 10, 15 * 60);
  return {
    takeSignIn: (email) => take(signIns, email),
    takeReset: (email) => take(resets, email),
    forgive: async (email) => {
      await signIns.delete(keyOf(email));
    },
    takeProof: (userId) => take(proofs, userId),
    forgiveProof: async (userId) => {
      await proofs.delete(keyOf(userId));
    },
  };
}
