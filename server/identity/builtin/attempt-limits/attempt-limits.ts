import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Whose password is tried, from where, and by which browser where the account was signed in on it before. */
export type SignInAttempt = { readonly email: string; readonly address: string; readonly device: string | null };

/** Counts what an attacker would repeat, per account and in the database: all servers count together, restarts too. */
export type AttemptLimits = {
  /**
   * Throws once there were, in 15 minutes and without success: 10 sign-ins to an e-mail from one address, 50 to it from
   * anywhere, or 100 from one address. A browser that the account was signed in on has 10 of its own and is held up by
   * none of these, so that no stranger can lock its owner out.
   */
  readonly countSignIn: (attempt: SignInAttempt) => Promise<void>;
  /**
   * Throws once an address has tried 100 sign-ups in an hour: a school or an office may share one. Those that make no
   * account count as well, for they tell whether an e-mail has one.
   */
  readonly countSignUp: (address: string) => Promise<void>;
  /** Throws once an e-mail was asked 5 resets in an hour. */
  readonly countEmailRequest: (email: string) => Promise<void>;
  /** A sign-in succeeded: its own count starts anew, and for the others it was none. */
  readonly clearSignIn: (attempt: SignInAttempt) => Promise<void>;
  /** Throws once somebody signed in has tried their current password 10 times in 15 minutes without success. */
  readonly countPasswordCheck: (userId: string) => Promise<void>;
  readonly clearPasswordChecks: (userId: string) => Promise<void>;
};

/** Only a hash of what is counted is kept. */
const keyOf = (counted: string) => createHash('sha256').update(counted).digest('base64url');

async function take(limiter: RateLimiterPostgres, counted: string): Promise<void> {
  try {
    await limiter.consume(keyOf(counted));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const seconds = String(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    const body = { code: 'TOO_MANY_REQUESTS', message: 'Too many failed attempts. Please try again later.' };
    throw new APIError('TOO_MANY_REQUESTS', body, { 'retry-after': seconds });
  }
}

export function openAttemptLimits(pool: pg.Pool): AttemptLimits {
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
  const quarter = 15 * 60;
  const bothSignIns = limiter('sign-in', 10, quarter);
  const accountSignIns = limiter('sign-in-account', 50, quarter);
  const addressSignIns = limiter('sign-in-address', 100, quarter);
  const ownOf = ({ email, address, device }: SignInAttempt) =>
    `${email}\n${device === null ? address : `device ${device}`}`;
  const signUps = limiter('sign-up', 100, 60 * 60);
  const resets = limiter('reset', 5, 60 * 60);
  const proofs = limiter('proof', 10, 15 * 60);
  return {
    countSignIn: async (attempt) => {
      await take(bothSignIns, ownOf(attempt));
      if (attempt.device !== null) return;
      await take(addressSignIns, attempt.address);
      await take(accountSignIns, attempt.email);
    },
    countSignUp: (address) => take(signUps, address),
    countEmailRequest: (email) => take(resets, email),
    clearSignIn: async (attempt) => {
      await bothSignIns.delete(keyOf(ownOf(attempt)));
      if (attempt.device !== null) return;
      await addressSignIns.reward(keyOf(attempt.address));
      await accountSignIns.reward(keyOf(attempt.email));
    },
    countPasswordCheck: (userId) => take(proofs, userId),
    clearPasswordChecks: async (userId) => {
      await proofs.delete(keyOf(userId));
    },
  };
}
