import { useCallback, useContext } from 'react';
import { SessionContext } from './use-session.ts';

/**
 * Return a function that calls a listener as soon as this user is no longer signed in. After a sign-out, React keeps
 * the screens in memory, with their effects, until the code of the login is loaded. The function returns a function
 * that removes the listener.
 */
export function useOnUserGone(uid: string): (listener: () => void) => () => void {
  const session = useContext(SessionContext);
  return useCallback(
    (listener) => session?.subscribe(() => session.getState().identity?.uid !== uid && listener()) ?? (() => undefined),
    [session, uid],
  );
}
