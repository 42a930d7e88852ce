import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentToasts } from '../ui/toast/toast.ts';
import { type AndroidBridge, bridge } from './bridge.ts';

afterEach(() => {
  delete window.AndroidBridge;
});

describe('the bridge with a wrapper', () => {
  test.each<[keyof AndroidBridge, () => unknown, unknown[]]>([
    ['onLoginFinished', () => bridge.loginFinished(), []],
    ['onLogoutFinished', () => bridge.logoutFinished(), []],
    ['onReflectionCompleted', () => bridge.reflectionCompleted('deep', 42), ['deep', 42]],
    ['onMilestoneReached', () => bridge.milestoneReached('streak', 7), ['streak', 7]],
    ['onNavigationChange', () => bridge.navigationChange('/history'), ['/history']],
    ['showToast', () => bridge.toast('Saved'), ['Saved']],
    ['vibrate', () => bridge.vibrate(), [100]],
    ['openExternalLink', () => bridge.openExternalLink('https://example.org'), ['https://example.org']],
    ['shareContent', () => bridge.shareContent('Words', 'https://example.org'), ['Words', 'https://example.org']],
    ['setStatusBarColor', () => bridge.setStatusBarColor('#0f0f0f'), ['#0f0f0f']],
    ['requestNotificationPermission', () => bridge.requestNotificationPermission(), []],
    ['hideSplashScreen', () => bridge.hideSplashScreen(), []],
  ])('calls %s with its arguments [7.30, 7.31, 7.32, 7.33, 7.34, 7.35, 7.36, 7.37]', (name, call, given) => {
    const method = vi.fn();
    window.AndroidBridge = { [name]: method };
    call();
    expect(method).toHaveBeenCalledExactlyOnceWith(...given);
  });

  test('adds the details from the wrapper’s getEnvironmentInfo to those of the browser [7.38]', () => {
    window.AndroidBridge = { getEnvironmentInfo: () => '{"model":"Pixel 3"}' };
    expect(bridge.environmentInfo()).toMatchObject({ model: 'Pixel 3', userAgent: navigator.userAgent });
  });
});

describe('the bridge without a wrapper', () => {
  test('without a wrapper, vibrates through the browser, for 100 ms by default [7.35, 7.39, 9.29]', () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    bridge.vibrate();
    bridge.vibrate(30);
    expect(vibrate.mock.calls).toEqual([[100], [30]]);
  });

  test('without a wrapper, shows a message as a toast of the product [7.39]', () => {
    bridge.toast('Saved');
    expect(currentToasts()).toMatchObject([{ title: 'Saved', open: true }]);
  });

  test('without a wrapper, sets the theme colour of the page', () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#000000">');
    const meta = document.querySelector('meta[name="theme-color"]');
    bridge.setStatusBarColor('#1a1a1a');
    expect(meta?.getAttribute('content')).toBe('#1a1a1a');
    meta?.remove();
  });

  test('without a wrapper, asks the browser for the notification permission [7.39]', async () => {
    const ask = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('denied');
    expect(await bridge.requestNotificationPermission()).toBe('denied');
    expect(ask).toHaveBeenCalledOnce();
  });
});
