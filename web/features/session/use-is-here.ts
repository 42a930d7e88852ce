import { useContext } from 'react';
import { SessionContext } from './use-session.ts';

/** Answers, live, whether who opened this screen is still signed in: what they asked for may come after they left. */
export function useIsHere(): () => boolean {
  const session = useContext(SessionContext);
  const uidNow = () => session?.getState().identity?.uid;
  const uid = uidNow();
  return () => uidNow() === uid;
}
