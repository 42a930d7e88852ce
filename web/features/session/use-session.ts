import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

export const SessionContext = createContext<Session | null>(null);

type UseSession = SessionState & Session['actions'];

export function useSession(): UseSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it');
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return useMemo(() => ({ ...state, ...session.actions }), [state, session]);
}

/**
 * Return a function that tells whether the user who opened this screen is still signed in. Call it after each await, to
 * drop results that arrive after a sign-out.
 */
export function useIsSameUser(): () => boolean {
  const session = useContext(SessionContext);
  const currentUid = () => session?.getState().identity?.uid;
  const uid = currentUid();
  return () => currentUid() === uid;
}

/** Return the signed-in user's uid, or '' when signed out. */
export function useUid(): string {
  return useSession().identity?.uid ?? '';
}
