import { afterEach, expect, test, vi } from 'vitest';
import { changeableSession } from '../../testing/changeable-session.ts';
import { signedInState } from '../../testing/render.tsx';
import { signedOut } from '../features/session/session-state.ts';
import { preloadScreen } from './preload-screen.ts';
import { startDevice } from './start-device.ts';

vi.mock('./preload-screen.ts', { spy: true });

afterEach(() => {
  delete window.AndroidBridge;
});

test('hides the splash screen only when the page has loaded [2.14]', () => {
  const hideSplashScreen = vi.fn();
  window.AndroidBridge = { hideSplashScreen };
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  startDevice(changeableSession(signedOut).session, '');
  expect(hideSplashScreen).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  expect(hideSplashScreen).toHaveBeenCalledOnce();
  readyState.mockReturnValue('complete');
  startDevice(changeableSession(signedOut).session, '');
  expect(hideSplashScreen).toHaveBeenCalledTimes(2);
});

test('notifies the wrapper of a finished login and a finished logout [7.30]', () => {
  const onLoginFinished = vi.fn();
  const onLogoutFinished = vi.fn();
  window.AndroidBridge = { onLoginFinished, onLogoutFinished };
  const { session, setState } = changeableSession(signedOut);
  startDevice(session, '');
  expect([onLoginFinished.mock.calls.length, onLogoutFinished.mock.calls.length]).toEqual([0, 0]);
  setState(signedInState);
  setState({ ...signedInState });
  expect(onLoginFinished).toHaveBeenCalledOnce();
  setState(signedOut);
  expect(onLogoutFinished).toHaveBeenCalledOnce();
});

test('loads home when the user begins to fill in the login form', () => {
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
  startDevice(session, '');
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
