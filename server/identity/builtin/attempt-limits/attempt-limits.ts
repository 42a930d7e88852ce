import type pg from 'pg';
import { openCounter } from './counter.ts';

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
   * In 15 minutes: 10 attempts for an e-mail from one IP address, 50 for an e-mail from all IP addresses, and 100 from
   * one IP address for all e-mails. A trusted device has 10 attempts of its own, and all trusted devices of an account
   * have 20 together. Attempts on trusted devices are counted separately, so that a stranger cannot lock the owner out.
   */
  readonly countSignIn: (attempt: SignInAttempt) => Promise<void>;
  /** After a success, reset the count of this e-mail and IP address (or device), and reduce the other counts by one. */
  readonly clearSignIn: (attempt: SignInAttempt) => Promise<void>;
  /**
   * 100 sign-ups an hour from one IP address, which a school or an office may share. Failed sign-ups also count,
   * because they reveal that an e-mail has an account.
   */
  readonly countSignUp: (address: string) => Promise<void>;
  /** 10 checks of a signed-in user's current password in 15 minutes. */
  readonly countPasswordCheck: (userId: string) => Promise<void>;
  readonly clearPasswordChecks: (userId: string) => Promise<void>;
};

export function openAttemptLimits(pool: pg.Pool): AttemptLimits {
  const quarterHour = 15 * 60;
  const hour = 60 * 60;
  const ownSignIns = openCounter(pool, 'sign-in', 10, quarterHour);
  const accountSignIns = openCounter(pool, 'sign-in-account', 50, quarterHour);
  const deviceSignIns = openCounter(pool, 'sign-in-devices', 20, quarterHour);
  const addressSignIns = openCounter(pool, 'sign-in-address', 100, quarterHour);
  const signUps = openCounter(pool, 'sign-up', 100, hour);
  const passwordChecks = openCounter(pool, 'proof', 10, quarterHour);
  const ownKey = ({ email, address, device }: SignInAttempt) =>
    `${email}\n${device === null ? address : `device ${device}`}`;

  return {
    countSignIn: async (attempt) => {
      await ownSignIns.count(ownKey(attempt));
      if (attempt.device !== null) return deviceSignIns.count(attempt.email);
      await addressSignIns.count(attempt.address);
      await accountSignIns.count(attempt.email);
    },
    clearSignIn: async (attempt) => {
      await ownSignIns.reset(ownKey(attempt));
      if (attempt.device !== null) return deviceSignIns.subtract(attempt.email);
      await addressSignIns.subtract(attempt.address);
      await accountSignIns.subtract(attempt.email);
    },
    countSignUp: signUps.count,
    countPasswordCheck: passwordChecks.count,
    clearPasswordChecks: passwordChecks.reset,
  };
}
