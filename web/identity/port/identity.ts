import type { Config } from '../../../core/contract/product.ts';

export type FederatedProvider = Config['federated'][number];

/** The interface of an identity service. Implementations throw IdentityError. */
export type IdentityService = {
  signIn: (email: string, password: string) => Promise<SignInIdentity>;
  /** `displayName` may be empty. */
  signUp: (email: string, password: string, displayName: string) => Promise<SignInIdentity>;
  /** Sign in as the sample user of a demo. */
  signInAsSample: () => Promise<SampleIdentity>;
  /**
   * Sign in with the provider's popup. If popups are blocked, redirect the page and return null; after the user returns
   * from the provider, `whoIsSignedIn` returns the identity.
   */
  signInWith: (provider: FederatedProvider) => Promise<SignInIdentity | null>;
  signOut: () => Promise<void>;
  /** Delete the account at an external service. This server has already deleted its own data. */
  removeAccount?: () => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  /** Set a new password. Return the ways to sign in that the reset removed, if the service reports them. */
  setNewPassword: (resetToken: string, password: string) => Promise<RemovedWays | undefined>;
  /** Throws `reset-link-invalid` for a link that has been used or is too old. */
  checkResetToken: (resetToken: string) => Promise<void>;
  /**
   * Return the identity signed in on this device; null when signed out. Throws NetworkError, or IdentityError if a
   * provider refused the sign-in and redirected back.
   */
  whoIsSignedIn: () => Promise<SignInIdentity | null>;
  /** Fetch a new identity token (JWT); null when the session is over. Throws NetworkError. */
  newToken: () => Promise<string | null>;
};

/**
 * The ways to sign in that a password reset removed. They were added before the user proved that the mailbox is theirs,
 * so a stranger may have added them.
 */
export type RemovedWays = {
  readonly providers: readonly FederatedProvider[];
  readonly passkeys: number;
  /** Whether the reset also removed the authenticator app. */
  readonly hadCode: boolean;
};

export type SignInIdentity = {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
};

export type SampleIdentity = SignInIdentity & { timezoneOffset: number };

/**
 * The codes of the specification (section 8), and codes for other errors of this product. `unknown` is any other error.
 */
export type IdentityCode =
  | 'configuration-not-found'
  | 'unauthorized-domain'
  | 'invalid-api-key'
  | 'app-deleted'
  | 'network-request-failed'
  | 'too-many-requests'
  | 'user-disabled'
  | 'popup-blocked'
  | 'popup-closed'
  | 'cancelled-popup-request'
  | 'operation-not-allowed'
  | 'invalid-email'
  | 'user-not-found'
  | 'wrong-password'
  | 'email-already-in-use'
  | 'weak-password'
  | 'invalid-credential'
  | 'user-mismatch'
  | 'credential-already-in-use'
  | 'requires-recent-login'
  | 'reset-link-invalid'
  | 'common-password'
  | 'wrong-code'
  /** The password must be entered again before a code. */
  | 'sign-in-over'
  /** The authenticator app was turned on elsewhere during its setup here. */
  | 'app-is-on'
  /** Another setup of the authenticator app was begun. */
  | 'setup-replaced'
  | 'unknown';

/** A refusal by the identity service, with that service's message, which may be empty. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityCode;

  constructor(code: IdentityCode, message = '') {
    super(message);
    this.code = code;
  }
}
