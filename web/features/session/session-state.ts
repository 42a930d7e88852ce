import type { User } from '../../../core/contract/users.ts';
import type { SignInIdentity } from '../../identity/port/identity.ts';

export type SessionState =
  | { status: 'loading'; identity: SignInIdentity | null; user: null; syncFailure: null }
  | { status: 'signed-out'; identity: null; user: null; syncFailure: null }
  | {
      status: 'signed-in';
      identity: SignInIdentity;
      user: User;
      /** Why the sync call failed; null if it did not fail. After a failure, `user` is a stored or a fallback user. */
      syncFailure: string | null;
      /** When the sync call answered with this user, in epoch ms of the device; null if it failed. Absent before. */
      syncedAtMs?: number | null;
    };

export const signedOut: SessionState = { status: 'signed-out', identity: null, user: null, syncFailure: null };
