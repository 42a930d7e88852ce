import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { signedInState, standingSession } from '../../../../testing/render.tsx';
import { IdentityError } from '../../../identity/port/identity.ts';
import { currentToasts } from '../../../ui/toast/toast.ts';
import { useSignOut } from '../sign-out/use-sign-out.ts';
import { SessionContext } from '../use-session.ts';
import { offerReminders } from './offer-reminders.ts';
import { allowReminders, registerPush, registerPushAfterSignIn } from './push-registration.ts';
import { knownReminderOutcome } from './reminder-outcome.ts';
import { unregisterDevice } from './unregister-device.ts';

const subscribe = 'POST /api/notifications/subscriptions';
const forget = 'DELETE /api/notifications/subscriptions';
const endpoint = 'https://push.example/device-1';
const keys = { p256dh: 'public', auth: 'secret' };
const answers = {
  'GET /api/config': { body: { pushKey: 'AQID' } },
  [subscribe]: { body: { registered: true } },
  [forget]: { body: { forgotten: true } },
};

/** Simulate a browser's push service, which headless browsers do not have. */
function fakePushService(permission: NotificationPermission, made: { key: number[] } | null = null) {
  const state = { made, unsubscribed: 0 };
  const subscription = () => ({
    endpoint,
    options: { applicationServerKey: new Uint8Array(state.made?.key ?? []).buffer },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      state.made = null;
      state.unsubscribed += 1;
      return true;
    },
  });
  const pushManager = {
    getSubscription: async () => (state.made ? subscription() : null),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      state.made = { key: [...applicationServerKey] };
      return subscription();
    },
  };
  const registration: ServiceWorkerRegistration = Object.assign(Object.create(null), { pushManager });
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockImplementation(async () => registration);
  const ready = vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  const current = { permission };
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => current.permission);
  const ask = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => current.permission);
  return { state, current, ask, ready, registration };
}

let stop: () => void = () => undefined;
beforeEach(() => {
  stop = () => undefined;
});
afterEach(() => {
  stop();
  delete window.AndroidBridge;
});

describe('push in a browser', () => {
  test('subscribes with the server’s key and registers the browser when the user allows notifications', async () => {
    const { state } = fakePushService('granted');
    const api = fakeApi(answers);
    expect(await allowReminders()).toBe('allowed');
    expect(state.made?.key).toEqual([1, 2, 3]);
    expect(api.of(subscribe)[0]?.body).toEqual({ endpoint, keys });
  });

  test('does not subscribe to push when the user denies notifications', async () => {
    const { state } = fakePushService('denied');
    const api = fakeApi(answers);
    expect(await allowReminders()).toBe('denied');
    expect([state.made, api.requests]).toEqual([null, []]);
  });

  test('subscribes to push again when the server has a different key', async () => {
    const { state } = fakePushService('granted', { key: [9, 9] });
    fakeApi(answers);
    await allowReminders();
    expect(state).toMatchObject({ made: { key: [1, 2, 3] }, unsubscribed: 1 });
  });

  test('registers the browser one second after each sign-in or start, without asking for permission again', async () => {
    const { ask } = fakePushService('granted', { key: [1, 2, 3] });
    const api = fakeApi(answers);
    vi.useFakeTimers();
    stop = registerPushAfterSignIn(standingSession());
    await vi.advanceTimersByTimeAsync(999);
    expect(api.of(subscribe)).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(api.of(subscribe)).toHaveLength(1));
    expect(ask).not.toHaveBeenCalled();
  });

  test('waits on the first visit until the service worker is active, then subscribes to push', async () => {
    const { state, ready, registration } = fakePushService('granted');
    let activate: () => void = () => undefined;
    ready.mockReturnValue(
      new Promise((resolve) => {
        activate = () => resolve(registration);
      }),
    );
    fakeApi(answers);
    const allowing = allowReminders();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(state.made).toBeNull();
    activate();
    expect(await allowing).toBe('allowed');
    expect(state.made?.key).toEqual([1, 2, 3]);
  });

  test('reports that reminders are unavailable when the service worker never becomes active', async () => {
    const { ready } = fakePushService('granted');
    ready.mockReturnValue(new Promise(() => undefined));
    fakeApi(answers);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let outcome = '';
    const allowing = allowReminders().then((answer) => {
      outcome = answer;
    });
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(20_000);
      expect(outcome).toBe('unavailable');
    });
    await allowing;
  });

  test('reports reminders as unavailable after the push service has refused, until a registration succeeds', async () => {
    const { registration } = fakePushService('granted');
    const api = fakeApi(answers);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const refuse = vi.spyOn(registration.pushManager, 'subscribe');
    refuse.mockRejectedValue(new DOMException('Registration failed - permission denied', 'AbortError'));
    expect(knownReminderOutcome()).toBe('allowed');
    expect(await allowReminders()).toBe('unavailable');
    expect(knownReminderOutcome()).toBe('unavailable');
    refuse.mockRestore();
    registerPush();
    await vi.waitFor(() => expect(api.of(subscribe)).toHaveLength(1));
    expect(knownReminderOutcome()).toBe('allowed');
  });

  test('logs a failed registration to the console without the endpoint', async () => {
    fakePushService('granted');
    fakeApi({ ...answers, [subscribe]: { status: 500, body: { code: 'internal', message: endpoint } } });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await allowReminders()).toBe('failed');
    expect(knownReminderOutcome()).toBe('allowed');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls.join()).not.toContain('push.example');
  });
});

