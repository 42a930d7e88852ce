import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { anotherUserSignedIn, changeableSession } from '../../../testing/changeable-session.ts';
import { signedInState } from '../../../testing/render.tsx';
import { signedOut } from './session-state.ts';
import { SessionContext } from './use-session.ts';
import { useWhileSignedIn } from './use-while-signed-in.ts';

const uid = signedInState.identity?.uid ?? '';

test.each([
  ['the same user, synced again', { ...signedInState }, 0],
  ['nobody', signedOut, 1],
  ['another user', anotherUserSignedIn, 1],
])(
  'work stops at once when its user is gone, and starts again on the return: meanwhile, %s is signed in',
  async (_, next, times) => {
    const { session, setState } = changeableSession(signedInState);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <SessionContext value={session}>{children}</SessionContext>
    );
    const { result } = await renderHook(() => useWhileSignedIn(uid), { wrapper });
    const stop = vi.fn();
    const start = vi.fn(() => stop);
    const stopForGood = result.current(start);
    expect(start).toHaveBeenCalledTimes(1);
    setState(next);
    expect(stop).toHaveBeenCalledTimes(times);
    setState(signedInState);
    expect(start).toHaveBeenCalledTimes(1 + times);
    stopForGood();
    expect(stop).toHaveBeenCalledTimes(1 + times);
    setState(signedOut);
    setState(signedInState);
    expect(start).toHaveBeenCalledTimes(1 + times);
    expect(stop).toHaveBeenCalledTimes(1 + times);
  },
);
