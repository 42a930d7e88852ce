import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

export type SignInAttempt = {
  readonly email: string;
  /** The caller's IP address. */
  readonly address: string;
  /** The id of the trusted device, or null when the account has not signed in on this browser with its password. */
  readonly device: string | null;
};

/**
 * Limits against guessing, counted in the database for all servers together. Each `count...` function counts an attempt
 * and throws a 429 `APIError` above the limit. Each `clear...` function subtracts a successful attempt.
 */
export type AttemptLimits = {
  /**
   * In 15 minutes: 10 attempts for an e-mail from one address, 50 for an e-mail from all addresses, 100 from one address.
   * A trusted device has 10 attempts of its own, and all devices of an account have 20. They use no other count, so that
   * a stranger cannot lock the owner out.
   */
  readonly countSignIn: (attempt: SignInAttempt) => Promise<void>;
  /** After a success, reset the count of this e-mail and address (or device), and reduce the other counts by one. */
  readonly clearSignIn: (attempt: SignInAttempt) => Promise<void>;
  /**
   * 100 sign-ups an hour from one address, which a school or an office may share. Failed sign-ups count as well: they
   * show that an e-mail has an account.
   */
  readonly countSignUp: (address: string) => Promise<void>;
  /** 5 e-mails with a link to one address an hour. */
  readonly countEmailRequest: (email: string) => Promise<void>;
  /** 10 checks of a signed-in user's current password in 15 minutes. */
  readonly countPasswordCheck: (userId: string) => Promise<void>;
  readonly clearPasswordChecks: (userId: string) => Promise<void>;
};

/** Hash the counted e-mail, user id or IP address: the database must not store them as text. */
const keyOf = (counted: string) => createHash('sha256').update(counted).digest('base64url');

async function count(limiter: RateLimiterPostgres, counted: string): Promise<void> {
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
  const limiter = (keyPrefix: string, points: number, durationSeconds: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      schemaName: 'identity',
      tableName: 'counters',
      tableCreated: true,
      keyPrefix,
      points,
      duration: durationSeconds,
      clearExpiredByTimeout: true,
    });
  const quarterHour = 15 * 60;
  const hour = 60 * 60;
  const ownSignIns = limiter('sign-in', 10, quarterHour);
  const accountSignIns = limiter('sign-in-account', 50, quarterHour);
  const deviceSignIns = limiter('sign-in-devices', 20, quarterHour);
  const addressSignIns = limiter('sign-in-address', 100, quarterHour);
  const signUps = limiter('sign-up', 100, hour);
  const emailRequests = limiter('reset', 5, hour);
  const passwordChecks = limiter('proof', 10, quarterHour);
  const ownKey = ({ email, address, device }: SignInAttempt) =>
    `${email}\n${device === null ? address : `device ${device}`}`;

  return {
    countSignIn: async (attempt) => {
      await count(ownSignIns, ownKey(attempt));
      if (attempt.device !== null) return count(deviceSignIns, attempt.email);
      await count(addressSignIns, attempt.address);
      await count(accountSignIns, attempt.email);
    },
    clearSignIn: async (attempt) => {
      await ownSignIns.delete(keyOf(ownKey(attempt)));
      if (attempt.device !== null) {
        await deviceSignIns.reward(keyOf(attempt.email));
        return;
      }
      await addressSignIns.reward(keyOf(attempt.address));
      await accountSignIns.reward(keyOf(attempt.email));
    },
    countSignUp: (address) => count(signUps, address),
    countEmailRequest: (email) => count(emailRequests, email),
    countPasswordCheck: (userId) => count(passwordChecks, userId),
    clearPasswordChecks: async (userId) => {
      await passwordChecks.delete(keyOf(userId));
    },
  };
}
