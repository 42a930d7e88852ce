import type { Config } from '../../../core/contract/product.ts';

export type FederatedProvider = Config['federated'][number];

/** The calls to an identity service. Implementations throw IdentityError. */
export type IdentityService = {
  signIn: (email: string, password: string) => Promise<SignInIdentity>;
  /** `displayName` may be empty. */
  signUp: (email: string, password: string, displayName: string) => Promise<SignInIdentity>;
  /** Sign in as the sample user; in a demo only. */
  signInAsSample: () => Promise<SampleIdentity>;
  /**
   * Sign in with a popup of the provider. Where popups are blocked, redirect the page and return null. When the user
   * returns from the provider, `whoIsSignedIn` returns the identity.
   */
  signInWith: (provider: FederatedProvider) => Promise<SignInIdentity | null>;
  signOut: () => Promise<void>;
  /** Delete the account at an external service, after this server has deleted its own data. */
  removeAccount?: () => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  /** Set a new password. Return the ways to sign in that the reset removed, if the service reports them. */
  setNewPassword: (resetToken: string, password: string) => Promise<RemovedWays | undefined>;
  /** Throws `reset-link-invalid` for a link that has been used or is too old. */
  checkResetToken: (resetToken: string) => Promise<void>;
  /**
   * The identity signed in on this device; null when signed out. Throws NetworkError, or IdentityError when a provider
   * refused the sign-in and redirected back.
   */
  whoIsSignedIn: () => Promise<SignInIdentity | null>;
  /** Fetch a new identity token (JWT); null when the session is over. Throws NetworkError. */
  newToken: () => Promise<string | null>;
};

/**
 * The ways to sign in that a password reset removed. A stranger may have added them, because the user had not yet
 * proved ownership of the mailbox.
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

/** The codes of section 8 of the specification, two of the builtin identity, and `unknown`. */
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
  | 'unknown';

/** A refusal by the identity service. The message comes from that service and may be empty. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityCode;

  constructor(code: IdentityCode, message = '') {
    super(message);
    this.code = code;
  }
}
