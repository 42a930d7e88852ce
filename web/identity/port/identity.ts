import type { Config } from '../../../core/contract/product.ts';

export type FederatedProvider = Config['federated'][number];

/** What the session asks of an identity service, whichever it is. Implementations throw IdentityError. */
export type IdentityService = {
  signIn: (email: string, password: string) => Promise<SignInIdentity>;
  /** `displayName` may be empty. */
  signUp: (email: string, password: string, displayName: string) => Promise<SignInIdentity>;
  /** Signs in as the sample person; only where the deployment is a demo. */
  signInAsSample: () => Promise<SampleIdentity>;
  /**
   * Signs in by a popup of the provider's. Where there can be none it leaves the page for the provider's and answers
   * null; on return `whoIsSignedIn` knows the person.
   */
  signInWith: (provider: FederatedProvider) => Promise<SignInIdentity | null>;
  signOut: () => Promise<void>;
  /** Deletes the account where it is kept elsewhere: the server has deleted everything that is here. */
  removeAccount?: () => Promise<void>;
  sendPasswordReset: (email: string) => Promise<void>;
  setNewPassword: (resetToken: string, password: string) => Promise<void>;
  /** Throws `reset-link-invalid` for a link that is used or too old. */
  checkResetToken: (resetToken: string) => Promise<void>;
  /**
   * Who is signed in on this device; null when nobody is. Throws NetworkError, and IdentityError for what a provider
   * that the page returns from refused.
   */
  whoIsSignedIn: () => Promise<SignInIdentity | null>;
  /** A new identity token (JWT); null when the session is over. Throws NetworkError. */
  newToken: () => Promise<string | null>;
};

export type SignInIdentity = {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
};

export type SampleIdentity = SignInIdentity & { timezoneOffset: number };

/** The codes of the specification's section 8, and one for what has none. */
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
  | 'unknown';

/** A refusal of the identity service. The message is the service's own and may be empty. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityCode;

  constructor(code: IdentityCode, message = '') {
    super(message);
    this.code = code;
  }
}
