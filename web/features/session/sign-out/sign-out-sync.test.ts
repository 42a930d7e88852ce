import { expect, onTestFinished, test, vi } from 'vitest';
import { changeableSession } from '../../../../testing/changeable-session.ts';
import { signedInState, someIdentity } from '../../../../testing/render.tsx';
import { type SessionState, signedOut } from '../session-state.ts';
import { syncSignOuts } from './sign-out-sync.ts';

/** Simulate a tab whose session has this state. */
function tabOf(state: SessionState) {
  const { session, setState } = changeableSession(state);
  const end = vi.fn(() => setState(signedOut));
  onTestFinished(syncSignOuts({ ...session, end }));
  return { setState, end };
}

const waitForMessages = () => new Promise((resolve) => setTimeout(resolve, 100));

test('a sign-out ends the session once in each of the same user’s other tabs', async () => {
  const [first, second, third] = [tabOf(signedInState), tabOf(signedInState), tabOf(signedInState)];
  first.setState(signedOut);
  await vi.waitFor(() => expect([second.end.mock.calls.length, third.end.mock.calls.length]).toEqual([1, 1]));
  await waitForMessages();
  expect([first.end, second.end, third.end].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
});

test('a sign-out does not affect a tab of another user or a signed-out tab', async () => {
  const first = tabOf(signedInState);
  const otherUser: SessionState = {
    status: 'loading',
    identity: { ...someIdentity, uid: 'other-user' },
    user: null,
    syncFailure: null,
  };
  const other = tabOf(otherUser);
  const signedOutTab = tabOf(signedOut);
  first.setState(signedOut);
  await waitForMessages();
  expect([other.end.mock.calls.length, signedOutTab.end.mock.calls.length]).toEqual([0, 0]);
});

test('a sign-out does not throw in a browser without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(window, 'BroadcastChannel');
  const { setState } = tabOf(signedInState);
  expect(() => setState(signedOut)).not.toThrow();
});
