import type { Log } from '../../../log/log.ts';
import type { Mail } from '../../../outside/mail/mail.ts';
import { type EmailText, readEmailText } from './email-text.ts';

export type IdentityEmails = {
  readonly sendPasswordReset: (to: string, token: string) => void;
  /** Send the link that confirms the address of a new account. */
  readonly sendWelcome: (to: string, token: string) => void;
  /** Send the link that makes `to` the account's address. */
  readonly sendNewAddress: (to: string, token: string) => void;
  /** Notify the owner of the address `to` that another user tried to change to this address. */
  readonly sendAddressTaken: (to: string) => void;
  readonly sendAddressWillChange: (to: string) => void;
  /** Notify the old address of the change, and send the link that undoes it. */
  readonly sendAddressChanged: (to: string, token: string) => void;
  /**
   * Send a link to choose a new password: an undo link has removed the old one and, if `codeRemoved`, the authenticator
   * app.
   */
  readonly sendAccountRestored: (to: string, token: string, codeRemoved: boolean) => void;
  /** Notify the address `to` that an earlier one has replaced it, so that it can no longer be used to sign in. */
  readonly sendAddressRestored: (to: string) => void;
  /** Report a change with the link that undoes it. If `token` is null, the email contains no link. */
  readonly sendUndoable: (to: string, change: UndoableChange, token: string | null) => void;
  /** Notify the owner of a change that a stranger who knows the password may have made. */
  readonly sendNotice: (to: string, notice: Notice) => void;
  /** Report a sign-in on a new device. `device` is a name such as 'Firefox on Android'. */
  readonly sendNewDevice: (to: string, device: string) => void;
  /** Report a sign-in with a recovery code. `left` is the number of unused codes. */
  readonly sendRecoveryCodeUsed: (to: string, left: number) => void;
  /** Resolves when all pending emails have been sent or have failed. */
  readonly settled: () => Promise<void>;
};

const notices = {
  accountDeleted: readEmailText('account-deleted'),
  accountDeletedByOperator: readEmailText('account-deleted-by-operator'),
  codeRemoved: readEmailText('code-removed'),
  passkeyRemoved: readEmailText('passkey-removed'),
  passwordReset: readEmailText('password-was-reset'),
  providerRemoved: readEmailText('provider-removed'),
  recoveryCodesMade: readEmailText('recovery-codes-made'),
  waysRemoved: readEmailText('ways-removed'),
};
export type Notice = keyof typeof notices;

const undoable = (name: string) => ({
  withLink: readEmailText(name, 'link'),
  withoutLink: readEmailText(`${name}-no-undo`),
});
const undoableChanges = {
  passwordChanged: undoable('password-changed'),
  passkeyAdded: undoable('passkey-added'),
  providerAdded: undoable('provider-added'),
  codeAdded: undoable('code-added'),
};
type UndoableChange = keyof typeof undoableChanges;

const texts = {
  passwordReset: readEmailText('password-reset', 'link'),
  welcome: readEmailText('welcome', 'link'),
  newAddress: readEmailText('new-address', 'link'),
  addressTaken: readEmailText('address-taken'),
  addressWillChange: readEmailText('address-will-change'),
  addressChanged: readEmailText('address-changed', 'link'),
  accountRestored: readEmailText('account-restored', 'link'),
  accountRestoredWithoutCode: readEmailText('account-restored-without-code', 'link'),
  addressRestored: readEmailText('address-restored'),
  newDevice: readEmailText('new-device', 'device'),
  recoveryCodeUsed: readEmailText('recovery-code-used', 'left'),
};

/**
 * Send the emails of the builtin identity in the background. A request must not wait for its email: the delay would
 * show whether an address has an account, and sign-in must work while the mail server is down.
 */
export function openIdentityEmails({
  mail,
  log,
  publicUrl,
}: {
  readonly mail: Mail;
  readonly log: Log;
  readonly publicUrl: string;
}): IdentityEmails {
  const pending = new Set<Promise<void>>();
  const send = (to: string, { subject, body }: EmailText, value?: string) => {
    const sending = mail
      .send({ to, subject, text: body(value) })
      .catch((error: unknown) => log.fault('an email of the identity could not be sent', error))
      .finally(() => pending.delete(sending));
    pending.add(sending);
  };
  const link = (parameter: string, token: string) => `${publicUrl}/auth#${parameter}=${encodeURIComponent(token)}`;
  const undoLink = (token: string) => `${publicUrl}/undo-email#undo=${encodeURIComponent(token)}`;

  return {
    sendPasswordReset: (to, token) => send(to, texts.passwordReset, link('reset', token)),
    sendWelcome: (to, token) => send(to, texts.welcome, link('confirm', token)),
    sendNewAddress: (to, token) => send(to, texts.newAddress, link('confirm', token)),
    sendAddressTaken: (to) => send(to, texts.addressTaken),
    sendAddressWillChange: (to) => send(to, texts.addressWillChange),
    sendAddressChanged: (to, token) => send(to, texts.addressChanged, undoLink(token)),
    sendAccountRestored: (to, token, codeRemoved) =>
      send(to, codeRemoved ? texts.accountRestoredWithoutCode : texts.accountRestored, link('reset', token)),
    sendAddressRestored: (to) => send(to, texts.addressRestored),
    sendUndoable: (to, change, token) => {
      const { withLink, withoutLink } = undoableChanges[change];
      if (token === null) send(to, withoutLink);
      else send(to, withLink, undoLink(token));
    },
    sendNotice: (to, notice) => send(to, notices[notice]),
    sendNewDevice: (to, device) => send(to, texts.newDevice, device),
    sendRecoveryCodeUsed: (to, left) => send(to, texts.recoveryCodeUsed, String(left)),
    settled: async () => {
      await Promise.all(pending);
    },
  };
}
