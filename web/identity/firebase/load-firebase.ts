import type { FirebaseSettings } from '../../../core/contract/product.ts';
import type { AccountService } from '../port/account.ts';
import type { FirebaseIdentity } from './firebase-identity.ts';

/** Load Firebase's SDK and return the identity service. Called only in a deployment that uses Firebase. */
export async function loadFirebaseIdentity(settings: FirebaseSettings): Promise<FirebaseIdentity> {
  const [{ firebaseIdentity }, sdk] = await Promise.all([
    import('./firebase-identity.ts'),
    import('./firebase-sdk.ts'),
  ]);
  return firebaseIdentity(settings, sdk);
}

/** Load the account service of the user who is signed in with Firebase. */
export const loadFirebaseAccount = async (settings: FirebaseSettings): Promise<AccountService> =>
  (await loadFirebaseIdentity(settings)).account;

/** Apply the code of a link in an e-mail: confirm an address, change to a new address, or restore the old one. */
export const applyFirebaseCode = async (settings: FirebaseSettings, code: string): Promise<void> =>
  (await loadFirebaseIdentity(settings)).applyCode(code);
