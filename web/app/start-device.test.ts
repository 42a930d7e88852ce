import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { anotherUserSignedIn, changeableSession } from '../../testing/changeable-session.ts';
import { signedInState, someIdentity } from '../../testing/render.tsx';
import { lastUser } from '../features/session/last-user.ts';
import { signedOut } from '../features/session/session-state.ts';
import { preloadScreen } from './preload-screen.ts';
import { startDevice } from './start-device.ts';

vi.mock('./preload-screen.ts', { spy: true });

afterEach(() => {
  delete window.AndroidBridge;
});

test('hides the splash screen only after the page has loaded [2.14]', () => {
  const hideSplashScreen = vi.fn();
  window.AndroidBridge = { hideSplashScreen };
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startDevice(changeableSession(signedOut).session);
  expect(hideSplashScreen).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(hideSplashScreen).toHaveBeenCalledOnce();
  readyState.mockReturnValue('complete');
  startDevice(changeableSession(signedOut).session);
  expect(hideSplashScreen).toHaveBeenCalledTimes(2);
});

test('notifies the Android wrapper of a finished login and a finished logout [7.30]', () => {
  const onLoginFinished = vi.fn();
  const onLogoutFinished = vi.fn();
  window.AndroidBridge = { onLoginFinished, onLogoutFinished };
  const { session, setState } = changeableSession(signedOut);
  startDevice(session);
  expect([onLoginFinished.mock.calls.length, onLogoutFinished.mock.calls.length]).toEqual([0, 0]);
  setState(signedInState);
  setState({ ...signedInState });
  expect(onLoginFinished).toHaveBeenCalledOnce();
  setState(signedOut);
  expect(onLogoutFinished).toHaveBeenCalledOnce();
});

const memories = () => Object.keys(localStorage).filter((key) => /^(card-choices|home-line)/.test(key));

/** Store what an earlier version of the app and two users would leave on the device. */
function leaveMemories(): void {
  for (const name of ['card-choices', 'home-line']) {
    for (const user of ['', `:${someIdentity.uid}`, ':another-user']) localStorage.setItem(name + user, '[]');
  }
}

const endWithSession = () => memories().filter((key) => !key.startsWith('card-choices'));

test('deletes the last home line at a sign-out, and at a start while signed out', () => {
  leaveMemories();
  const { session, setState } = changeableSession(signedInState);
  startDevice(session);
  const { uid } = someIdentity;
  expect(memories().toSorted()).toEqual([`card-choices:${uid}`, `home-line:${uid}`]);
  setState(signedOut);
  expect(endWithSession()).toEqual([]);
  leaveMemories();
  startDevice(changeableSession(signedOut).session);
  expect(endWithSession()).toEqual([]);
});

test('keeps the card choices of a user at sign-out, and deletes them when another user signs in', () => {
  const key = `card-choices:${someIdentity.uid}`;
  localStorage.setItem(key, '[]');
  const { session, setState } = changeableSession(signedInState);
  startDevice(session);
  setState(signedOut);
  setState(signedInState);
  expect(memories()).toEqual([key]);
  setState(signedOut);
  setState(anotherUserSignedIn);
  expect(memories()).toEqual([]);
});

test('deletes the last home line again when another tab notices the sign-out', async () => {
  const [first, second] = [changeableSession(signedInState), changeableSession(signedInState)];
  startDevice(first.session);
  startDevice({ ...second.session, end: () => second.setState(signedOut) });
  first.setState(signedOut);
  // Until the second tab notices the sign-out, it still shows the user's home and may store these items again.
  leaveMemories();
  await vi.waitFor(() => expect(second.session.getState().status).toBe('signed-out'));
  expect(endWithSession()).toEqual([]);
});

test('remembers the last user when a session ends without a deliberate sign-out', () => {
  const { session, setState } = changeableSession(signedInState);
  startDevice(session);
  setState(signedOut);
  expect(lastUser()).toBe(someIdentity.uid);
});

test('remembers the user of a page that was open for days when the session ends', () => {
  const { session, setState } = changeableSession(signedInState);
  startDevice(session);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 72 * 3_600_000);
  onTestFinished(() => clock.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
  setState(signedOut);
  expect(lastUser()).toBe(someIdentity.uid);
});

test('loads the code of home when the user begins to fill in the login form', () => {
  const fetched = vi.mocked(preloadScreen).mockResolvedValue();
  const [field, button] = [document.createElement('input'), document.createElement('button')];
  document.body.append(field, button);
  const focus = (element: HTMLElement) => {
    element.focus();
    element.blur();
  };
  // Use up the listeners of earlier tests: each reacts only to its first focus event.
  focus(field);
  fetched.mockClear();
  const { session, setState } = changeableSession(signedInState);
  startDevice(session);
  focus(field);
  setState(signedOut);
  focus(button);
  expect(fetched).not.toHaveBeenCalled();
  focus(field);
  focus(field);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/');
  field.remove();
  button.remove();
});
