import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { anotherUserSignedIn, changeableSession } from '../../../testing/changeable-session.ts';
import { signedInState } from '../../../testing/render.tsx';
import { signedOut } from './session-state.ts';
import { useOnUserGone } from './use-on-user-gone.ts';
import { SessionContext } from './use-session.ts';

const uid = signedInState.identity?.uid ?? '';

test.each([
  ['the same user, synced again', { ...signedInState }, 0],
  ['nobody', signedOut, 1],
  ['another user', anotherUserSignedIn, 1],
])('a listener learns at once that the user is gone: %s is signed in now', async (_, next, calls) => {
  const { session, setState } = changeableSession(signedInState);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const { result } = await renderHook(() => useOnUserGone(uid), { wrapper });
  const listener = vi.fn();
  const removeListener = result.current(listener);
  setState(next);
  expect(listener).toHaveBeenCalledTimes(calls);
  removeListener();
  setState(signedOut);
  expect(listener).toHaveBeenCalledTimes(calls);
});
