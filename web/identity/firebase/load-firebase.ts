import type { FirebaseSettings } from '../../../core/contract/product.ts';
import type { AccountService } from '../port/account.ts';

const identityOf = async (settings: FirebaseSettings) => {
  const [{ firebaseIdentity }, sdk] = await Promise.all([
    import('./firebase-identity.ts'),
    import('./firebase-sdk.ts'),
  ]);
  return firebaseIdentity(settings, sdk);
};

/** The sign-in of whoever is signed in by Firebase. */
export const loadFirebaseAccount = async (settings: FirebaseSettings): Promise<AccountService> =>
  (await identityOf(settings)).account;

/** Does what a letter of Firebase's asks for: confirms an address, makes it the account's or brings the old one back. */
export const applyFirebaseCode = async (settings: FirebaseSettings, code: string): Promise<void> =>
  (await identityOf(settings)).applyCode(code);
