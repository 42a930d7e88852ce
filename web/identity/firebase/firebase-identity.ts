import type { FirebaseSettings } from '../../../core/contract/product.ts';
import { NetworkError } from '../../data/api/api-errors.ts';
import type { AccountService } from '../port/account.ts';
import { type FederatedProvider, IdentityError, type IdentityService, type SignInIdentity } from '../port/identity.ts';
import { type FirebaseSdk, firebaseAccount } from './firebase-account.ts';
import { firebaseCodeOf, identityErrorOf } from './firebase-errors.ts';
import { createTokenSync } from './token-sync.ts';

type User = Awaited<ReturnType<FirebaseSdk['signInWithEmailAndPassword']>>['user'];

/** The providers that Firebase supports. The operator's own provider (`oidc`) works only with the builtin identity. */
type HostedProvider = Exclude<FederatedProvider, 'oidc'>;

/** Firebase's name for each provider, and the scopes for email and profile. */
const providers: Readonly<Record<HostedProvider, readonly [id: string, ...scopes: string[]]>> = {
  google: ['google.com', 'email', 'profile'],
  apple: ['apple.com', 'email', 'name'],
  facebook: ['facebook.com', 'email', 'public_profile'],
  github: ['github.com', 'user:email', 'read:user'],
};

const providerOf = (id: string): FederatedProvider | undefined =>
  (Object.keys(providers) as HostedProvider[]).find((name) => providers[name][0] === id);

/** After these errors of the popup, redirect the page to the provider instead. */
const redirectsInstead = ['popup-blocked', 'cancelled-popup-request', 'operation-not-supported-in-this-environment'];

/** After these errors of a token refresh, the session is over. */
const sessionEnding = [
  'user-disabled',
  'user-not-found',
  'user-token-expired',
  'invalid-user-token',
  'user-signed-out',
];

const personOf = ({ uid, email, displayName, photoURL }: User): SignInIdentity => ({
  uid,
  email,
  displayName,
  photoURL,
});

const converted = async <T>(call: Promise<T>): Promise<T> =>
  call.catch((error: unknown) => {
    throw identityErrorOf(error);
  });

/** Resolve when the browser restores this page from the back/forward cache, because the user pressed Back. */
const cameBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true });
  });

export type FirebaseIdentity = IdentityService & {
  account: AccountService;
  applyCode: (code: string) => Promise<void>;
};

let opened: { settings: string; identity: FirebaseIdentity } | null = null;

/** Return the page's only service for these settings. A second one would share the state that the SDK stores. */
export function firebaseIdentity(settings: FirebaseSettings, sdk: FirebaseSdk): FirebaseIdentity {
  const name = JSON.stringify(settings);
  if (opened?.settings !== name) opened = { settings: name, identity: openFirebaseIdentity(settings, sdk) };
  return opened.identity;
}

export function openFirebaseIdentity(
  { projectId, apiKey, authDomain, tokenSyncPath }: FirebaseSettings,
  sdk: FirebaseSdk,
): FirebaseIdentity {
  const app = sdk.initializeApp({ projectId, apiKey, authDomain }, `inward ${projectId}`);
  // The popup resolver would load an iframe at each start, so pass it only to the calls that need it.
  const auth = sdk.initializeAuth(app, { persistence: sdk.browserLocalPersistence });
  const resolver = sdk.browserPopupRedirectResolver;
  /** Whether the token of the last sign-in has not been used yet. */
  let isTokenNew = false;
  if (tokenSyncPath !== null) sdk.onIdTokenChanged(auth, createTokenSync(tokenSyncPath));

  const signedIn = (user: User): SignInIdentity => {
    isTokenNew = true;
    return personOf(user);
  };

  const redirectTo = async (provider: InstanceType<FirebaseSdk['OAuthProvider']>): Promise<null> => {
    await converted(Promise.race([sdk.signInWithRedirect(auth, provider, resolver), cameBack()]));
    return null;
  };

  return {
    signIn: async (email, password) =>
      signedIn((await converted(sdk.signInWithEmailAndPassword(auth, email, password))).user),

    signUp: async (email, password, displayName) => {
      const { user } = await converted(sdk.createUserWithEmailAndPassword(auth, email, password));
      // The account exists already, so a failure to set the name must not fail the sign-up.
      if (displayName !== '') await sdk.updateProfile(user, { displayName }).catch(() => undefined);
      return personOf(user);
    },

    signInAsSample: async () => {
      throw new IdentityError('operation-not-allowed');
    },

    signInWith: async (name) => {
      if (name === 'oidc') throw new IdentityError('operation-not-allowed');
      const [id, ...scopes] = providers[name];
      const provider = new sdk.OAuthProvider(id);
      for (const scope of scopes) provider.addScope(scope);
      try {
        return signedIn((await sdk.signInWithPopup(auth, provider, resolver)).user);
      } catch (error) {
        if (redirectsInstead.includes(firebaseCodeOf(error))) return redirectTo(provider);
        throw identityErrorOf(error);
      }
    },

    signOut: () => converted(sdk.signOut(auth)),
    removeAccount: async () => {
      await auth.authStateReady();
      if (auth.currentUser) await converted(sdk.deleteUser(auth.currentUser));
    },
    sendPasswordReset: (email) => converted(sdk.sendPasswordResetEmail(auth, email)),
    setNewPassword: async (code, password) => {
      await converted(sdk.confirmPasswordReset(auth, code, password));
      return undefined;
    },
    checkResetToken: async (code) => {
      await converted(sdk.verifyPasswordResetCode(auth, code));
    },

    account: firebaseAccount({ auth, sdk, personOf, converted, providerOf }),
    applyCode: (code) => converted(sdk.applyActionCode(auth, code)),

    whoIsSignedIn: async () => {
      await auth.authStateReady();
      await converted(sdk.getRedirectResult(auth, resolver));
      return auth.currentUser && personOf(auth.currentUser);
    },

    newToken: async () => {
      await auth.authStateReady();
      const wasNew = isTokenNew;
      isTokenNew = false;
      try {
        // Force a refresh unless the token is new: the SDK's cache relies on the device's clock, which may be wrong.
        return (await auth.currentUser?.getIdToken(!wasNew)) ?? null;
      } catch (error) {
        if (sessionEnding.includes(firebaseCodeOf(error))) return null;
        throw new NetworkError('The identity service cannot answer now');
      }
    },
  };
}
