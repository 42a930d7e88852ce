import type { User } from '../../../core/contract/users.ts';

/** Who the identity service says this is. */
export type SignInIdentity = {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
};

/** The auth state of the specification: loading, then signed out or signed in. */
export type SessionState =
  | { status: 'loading'; identity: SignInIdentity | null; user: null; syncFailure: null }
  | { status: 'signed-out'; identity: null; user: null; syncFailure: null }
  | {
      status: 'signed-in';
      identity: SignInIdentity;
      user: User;
      /** Why the user is this device's own fallback and not the server's; null when it is the server's. */
      syncFailure: string | null;
    };

export const signedOut: SessionState = { status: 'signed-out', identity: null, user: null, syncFailure: null };
