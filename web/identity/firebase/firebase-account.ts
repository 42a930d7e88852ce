import { ApiError } from '../../data/api/api-errors.ts';
import type { AccountService } from '../port/account.ts';
import type { FederatedProvider, SignInIdentity } from '../port/identity.ts';
import { IdentityError } from '../port/identity.ts';
import { firebaseCodeOf, identityErrorOf } from './firebase-errors.ts';

export type FirebaseSdk = typeof import('./firebase-sdk.ts');
type Auth = ReturnType<FirebaseSdk['initializeAuth']>;
type User = NonNullable<Auth['currentUser']>;

type Parts = {
  auth: Auth;
  sdk: FirebaseSdk;
  personOf: (user: User) => SignInIdentity;
  /** Await a call of the SDK and convert its error to IdentityError. */
  converted: <T>(call: Promise<T>) => Promise<T>;
  /** Return this product's name for a Firebase provider id, such as "google.com". */
  providerOf: (id: string) => FederatedProvider | undefined;
};

export function firebaseAccount({ auth, sdk, personOf, converted, providerOf }: Parts): AccountService {
  const user = async (): Promise<User> => {
    await auth.authStateReady();
    if (!auth.currentUser) throw new ApiError(401, 'Unauthorized');
    return auth.currentUser;
  };

  /** Return the user as stored at Firebase or, when offline, as last stored on this device. */
  const fresh = async (): Promise<User> => {
    await (await user()).reload().catch(() => undefined);
    return user();
  };

  const reauthenticated = async (password: string): Promise<User> => {
    const known = await user();
    const credential = sdk.EmailAuthProvider.credential(known.email ?? '', password);
    const { user: same } = await sdk.reauthenticateWithCredential(known, credential).catch((error: unknown) => {
      // With email enumeration protection, Firebase answers `invalid-credential` to a wrong password.
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
        // Firebase does not report whether an email change is pending.
        pendingEmail: null,
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
    changeName: async (displayName) => converted(sdk.updateProfile(await user(), { displayName })),
    requestEmailChange: async (email, password) =>
      converted(sdk.verifyBeforeUpdateEmail(await reauthenticated(password), email)),
    requestConfirmation: async () => converted(sdk.sendEmailVerification(await user())),
    changePassword: async (password, newPassword) => {
      await converted(sdk.updatePassword(await reauthenticated(password), newPassword));
      // Firebase does not report whether an email change was pending.
      return { endedEmailChange: false };
    },
    passwordChangeEffect: 'Every other device will be signed out within the hour.',
  };
}
