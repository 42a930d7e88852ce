import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

/** Given by the app (and by tests); everything below asks it by `useSession`. */
export const SessionContext = createContext<Session | null>(null);

export type UseSession = SessionState & Session['actions'];

/** Who is signed in, and the ways to change it. */
export function useSession(): UseSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it');
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return useMemo(() => ({ ...state, ...session.actions }), [state, session]);
}
