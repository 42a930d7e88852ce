import type pg from 'pg';
import { openCounter } from './counter.ts';

export type SignInAttempt = {
  readonly email: string;
  /** The caller's IP address. */
  readonly address: string;
  /** The id of the trusted device. Null if the account has not signed in on this browser with its present password. */
  readonly device: string | null;
};

/**
 * Limits on password guessing, counted in the database for all servers together. Each `count...` function counts
 * an attempt and throws a 429 `APIError` above the limit. Each `clear...` function removes attempts that succeeded from
 * the counts.
 */
export type AttemptLimits = {
  /**
   * Allow, in 15 minutes: 10 attempts for an email from one IP address, 50 for an email from all IP addresses, and
   * 100 from one IP address for all emails. Count trusted devices separately, so that a stranger cannot lock the owner
   * out: 10 attempts for a trusted device, 20 for all trusted devices of an account.
   */
  readonly countSignIn: (attempt: SignInAttempt) => Promise<void>;
  /** Reset the count of this email with this IP address or device, and reduce the other counts by one. */
  readonly clearSignIn: (attempt: SignInAttempt) => Promise<void>;
  /**
   * Allow 100 sign-ups an hour from one IP address, which a whole school may share. Also count failed sign-ups, because
   * they reveal which emails are taken.
   */
  readonly countSignUp: (address: string) => Promise<void>;
  /** Allow 10 checks of a signed-in user's current password in 15 minutes. */
  readonly countPasswordCheck: (userId: string) => Promise<void>;
  readonly clearPasswordChecks: (userId: string) => Promise<void>;
  /**
   * Allow 10 codes of an authenticator app in 15 minutes for one user. Recovery codes are not counted: they are too long
   * to guess, and the owner needs one when a stranger with the password has used up the codes.
   */
  readonly countCode: (userId: string) => Promise<void>;
  readonly clearCodes: (userId: string) => Promise<void>;
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
  const codes = openCounter(pool, 'code', 10, quarterHour);
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
    countCode: codes.count,
    clearCodes: codes.reset,
  };
}
