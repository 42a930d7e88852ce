import { APIError } from 'better-auth/api';
import type pg from 'pg';
import { openCounter } from './counter.ts';
import { waitText } from './wait-text.ts';

/**
 * Limits on the emails that a stranger can cause. A mailbox gets at most five an hour: at most three with a reset link
 * and at most three others. One caller can cause at most two emails of each kind, so that a request of the owner still
 * causes an email. The counts of a mailbox start again when its account's user ends the links, by a new password for
 * example. An address without an account is counted in the same way. Notices to the owner, for example about a
 * changed address, are not limited.
 */
export type EmailLimits = {
  /**
   * Count a request for a password reset. Return false if the mailbox has already received its emails of this hour.
   * Throw a 429 `APIError` above 2 an hour for one mailbox from one caller, or above 50 an hour from one caller.
   */
  readonly allowsReset: (to: string, callerAddress: string) => Promise<boolean>;
  /** Allow further reset links, because a change by the user has ended those of this hour. */
  readonly clearResets: (to: string) => Promise<void>;
  /** Count a welcome email. Return false above a limit of the mailbox or of the caller. */
  readonly allowsWelcome: (to: string, callerAddress: string) => Promise<boolean>;
  /** Count an email that a user requests again. Throw a 429 `APIError` above a limit of the mailbox or the caller. */
  readonly countAgain: (to: string, callerAddress: string) => Promise<void>;
  /**
   * Count an email to an address that is not the user's. Throw a 429 `APIError` above 10 a day for one user, or above
   * a limit of `countAgain`.
   */
  readonly countToStranger: (to: string, userId: string, callerAddress: string) => Promise<void>;
};

const hourSeconds = 3_600;

/** The message must be true for an address without an account, too: none may have arrived. */
const tooManyEmails = (waitSeconds: number) => ({
  code: 'TOO_MANY_EMAILS',
  message: `Several emails were requested already. Please use the latest one that arrived, or ask again in ${waitText(waitSeconds)}.`,
});

/** Users behind a shared address may have requested no email themselves. */
const tooManyOfNetwork = (waitSeconds: number) => ({
  code: 'TOO_MANY_EMAILS',
  message: `Too many emails were requested from your network. Please ask again in ${waitText(waitSeconds)}.`,
});

export function openEmailLimits(pool: pg.Pool): EmailLimits {
  const open = (name: string, limit: number, periodSeconds: number, refuse = tooManyEmails) =>
    openCounter(pool, name, limit, periodSeconds, refuse);
  const resets = open('email-reset', 3, hourSeconds);
  const resetsOfCaller = open('email-reset-caller', 2, hourSeconds);
  const allResetsOfCaller = open('email-resets-caller', 50, hourSeconds, tooManyOfNetwork);
  const others = open('email-other', 3, hourSeconds);
  const othersOfCaller = open('email-other-caller', 2, hourSeconds);
  const all = open('email-all', 5, hourSeconds);
  const toStrangers = open('email-strangers', 10, 24 * hourSeconds);

  const wasCounted = async (counting: Promise<void>) => {
    try {
      await counting;
      return true;
    } catch (error) {
      if (error instanceof APIError) return false;
      throw error;
    }
  };

  const countOther = async (to: string, callerAddress: string) => {
    await othersOfCaller.count(`${to}\n${callerAddress}`);
    await others.count(to);
    await all.count(to);
  };

  return {
    allowsReset: async (to, callerAddress) => {
      await resetsOfCaller.count(`${to}\n${callerAddress}`);
      await allResetsOfCaller.count(callerAddress);
      return wasCounted(resets.count(to).then(() => all.count(to)));
    },
    clearResets: async (to) => {
      await resets.reset(to);
      await all.reset(to);
    },
    allowsWelcome: (to, callerAddress) => wasCounted(countOther(to, callerAddress)),
    countAgain: countOther,
    countToStranger: async (to, userId, callerAddress) => {
      await toStrangers.count(userId);
      await countOther(to, callerAddress);
    },
  };
}
