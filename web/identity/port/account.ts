import { queryOptions } from '@tanstack/react-query';
import type { FederatedProvider, SignInIdentity } from './identity.ts';

/** How a user signs in. Only the built-in identity has passkeys, authenticator codes and a sample account. */
export type Account = {
  name: string;
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  providers: FederatedProvider[];
  passkeys: { id: string; name: string; addedAt: string | null }[];
  /** Whether a sign-in with the password also requires a code from an authenticator app. */
  hasCode: boolean;
  /** Whether this is the demo's account, which cannot be changed. */
  isSample: boolean;
};

/** Reads and changes how a user signs in. Each call throws IdentityError, or ApiError 401 when the session is over. */
export type AccountService = {
  read: () => Promise<Account>;
  /** The current identity of this user; null after a sign-out or a change of user. */
  readIdentity: (uid: string) => Promise<SignInIdentity | null>;
  changeName: (name: string) => Promise<unknown>;
  /** Send a link to the new address. The change happens when the link is opened. */
  requestEmailChange: (email: string, password: string) => Promise<unknown>;
  /** Send another link to confirm the current address. */
  requestConfirmation: () => Promise<unknown>;
  /** Change the password and cancel a pending change of e-mail. Return whether a change of e-mail was pending. */
  changePassword: (currentPassword: string, newPassword: string) => Promise<{ endedEmailChange: boolean }>;
  /** The sentence that tells the user how a new password affects other devices. */
  passwordChangeEffect: string;
};

export const accountQuery = (service: Pick<AccountService, 'read'>) =>
  queryOptions({ queryKey: ['account'], queryFn: () => service.read(), refetchOnMount: 'always' });
