import type { FirebaseSettings } from '../../../core/contract/product.ts';
import { NetworkError } from '../../data/api-errors.ts';
import type { AccountService } from '../port/account.ts';
import { type FederatedProvider, IdentityError, type IdentityService, type SignInIdentity } from '../port/identity.ts';
import { firebaseAccount } from './firebase-account.ts';
import { firebaseCodeOf, identityErrorOf } from './firebase-errors.ts';
import { createTokenSync } from './token-sync.ts';

export type FirebaseSdk = typeof import('./firebase-sdk.ts');
type User = Awaited<ReturnType<FirebaseSdk['signInWithEmailAndPassword']>>['user'];

/** Firebase's name of each provider, and the scopes that give e-mail and profile there. */
const providers: Readonly<Record<FederatedProvider, readonly [id: string, ...scopes: string[]]>> = {
  google: ['google.com', 'email', 'profile'],
  apple: ['apple.com', 'email', 'name'],
  facebook: ['facebook.com', 'email', 'public_profile'],
  github: ['github.com', 'user:email', 'read:user'],
};

const providerOf = (id: string): FederatedProvider | undefined =>
  (Object.keys(providers) as FederatedProvider[]).find((name) => providers[name][0] === id);

/** Where there can be no popup, or it was taken away by another, the page itself goes to the provider. */
const leadsToRedirect = ['popup-blocked', 'cancelled-popup-request', 'operation-not-supported-in-this-environment'];

/** The session is over and a new token will not come. */
const endsSession = ['user-disabled', 'user-not-found', 'user-token-expired', 'invalid-user-token', 'user-signed-out'];

const personOf = ({ uid, email, displayName, photoURL }: User): SignInIdentity => ({
  uid,
  email,
  displayName,
  photoURL,
});

/** Runs a call of the SDK; what it throws is said in the product's words. */
const asked = async <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw identityErrorOf(error);
  });

/** Resolves when the person comes back by the browser's own Back to a page that it had kept. */
const cameBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });

/** What Firebase's accounts have beside the ways in. */
export type FirebaseIdentity = IdentityService & {
  account: AccountService;
  /** Does what a letter asks for. */
  applyCode: (code: string) => Promise<void>;
};

let opened: { settings: string; identity: FirebaseIdentity } | null = null;

/** One for the page: the SDK keeps an own state for each project. */
export function firebaseIdentity(settings: FirebaseSettings, sdk: FirebaseSdk): FirebaseIdentity {
  const name = JSON.stringify(settings);
  if (opened?.settings !== name) opened = { settings: name, identity: openFirebaseIdentity(settings, sdk) };
  return opened.identity;
}

/** Firebase Authentication behind the product's port. The person stays signed in on this device. */
export function openFirebaseIdentity(
  { projectId, apiKey, authDomain, tokenSyncPath }: FirebaseSettings,
  sdk: FirebaseSdk,
): FirebaseIdentity {
  const app = sdk.initializeApp({ projectId, apiKey, authDomain }, `inward ${projectId}`);
  // Without the resolver of popups, which would load a frame at each start; it is named where it is used.
  const auth = sdk.initializeAuth(app, { persistence: sdk.browserLocalPersistence });
  const resolver = sdk.browserPopupRedirectResolver;
  /** A sign-in brought a token that nobody has used yet. */
  let isTokenNew = false;
  if (tokenSyncPath !== null) sdk.onIdTokenChanged(auth, createTokenSync(tokenSyncPath));

  const entered = (user: User): SignInIdentity => {
    isTokenNew = true;
    return personOf(user);
  };

  const leaveFor = async (provider: InstanceType<FirebaseSdk['OAuthProvider']>): Promise<null> => {
    await asked(Promise.race([sdk.signInWithRedirect(auth, provider, resolver), cameBack()]));
    return null;
  };

  return {
    signIn: async (email, password) =>
      entered((await asked(sdk.signInWithEmailAndPassword(auth, email, password))).user),

    signUp: async (email, password, displayName) => {
      const { user } = await asked(sdk.createUserWithEmailAndPassword(auth, email, password));
      // The account is there; a name that could not be set is no reason to say otherwise.
      if (displayName !== '') await sdk.updateProfile(user, { displayName }).catch(() => undefined);
      return personOf(user);
    },

    signInAsSample: async () => {
      throw new IdentityError('operation-not-allowed');
    },

    signInWith: async (name) => {
      const [id, ...scopes] = providers[name];
      const provider = new sdk.OAuthProvider(id);
      for (const scope of scopes) provider.addScope(scope);
      try {
        return entered((await sdk.signInWithPopup(auth, provider, resolver)).user);
      } catch (error) {
        if (leadsToRedirect.includes(firebaseCodeOf(error))) return leaveFor(provider);
        throw identityErrorOf(error);
      }
    },

    signOut: () => asked(sdk.signOut(auth)),
    removeAccount: async () => {
      await auth.authStateReady();
      if (auth.currentUser) await asked(sdk.deleteUser(auth.currentUser));
    },
    sendPasswordReset: (email) => asked(sdk.sendPasswordResetEmail(auth, email)),
    setNewPassword: (code, password) => asked(sdk.confirmPasswordReset(auth, code, password)),
    checkResetToken: async (code) => {
      await asked(sdk.verifyPasswordResetCode(auth, code));
    },

    account: firebaseAccount({ auth, sdk, personOf, asked, providerOf }),
    applyCode: (code) => asked(sdk.applyActionCode(auth, code)),

    whoIsSignedIn: async () => {
      await auth.authStateReady();
      await asked(sdk.getRedirectResult(auth, resolver));
      return auth.currentUser && personOf(auth.currentUser);
    },

    newToken: async () => {
      await auth.authStateReady();
      const wasNew = isTokenNew;
      isTokenNew = false;
      try {
        // The product refreshes by its own clock, which a wrong one on the device does not mislead.
        return (await auth.currentUser?.getIdToken(!wasNew)) ?? null;
      } catch (error) {
        if (endsSession.includes(firebaseCodeOf(error))) return null;
        throw new NetworkError('The identity service cannot answer now');
      }
    },
  };
}
