import { useCallback, useContext } from 'react';
import { SessionContext } from './use-session.ts';

/**
 * Return a function that starts work for as long as this user is signed in. A sign-out stops the work at once, and the
 * same user's return starts it again: after a sign-out, React keeps the screens in memory, with their effects, until
 * the code of the login is loaded. The function returns a function that stops the work for good.
 */
export function useWhileSignedIn(uid: string): (start: () => () => void) => () => void {
  const session = useContext(SessionContext);
  return useCallback(
    (start) => {
      let stop: (() => void) | null = null;
      const end = () => {
        stop?.();
        stop = null;
      };
      const follow = () => {
        if (session?.getState().identity?.uid === uid) stop ??= start();
        else end();
      };
      follow();
      const removeListener = session?.subscribe(follow);
      return () => {
        removeListener?.();
        end();
      };
    },
    [session, uid],
  );
}
