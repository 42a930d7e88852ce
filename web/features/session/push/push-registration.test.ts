import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { signedInState, standingSession } from '../../../../testing/render.tsx';
import { type SessionState, signedOut } from '../session-state.ts';
import { registerPushAfterSignIn } from './push-registration.ts';

const call = 'POST /api/notifications/register-device';
const running: (() => void)[] = [];

const startRegistration = (state = signedInState) => {
  running.push(registerPushAfterSignIn(standingSession(state)));
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const stop of running.splice(0)) stop();
});

describe('the registration of push tokens', () => {
  test('sends the stored push token one second after sign-in [7.16, 7.17, 7.29, 9.22]', async () => {
    const api = fakeApi({ [call]: { body: { registered: true } } });
    localStorage.setItem('fcmToken', 'tok');
    startRegistration();
    await vi.advanceTimersByTimeAsync(999);
    expect(api.of(call)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(api.of(call)[0]?.body).toMatchObject({ token: 'tok', deviceInfo: { platform: 'android-webview' } });
  });

  test('sends a new push token from the wrapper immediately [7.17]', async () => {
    const api = fakeApi({ [call]: { body: { registered: true } } });
    startRegistration();
    window.inward?.registerPushToken('new', { model: 'Pixel 3' });
    await vi.waitFor(() => expect(api.of(call)).toHaveLength(1));
    expect(api.of(call)[0]?.body).toMatchObject({ token: 'new', deviceInfo: { model: 'Pixel 3' } });
  });

  test('stores a push token on the device and does not send it while signed out [5.21]', async () => {
    const api = fakeApi({ [call]: { body: { registered: true } } });
    startRegistration(signedOut);
    window.inward?.registerPushToken('early');
    await vi.advanceTimersByTimeAsync(5000);
    expect(api.of(call)).toHaveLength(0);
    expect(localStorage.getItem('fcmToken')).toBe('early');
  });

  test('logs a failed registration to the console, without the push token [8.37]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeApi({ [call]: { status: 500, body: { code: 'internal', message: 'broken' } } });
    startRegistration();
    window.inward?.registerPushToken('tok');
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn.mock.calls.join()).not.toContain('tok,');
  });

  test('one second after sign-in, sends a push token that arrived before it [5.21, 9.22]', async () => {
    const api = fakeApi({ [call]: { body: { registered: true } } });
    let state: SessionState = signedOut;
    let tell: () => void = () => undefined;
    const subscribe = (listener: () => void) => {
      tell = listener;
      return () => undefined;
    };
    running.push(registerPushAfterSignIn({ ...standingSession(), getState: () => state, subscribe }));
    window.inward?.registerPushToken('early');
    await vi.advanceTimersByTimeAsync(5000);
    state = signedInState;
    tell();
    await vi.advanceTimersByTimeAsync(999);
    expect(api.of(call)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(api.of(call)[0]?.body).toMatchObject({ token: 'early' });
  });
});
