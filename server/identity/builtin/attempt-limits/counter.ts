import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts attempts for each email, user id or IP address in the database, so that all servers share the counts. */
type Counter = {
  /** Count one attempt, or throw a 429 `APIError` above the limit. */
  readonly count: (counted: string) => Promise<void>;
  readonly subtract: (counted: string) => Promise<void>;
  readonly reset: (counted: string) => Promise<void>;
};

/** Hash the email or address: the database must not contain it. */
const keyOf = (counted: string) => createHash('sha256').update(counted).digest('base64url');

/** Return the code and the message of a refusal, given the seconds until the period ends. */
type Refuse = (waitSeconds: number) => { readonly code: string; readonly message: string };

const tooManyAttempts: Refuse = () => ({
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many failed attempts. Please try again later.',
});

/** Open a counter that allows `limit` attempts in a period. The first attempt starts the period. */
export function openCounter(
  pool: pg.Pool,
  name: string,
  limit: number,
  periodSeconds: number,
  refuse = tooManyAttempts,
): Counter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    schemaName: 'identity',
    tableName: 'counters',
    tableCreated: true,
    keyPrefix: name,
    points: limit,
    duration: periodSeconds,
    // The job forget-expired.ts deletes expired counts.
    clearExpiredByTimeout: false,
  });
  return {
    count: async (counted) => {
      try {
        await limiter.consume(keyOf(counted));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new APIError('TOO_MANY_REQUESTS', refuse(seconds), { 'retry-after': String(seconds) });
      }
    },
    subtract: async (counted) => {
      await limiter.reward(keyOf(counted));
    },
    reset: async (counted) => {
      await limiter.delete(keyOf(counted));
    },
  };
}
