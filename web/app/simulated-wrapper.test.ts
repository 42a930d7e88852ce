import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeableSession } from '../../testing/changeable-session.ts';
import { signedInState } from '../../testing/render.tsx';
import { type AndroidBridge, bridge, callWrapper } from '../device/bridge.ts';
import { signedOut } from '../features/session/session-state.ts';
import { startDevice } from './start-device.ts';

const methods: readonly (keyof AndroidBridge)[] = [
  'onLoginFinished',
  'onLogoutFinished',
  'onReflectionCompleted',
  'onMilestoneReached',
  'onNavigationChange',
  'showToast',
  'vibrate',
  'openExternalLink',
  'shareContent',
  'shareImage',
  'shareImages',
  'shareFile',
  'setStatusBarColor',
  'requestNotificationPermission',
  'hideSplashScreen',
  'getEnvironmentInfo',
];

/** Return an Android wrapper with the same implementation for all methods. */
function wrapperOf(method: () => unknown): Record<string, () => unknown> {
  return Object.fromEntries(methods.map((name) => [name, method]));
}

const blockFor30Ms = () => {
  const until = performance.now() + 30;
  while (performance.now() < until);
};
const throwError = () => {
  throw new Error('Java bridge method invocation error');
};

afterEach(() => {
  delete window.AndroidBridge;
  window.history.replaceState(null, '', '/');
});

describe.each([
  ['whose methods are missing', {}],
  ['that throws', wrapperOf(throwError)],
  ['that is slow', wrapperOf(blockFor30Ms)],
  ['that returns invalid JSON', wrapperOf(() => '{not JSON')],
])('a wrapper %s', (_kind, wrapper) => {
  test('a faulty wrapper does not break the start, the sign-in, the sign-out or any other call of the page', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
    Object.assign(window, { AndroidBridge: wrapper });
    const { session, setState } = changeableSession(signedOut);
    startDevice(session);
    setState(signedInState);
    setState(signedOut);
    bridge.reflectionCompleted('evening', 12);
    bridge.milestoneReached('streak', 7);
    bridge.navigationChange('/history');
    bridge.toast('Saved');
    bridge.vibrate();
    bridge.openExternalLink('https://example.org');
    callWrapper('shareImage', 'data:image/png;base64,', 'card.png', 'title', 'text');
    callWrapper('shareImages', '[]', 'title', 'text');
    callWrapper('shareFile', 'data:application/zip;base64,', 'journal.zip', 'title', 'text');
    bridge.setStatusBarColor('#0f0f0f');
    expect(['default', 'denied']).toContain(await bridge.requestNotificationPermission());
    expect(bridge.environmentInfo()['userAgent']).toBe(navigator.userAgent);
  });
});

test('calls the Android wrapper once for each event, in order', () => {
  const calls: unknown[][] = [];
  const wrapper = Object.fromEntries(
    methods.map((name) => [name, (...given: unknown[]) => void calls.push([name, ...given])]),
  );
  Object.assign(window, { AndroidBridge: wrapper });
  const { session, setState } = changeableSession(signedOut);
  startDevice(session);
  setState(signedInState);
  setState({ ...signedInState });
  bridge.reflectionCompleted('evening', 12);
  bridge.milestoneReached('first_reflection', 1);
  setState(signedOut);
  expect(calls).toEqual([
    ['hideSplashScreen'],
    ['onLoginFinished'],
    ['onReflectionCompleted', 'evening', 12],
    ['onMilestoneReached', 'first_reflection', 1],
    ['onLogoutFinished'],
  ]);
});

describe('a callback of the wrapper', () => {
  test('openPath opens the path of a tapped notification, but ignores the URL of another host', () => {
    startDevice(changeableSession(signedOut).session);
    window.inward?.openPath('//elsewhere.example/reflect');
    window.inward?.openPath('https://elsewhere.example/reflect');
    expect(window.location.pathname).not.toContain('reflect');
    window.inward?.openPath('/reflect/deep');
    expect(window.location.pathname).toBe('/reflect/deep');
  });

  test('insetsChanged stores the insets in CSS variables and replaces invalid insets with 0', () => {
    startDevice(changeableSession(signedOut).session);
    const inset = (side: string) => document.documentElement.style.getPropertyValue(`--inset-${side}`);
    window.inward?.insetsChanged({ top: 24, right: 0, bottom: 48, left: -3 });
    expect(['top', 'right', 'bottom', 'left'].map(inset)).toEqual(['24px', '0px', '48px', '0px']);
    window.inward?.insetsChanged({ top: Number.NaN, right: 0, bottom: 0, left: 0 });
    expect(inset('top')).toBe('0px');
  });
});
