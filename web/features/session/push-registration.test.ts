import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { signedInState, standingSession } from '../../../testing/render.tsx';
import { keepPushTokenRegistered } from './push-registration.ts';
import { type SessionState, signedOut } from './session-state.ts';

const call = 'POST /api/notifications/register-device';
let stop: () => void = () => undefined;

afterEach(() => {
  stop();
});

/** A session that a test moves from one state to the next. */
function movingSession(first: SessionState) {
  let state = first;
  let tell: () => void = () => undefined;
  const session = {
    ...standingSession(),
    getState: () => state,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const become = (next: SessionState) => {
    state = next;
    tell();
  };
  return { session, become };
}

test('a token that comes while signed out waits on the device, and is registered 1 s after the sign-in', async () => {
  const api = fakeApi({ [call]: { body: { registered: true } } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { session, become } = movingSession(signedOut);
  stop = keepPushTokenRegistered(session);
  window.inward?.registerPushToken('tok', { model: 'Pixel 3' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.of(call)).toHaveLength(0);
  become(signedInState);
  await vi.advanceTimersByTimeAsync(999);
  expect(api.of(call)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(api.of(call)).toHaveLength(1));
  expect(api.of(call)[0]?.body).toMatchObject({
    token: 'tok',
    deviceInfo: { model: 'Pixel 3', platform: 'android-webview', userAgent: navigator.userAgent },
  });
});

test('one that comes while signed in is registered at once; signed out again within the second, none', async () => {
  const api = fakeApi({ [call]: { body: { registered: true } } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { session, become } = movingSession(signedInState);
  stop = keepPushTokenRegistered(session);
  become(signedOut);
  window.inward?.registerPushToken('tok');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(api.of(call)).toHaveLength(0);
  become(signedInState);
  window.inward?.registerStoredPushToken();
  vi.useRealTimers();
  await vi.waitFor(() => expect(api.of(call)).toHaveLength(1));
});

test('a failure is only a line in the console', async () => {
  fakeApi({ [call]: 'offline' });
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  stop = keepPushTokenRegistered(movingSession(signedInState).session);
  window.inward?.registerPushToken('tok');
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(JSON.stringify(warn.mock.calls)).not.toContain('tok"');
});
