import { queryOptions } from '@tanstack/react-query';
import { refetchOnReturn } from '../../data/refetch-on-return.ts';
import type { FederatedProvider, SignInIdentity } from './identity.ts';

/** How a user signs in. Only the builtin identity has passkeys, authenticator codes and a sample account. */
export type Account = {
  name: string;
  email: string;
  emailVerified: boolean;
  /** The new address of a pending change; null if there is none, or if the identity service does not say. */
  pendingEmail: string | null;
  hasPassword: boolean;
  providers: FederatedProvider[];
  passkeys: { id: string; name: string; addedAt: string | null }[];
  /** Whether a sign-in with the password also needs a code of an authenticator app. */
  hasCode: boolean;
  /** How many recovery codes are not used yet. Absent without an authenticator app, and from earlier servers. */
  recoveryCodesLeft?: number;
  /** Whether this is the account of a demo, which cannot be changed. */
  isSample: boolean;
};

/** Each call throws IdentityError, or ApiError 401 when the session is over. */
export type AccountService = {
  read: () => Promise<Account>;
  /** Return this user's identity; null after a sign-out or a change of user. */
  readIdentity: (uid: string) => Promise<SignInIdentity | null>;
  changeName: (name: string) => Promise<unknown>;
  /** Send a link to the new address. The address changes when the user opens the link. */
  requestEmailChange: (email: string, password: string) => Promise<unknown>;
  /** Cancel the change to `pendingEmail`. */
  cancelEmailChange?: () => Promise<unknown>;
  requestConfirmation: () => Promise<unknown>;
  /** Change the password and cancel a pending email change. `endedEmailChange` is true if one was pending. */
  changePassword: (currentPassword: string, newPassword: string) => Promise<{ endedEmailChange: boolean }>;
  /** Tells the user how a new password affects other devices. */
  passwordChangeEffect: string;
};

/** How often the account is fetched while a new email waits for its confirmation, which another device may give. */
const askPendingMs = 10_000;

export const accountQuery = (service: Pick<AccountService, 'read'>) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: () => service.read(),
    refetchOnMount: 'always',
    refetchOnWindowFocus: refetchOnReturn,
    refetchInterval: ({ state }) => (state.data?.pendingEmail ? askPendingMs : false),
  });
