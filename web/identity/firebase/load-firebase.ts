import type { FirebaseSettings } from '../../../core/contract/product.ts';
import type { AccountService } from '../port/account.ts';
import type { FirebaseIdentity } from './firebase-identity.ts';

/** Load Firebase's SDK and return the identity service. Only for deployments that use Firebase. */
export async function loadFirebaseIdentity(settings: FirebaseSettings): Promise<FirebaseIdentity> {
  const [{ firebaseIdentity }, sdk] = await Promise.all([
    import('./firebase-identity.ts'),
    import('./firebase-sdk.ts'),
  ]);
  return firebaseIdentity(settings, sdk);
}

export const loadFirebaseAccount = async (settings: FirebaseSettings): Promise<AccountService> =>
  (await loadFirebaseIdentity(settings)).account;

/** Apply the code in an email's link: confirm an address, change to a new address, or restore the old one. */
export const applyFirebaseCode = async (settings: FirebaseSettings, code: string): Promise<void> =>
  (await loadFirebaseIdentity(settings)).applyCode(code);
