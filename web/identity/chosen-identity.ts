import { NetworkError } from '../data/api/api-errors.ts';
import { loadConfig } from '../data/config.ts';
import { loadFirebaseIdentity } from './firebase/load-firebase.ts';
import { IdentityError, type IdentityService } from './port/identity.ts';

/** Load the identity service only when it is needed, because the first page does not need it. */
async function chosen(): Promise<IdentityService> {
  const { firebase } = await loadConfig();
  if (!firebase) return (await import('./builtin/builtin-identity.ts')).builtinIdentity;
  return loadFirebaseIdentity(firebase);
}

/** Load the identity service before the user taps: browsers block a popup that opens after the tap was handled. */
export async function loadIdentityService(): Promise<void> {
  await chosen();
}

/** Load the identity service for an action of the user, or throw IdentityError. */
const forUser = (): Promise<IdentityService> =>
  chosen().catch(() => {
    throw new IdentityError('network-request-failed');
  });

/** Load the identity service for a background request, or throw NetworkError. */
const forBackground = (): Promise<IdentityService> =>
  chosen().catch(() => {
    throw new NetworkError('No answer from the identity service');
  });

/** The identity service that the server's configuration names: builtin or Firebase. */
export const chosenIdentity: IdentityService = {
  signIn: async (...given) => (await forUser()).signIn(...given),
  signUp: async (...given) => (await forUser()).signUp(...given),
  signInAsSample: async () => (await forUser()).signInAsSample(),
  signInWith: async (...given) => (await forUser()).signInWith(...given),
  signOut: async () => (await forUser()).signOut(),
  removeAccount: async () => (await forUser()).removeAccount?.(),
  sendPasswordReset: async (...given) => (await forUser()).sendPasswordReset(...given),
  setNewPassword: async (...given) => (await forUser()).setNewPassword(...given),
  checkResetToken: async (...given) => (await forUser()).checkResetToken(...given),
  whoIsSignedIn: async () => (await forBackground()).whoIsSignedIn(),
  newToken: async () => (await forBackground()).newToken(),
};
