import { NetworkError } from '../data/api-errors.ts';
import { loadConfig } from '../data/config.ts';
import { IdentityError, type IdentityService } from './port/identity.ts';

/** The service of this deployment, loaded when it is first asked: the first page is read without one. */
async function chosen(): Promise<IdentityService> {
  const { firebase } = await loadConfig();
  if (!firebase) return (await import('./builtin/builtin-identity.ts')).builtinIdentity;
  const [{ firebaseIdentity }, sdk] = await Promise.all([
    import('./firebase/firebase-identity.ts'),
    import('./firebase/firebase-sdk.ts'),
  ]);
  return firebaseIdentity(firebase, sdk);
}

/** Loads the service ahead of the first tap, which a popup has to follow at once. */
export async function loadIdentityService(): Promise<void> {
  await chosen();
}

/** For what the person asked for: a service that cannot be had is an IdentityError as well. */
const wanted = (): Promise<IdentityService> =>
  chosen().catch(() => {
    throw new IdentityError('network-request-failed');
  });

const needed = (): Promise<IdentityService> =>
  chosen().catch(() => {
    throw new NetworkError('No answer from the identity service');
  });

/** The identity service that the server's configuration names: the product's own, or Firebase. */
export const chosenIdentity: IdentityService = {
  signIn: async (...given) => (await wanted()).signIn(...given),
  signUp: async (...given) => (await wanted()).signUp(...given),
  signInAsSample: async () => (await wanted()).signInAsSample(),
  signInWith: async (...given) => (await wanted()).signInWith(...given),
  signOut: async () => (await wanted()).signOut(),
  removeAccount: async () => (await wanted()).removeAccount?.(),
  sendPasswordReset: async (...given) => (await wanted()).sendPasswordReset(...given),
  setNewPassword: async (...given) => (await wanted()).setNewPassword(...given),
  checkResetToken: async (...given) => (await wanted()).checkResetToken(...given),
  whoIsSignedIn: async () => (await needed()).whoIsSignedIn(),
  newToken: async () => (await needed()).newToken(),
};
