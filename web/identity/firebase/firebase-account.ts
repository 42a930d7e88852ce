import { ApiError } from '../../data/api-errors.ts';
import type { AccountService } from '../port/account.ts';
import type { FederatedProvider, SignInIdentity } from '../port/identity.ts';
import { IdentityError } from '../port/identity.ts';
import { firebaseCodeOf, identityErrorOf } from './firebase-errors.ts';
import type { FirebaseSdk } from './firebase-identity.ts';

type Auth = ReturnType<FirebaseSdk['initializeAuth']>;
type User = NonNullable<Auth['currentUser']>;

type Parts = {
  auth: Auth;
  sdk: FirebaseSdk;
  personOf: (user: User) => SignInIdentity;
  /** Runs a call of the SDK; what it throws is said in the product's words. */
  asked: <T>(call: Promise<T>) => Promise<T>;
  /** The product's name of a provider of Firebase's. */
  providerOf: (id: string) => FederatedProvider | undefined;
};

/** Name, e-mail and password of an account that Firebase keeps. */
export function firebaseAccount({ auth, sdk, personOf, asked, providerOf }: Parts): AccountService {
  const user = async (): Promise<User> => {
    await auth.authStateReady();
    if (!auth.currentUser) throw new ApiError(401, 'Unauthorized');
    return auth.currentUser;
  };

  /** As Firebase knows it now; offline, as this device does. */
  const fresh = async (): Promise<User> => {
    await (await user()).reload().catch(() => undefined);
    return user();
  };

  const proved = async (password: string): Promise<User> => {
    const known = await user();
    const credential = sdk.EmailAuthProvider.credential(known.email ?? '', password);
    const { user: same } = await sdk.reauthenticateWithCredential(known, credential).catch((error: unknown) => {
      // Projects that tell nobody who has an account answer so to a wrong password.
      const isWrong = ['invalid-credential', 'wrong-password'].includes(firebaseCodeOf(error));
      throw isWrong ? new IdentityError('wrong-password') : identityErrorOf(error);
    });
    return same;
  };

  return {
    read: async () => {
      const { displayName, email, emailVerified, providerData } = await fresh();
      const ways = providerData.map(({ providerId }) => providerId);
      return {
        name: displayName ?? '',
        email: email ?? '',
        emailVerified,
        hasPassword: ways.includes('password'),
        providers: ways.map(providerOf).filter((name) => name !== undefined),
        passkeys: [],
        hasCode: false,
        isSample: false,
      };
    },
    readIdentity: async (uid) => {
      const known = await fresh();
      return known.uid === uid ? personOf(known) : null;
    },
    changeName: async (displayName) => asked(sdk.updateProfile(await user(), { displayName })),
    requestEmailChange: async (email, password) => asked(sdk.verifyBeforeUpdateEmail(await proved(password), email)),
    requestConfirmation: async () => asked(sdk.sendEmailVerification(await user())),
    changePassword: async (password, newPassword) => {
      await asked(sdk.updatePassword(await proved(password), newPassword));
      // Firebase does not tell.
      return { endedEmailChange: false };
    },
    passwordChangeEffect: 'Every other device is signed out within the hour.',
  };
}
