// How a user of the builtin identity signs in. Each call throws IdentityError, or ApiError 401 when the session is
// over.
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../data/api/api.ts';
import type { Account, AccountService } from '../port/account.ts';
import { type FederatedProvider, IdentityError } from '../port/identity.ts';
import { postIdentity, requestIdentity, textOrNull } from './builtin-api.ts';
import { readIdentity } from './read-identity.ts';

export type DeviceSession = { id: string; device: string; signedInAt: string; lastSeenAt: string; isThis: boolean };

async function read<T>(path: string): Promise<T> {
  const { ok, status, answer } = await requestIdentity(path);
  if (!ok) throw new ApiError(status, status === 401 ? 'Unauthorized' : 'Not read');
  return answer as T;
}

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async () => (await read<{ sessions: DeviceSession[] }>('sessions')).sessions,
    refetchOnMount: 'always',
  });

export const builtinAccount: AccountService = {
  read: () => read<Account>('account'),
  readIdentity,
  changeName: (name) => postIdentity('update-user', { name }),
  requestEmailChange: (email, password) => postIdentity('account/email', { email, password }),
  cancelEmailChange: () => postIdentity('account/email/cancel', {}),
  requestConfirmation: () => postIdentity('account/email/again', {}),
  changePassword: async (currentPassword, newPassword) => {
    const answer = await postIdentity('change-password', { currentPassword, newPassword, revokeOtherSessions: true });
    return { endedEmailChange: answer['endedEmailChange'] === true };
  },
  passwordChangeEffect: 'Every other device will be signed out.',
};

/** Return the URL of the provider's page, which later redirects to /settings. `password` is '' if there is none. */
export const connectProvider = async (provider: FederatedProvider, password: string): Promise<string> => {
  const { url } = await postIdentity('link-social', { provider, password });
  if (typeof url !== 'string') throw new IdentityError('operation-not-allowed');
  return url;
};
export const disconnectProvider = (provider: FederatedProvider) => postIdentity('account/disconnect', { provider });
export const endSession = (id: string) => postIdentity('sessions/end', { id });
export const endAllSessions = () => postIdentity('sessions/end-all', {});

/** Confirm the password, so that this session may make protected changes for ten minutes. */
export const confirmPassword = (password: string) => postIdentity('account/prove', { password });
export const removePasskey = (id: string) => postIdentity('passkey/delete-passkey', { id });

export type AuthenticatorSetup = {
  /** The URL for the QR code. */
  readonly address: string;
  readonly recoveryCodes: readonly string[];
  /** The server's name of this setup. */
  readonly name: string;
};

const setupCodes = { INVALID_CODE: 'wrong-code', APP_IS_ON: 'app-is-on', SETUP_REPLACED: 'setup-replaced' } as const;

/** Begin to add an authenticator app. App and recovery codes are active once `confirmAuthenticator` has succeeded. */
export async function beginAuthenticator(password: string): Promise<AuthenticatorSetup> {
  const answer = await postIdentity('two-factor/enable', { password }, setupCodes);
  const [address, name] = [textOrNull(answer['totpURI']), textOrNull(answer['setup'])];
  if (address === null || name === null) throw new IdentityError('unknown');
  return { address, recoveryCodes: readCodes(answer['backupCodes']), name };
}

/** Turn on the app of a setup with one of its codes. Refused if another setup has replaced or finished it. */
export const confirmAuthenticator = ({ name }: AuthenticatorSetup, code: string) =>
  postIdentity('two-factor/verify-totp', { code, setup: name }, setupCodes);

/** Replace the recovery codes. Return the new ones, which no later call returns. */
export async function makeRecoveryCodes(password: string): Promise<string[]> {
  return readCodes((await postIdentity('two-factor/generate-backup-codes', { password }))['backupCodes']);
}

function readCodes(codes: unknown): string[] {
  if (!Array.isArray(codes)) throw new IdentityError('unknown');
  return codes.map(String);
}
export const removeAuthenticator = (password: string) => postIdentity('two-factor/disable', { password });