describe('signing out', () => {
  const signingOut = async (signOut: () => Promise<void>) => {
    const value = standingSession(signedInState, { signOut });
    const { result } = await renderHook(() => useSignOut(() => undefined), {
      wrapper: ({ children }) => createElement(SessionContext, { value }, children),
    });
    await result.current.signOut();
  };

  test('a sign-out unregisters the browser and the wrapper, and keeps the wrapper’s token for the next sign-in', async () => {
    const { state } = fakePushService('granted', { key: [1, 2, 3] });
    localStorage.setItem('fcmToken', 'tok');
    const api = fakeApi(answers);
    const signOut = vi.fn(async () => expect(api.of(forget)).toHaveLength(2));
    await signingOut(signOut);
    expect(signOut).toHaveBeenCalledOnce();
    expect(api.of(forget).map(({ body }) => body)).toEqual([{ endpoint }, { token: 'tok' }]);
    expect([state.made, localStorage.getItem('fcmToken')]).toEqual([null, 'tok']);
  });

  test('a sign-out that fails offline does not cancel the push subscription', async () => {
    const { state } = fakePushService('granted', { key: [1, 2, 3] });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fakeApi({ 'GET /api/config': 'offline', [forget]: 'offline' });
    await signingOut(async () => {
      throw new IdentityError('network-request-failed');
    });
    expect(currentToasts()[0]?.title).toBe('Logout failed');
    expect(state).toEqual({ made: { key: [1, 2, 3] }, unsubscribed: 0 });
  });

  test('unregistering the device does not throw when the server does not respond', async () => {
    fakePushService('granted', { key: [1, 2, 3] });
    fakeApi({ ...answers, [forget]: 'offline' });
    await unregisterDevice();
  });
});

describe('after a first reflection', () => {
  const { href } = window.location;
  const open = (path: string) => history.replaceState(history.state, '', path);
  beforeEach(() => open('/'));
  afterEach(() => open(href));
  test('offers reminders after the first reflection, and asks the browser for permission only after a tap', async () => {
    const { ask, current } = fakePushService('default');
    const api = fakeApi(answers);
    offerReminders();
    expect(currentToasts()).toMatchObject([{ title: 'Deep windows come at random' }]);
    expect(ask).not.toHaveBeenCalled();
    current.permission = 'granted';
    currentToasts()[0]?.action?.onSelect();
    await vi.waitFor(() => expect(currentToasts()[0]?.title).toBe('You will hear when a window opens'));
    expect(api.of(subscribe)).toHaveLength(1);
  });

  test('offers reminders only on home: not on the writing page, and again after it', () => {
    fakePushService('default');
    const isOffered = () => currentToasts().some((each) => each.open);
    const offered = ['/reflect/evening', '/', '/reflect/evening', '/'].map((path, index) => {
      open(path);
      if (index === 0) offerReminders();
      window.dispatchEvent(new Event('replaceState'));
      return isOffered();
    });
    expect(offered).toEqual([false, true, false, true]);
  });

  test.each(['granted', 'denied'] as const)(
    'offers no reminders to a user whose permission is already %s',
    (permission) => {
      fakePushService(permission);
      offerReminders();
      expect(currentToasts()).toEqual([]);
    },
  );

  test('shows the permission dialog of the Android wrapper when the page runs in the wrapper', async () => {
    const requestNotificationPermission = vi.fn();
    window.AndroidBridge = { requestNotificationPermission };
    offerReminders();
    currentToasts()[0]?.action?.onSelect();
    await vi.waitFor(() => expect(requestNotificationPermission).toHaveBeenCalledOnce());
  });
});
