import type { Account } from '../builtin/builtin-account.ts';
import type { SignInIdentity } from './identity.ts';

/** How an account's sign-in is read and changed. Each throws IdentityError, or an ApiError of 401 when the session is over. */
export type AccountService = {
  read: () => Promise<Account>;
  /** The person as the identity service knows them now; null once it is somebody else or nobody. */
  readIdentity: (uid: string) => Promise<SignInIdentity | null>;
  changeName: (name: string) => Promise<unknown>;
  /** Sends a link to the new address, which changes it. */
  requestEmailChange: (email: string, password: string) => Promise<unknown>;
  /** Sends another link to confirm the address. */
  requestConfirmation: () => Promise<unknown>;
  /** Says whether a change of e-mail was waiting for its link, which a new password ends. */
  changePassword: (currentPassword: string, newPassword: string) => Promise<{ endedEmailChange: boolean }>;
  /** What a new password means for the other devices. */
  passwordChangeEffect: string;
};
