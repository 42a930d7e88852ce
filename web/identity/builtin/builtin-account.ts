import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../data/api.ts';
import type { AccountService } from '../port/account.ts';
import { type FederatedProvider, IdentityError } from '../port/identity.ts';
import { postIdentity, requestIdentity } from './builtin-api.ts';
import { readIdentity } from './read-identity.ts';

/** What the builtin identity knows of the person (docs/identity-calls.md). */
export type Account = {
  name: string;
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  providers: FederatedProvider[];
  passkeys: { id: string; name: string; addedAt: string | null }[];
  /** Whether a sign-in by password asks for a code of an authenticator app. */
  hasCode: boolean;
  /** The demo's, which nobody may change. */
  isSample: boolean;
};

export type DeviceSession = { id: string; device: string; signedInAt: string; lastSeenAt: string; isThis: boolean };

async function read<T>(path: string): Promise<T> {
  const { ok, status, answer } = await requestIdentity(path);
  if (!ok) throw new ApiError(status, status === 401 ? 'Unauthorized' : 'Not read');
  return answer as T;
}

export const accountQuery = (ways: Pick<AccountService, 'read'> = builtinAccount) =>
  queryOptions({ queryKey: ['account'], queryFn: () => ways.read(), refetchOnMount: 'always' });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => (await read<{ sessions: DeviceSession[] }>('sessions')).sessions,
    refetchOnMount: 'always',
  });

export const builtinAccount: AccountService = {
  read: () => read<Account>('account'),
  readIdentity: readIdentity,
  changeName: (name) => postIdentity('update-user', { name }),
  requestEmailChange: (email, password) => postIdentity('account/email', { email, password }),
  requestConfirmation: () => postIdentity('account/email/again', {}),
  changePassword: async (currentPassword, newPassword) => {
    const answer = await postIdentity('change-password', { currentPassword, newPassword, revokeOtherSessions: true });
    return { endedEmailChange: answer['endedEmailChange'] === true };
  },
  passwordChangeEffect: 'Every other device is signed out.',
};

/** Each throws IdentityError, or an ApiError of 401 when the session is over. */
/** Answers the provider's address to leave for; it leads back to /settings. `password` is '' where there is none. */
export const connectProvider = async (provider: FederatedProvider, password: string): Promise<string> => {
  const { url } = await postIdentity('link-social', { provider, password });
  if (typeof url !== 'string') throw new IdentityError('operation-not-allowed');
  return url;
};
export const disconnectProvider = (provider: FederatedProvider) => postIdentity('account/disconnect', { provider });
export const endSession = (id: string) => postIdentity('sessions/end', { id });
export const endAllSessions = () => postIdentity('sessions/end-all', {});

/** Good for ten minutes and this session alone. */
export const confirmPassword = (password: string) => postIdentity('account/prove', { password });
export const removePasskey = (id: string) => postIdentity('passkey/delete-passkey', { id });

/** What an authenticator app scans, and the codes for the day it is lost. Nothing holds until a code was sent. */
export async function enrolAuthenticator(password: string): Promise<{ address: string; recoveryCodes: string[] }> {
  const { totpURI, backupCodes } = await postIdentity('two-factor/enable', { password });
  if (typeof totpURI !== 'string' || !Array.isArray(backupCodes)) throw new IdentityError('unknown');
  return { address: totpURI, recoveryCodes: backupCodes.map(String) };
}
export const removeAuthenticator = (password: string) => postIdentity('two-factor/disable', { password });
