import type { Log } from '../../../log/log.ts';
import type { Letter, Mail } from '../../../outside/mail/mail.ts';

export type IdentityEmails = {
  /** The link to choose a new password. */
  readonly sendPasswordReset: (to: string, token: string) => void;
  /** The link that confirms a new account's address. */
  readonly sendWelcome: (to: string, token: string) => void;
  /** The link that makes `to` the account's address. */
  readonly sendNewAddress: (to: string, token: string) => void;
  /** To an address that was given as a new one and has an account of its own. */
  readonly sendAddressTaken: (to: string) => void;
  /** To the old address, as soon as another one was asked for. */
  readonly sendAddressWillChange: (to: string) => void;
  readonly sendAddressChanged: (to: string) => void;
  /** Resolves when none is on its way. */
  readonly settled: () => Promise<void>;
};

const notYou = 'If it was not you, nothing happens when you leave it alone.';
const hurry = 'If it was not you, choose a new password now: sign out, then press "Forgot Password?".';

/**
 * The letters of the builtin identity. None is waited for: how long a call takes would tell whether an e-mail is known,
 * and a mail server that is down must keep nobody out.
 */
export function openIdentityEmails({
  mail,
  log,
  publicUrl,
}: {
  mail: Mail;
  log: Log;
  publicUrl: string;
}): IdentityEmails {
  const underWay = new Set<Promise<void>>();
  const send = (letter: Letter) => {
    const sending = mail
      .send(letter)
      .catch((error: unknown) => log.fault('a letter could not be sent', error))
      .finally(() => underWay.delete(sending));
    underWay.add(sending);
  };
  const write = (to: string, subject: string, ...paragraphs: string[]) =>
    send({ to, subject, text: paragraphs.join('\n\n') });
  const link = (parameter: string, token: string) => `${publicUrl}/auth?${parameter}=${encodeURIComponent(token)}`;

  return {
    sendPasswordReset: (to, token) =>
      write(
        to,
        'Choose a new password',
        'Somebody, hopefully you, asked to choose a new password for Inward.',
        `Open this link within the next hour to choose one:\n${link('reset', token)}`,
        notYou,
      ),
    sendWelcome: (to, token) =>
      write(
        to,
        'Please confirm your e-mail',
        'Welcome to Inward. Your account is ready; nothing waits for this letter.',
        `Open this link within the next two days to confirm that this address is yours:\n${link('confirm', token)}`,
        'If you did not sign up, leave it alone.',
      ),
    sendNewAddress: (to, token) =>
      write(
        to,
        'Confirm your new e-mail',
        'Somebody, hopefully you, wants to sign in to Inward with this address from now on.',
        `Open this link within the next hour to say yes:\n${link('confirm', token)}`,
        notYou,
      ),
    sendAddressTaken: (to) =>
      write(
        to,
        'This address has an account already',
        'Somebody, hopefully you, wanted to use this address for another Inward account. It has one of its own, so nothing was changed.',
        notYou,
      ),
    sendAddressWillChange: (to) =>
      write(
        to,
        'Your e-mail is about to change',
        'Somebody, hopefully you, asked to sign in to Inward with another address. It changes as soon as that one is confirmed.',
        hurry,
      ),
    sendAddressChanged: (to) =>
      write(
        to,
        'Your e-mail was changed',
        'Your Inward account has another address from now on; this one no longer signs in.',
        'If it was not you, answer whoever runs this Inward for you.',
      ),
    settled: async () => {
      await Promise.all(underWay);
    },
  };
}
