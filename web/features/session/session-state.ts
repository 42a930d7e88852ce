import type { User } from '../../../core/contract/users.ts';
import type { SignInIdentity } from '../../identity/port/identity.ts';

/** The auth state of the specification: loading, then signed out or signed in. */
export type SessionState =
  | { status: 'loading'; identity: SignInIdentity | null; user: null; syncFailure: null }
  | { status: 'signed-out'; identity: null; user: null; syncFailure: null }
  | {
      status: 'signed-in';
      identity: SignInIdentity;
      user: User;
      /**
       * Why the sync call failed. In this case, `user` is a stored user or the fallback. Null if the call has not
       * failed.
       */
      syncFailure: string | null;
    };

export const signedOut: SessionState = { status: 'signed-out', identity: null, user: null, syncFailure: null };
