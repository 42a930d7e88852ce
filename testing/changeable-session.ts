import type { Session } from '../web/features/session/session.ts';
import type { SessionState } from '../web/features/session/session-state.ts';
import { someIdentity, someUser, standingSession } from './render.tsx';

/** The session state after another user has signed in. */
export const anotherUserSignedIn: SessionState = {
  status: 'signed-in',
  identity: { ...someIdentity, uid: 'person-2' },
  user: someUser,
  syncFailure: null,
};

/** Return a session, and a function that changes its state to simulate a sign-in or a sign-out. */
export function changeableSession(first: SessionState): { session: Session; setState: (next: SessionState) => void } {
  let state = first;
  const listeners = new Set<() => void>();
  const session: Session = {
    ...standingSession(),
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
  const setState = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return { session, setState };
}
