import { afterEach, describe, expect, test, vi } from 'vitest';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import pageStyles from '../ui/page/page.module.css';
import { bridge } from './bridge.ts';
import { blockDoubleTap } from './double-tap.ts';
import { listenToWrapper, storedPushDevice } from './push/push-token.ts';
import { storage } from './storage.ts';
import { reportKeyboard, watchViewport } from './viewport.ts';

afterEach(() => {
  delete window.AndroidBridge;
  document.body.innerHTML = '';
});

describe('the bridge', () => {
  test('the bridge calls the wrapper with the specified arguments [9.29]', () => {
    const onReflectionCompleted = vi.fn();
    const vibrate = vi.fn();
    window.AndroidBridge = { onReflectionCompleted, vibrate };
    bridge.reflectionCompleted('evening', 120);
    bridge.vibrate();
    expect(onReflectionCompleted).toHaveBeenCalledExactlyOnceWith('evening', 120);
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(100);
  });

  test('the bridge uses the browser if there is no wrapper, or if the wrapper throws [7.39]', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    bridge.openExternalLink('https://ko-fi.com');
    expect(open).toHaveBeenCalledExactlyOnceWith('https://ko-fi.com', '_blank', 'noopener,noreferrer');
    window.AndroidBridge = {
      openExternalLink: () => {
        throw new Error('the wrapper has failed');
      },
    };
    bridge.openExternalLink('https://ko-fi.com');
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('the bridge ignores a missing method of the wrapper', () => {
    window.AndroidBridge = {};
    expect(bridge.loginFinished()).toBe(false);
    expect(bridge.environmentInfo()['userAgent']).toBe(navigator.userAgent);
  });
});

test('stores a push token with the details of the device [3.14]', () => {
  const onToken = vi.fn();
  const stop = listenToWrapper({ onToken, onOpen: vi.fn() });
  expect(storedPushDevice()).toBeNull();
  window.inward?.registerPushToken('tok', '{"model":"Pixel 3"}');
  expect(onToken).toHaveBeenCalledOnce();
  expect(localStorage.getItem('fcmToken')).toBe('tok');
  expect(storedPushDevice()).toMatchObject({
    token: 'tok',
    deviceInfo: { model: 'Pixel 3', platform: 'android-webview', userAgent: navigator.userAgent },
  });
  stop();
});

describe('a double tap', () => {
  const tap = (target: Element) => {
    const event = new TouchEvent('touchend', { bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('a double tap is blocked on the page but not on a control [2.100]', () => {
    const stop = blockDoubleTap();
    document.body.innerHTML = '<p>words</p><button>Next</button>';
    const [words, button] = [document.querySelector('p'), document.querySelector('button')];
    if (!words || !button) throw new Error('the test page is incomplete');
    expect([tap(words), tap(words)]).toEqual([false, true]);
    expect([tap(button), tap(button), tap(button)]).toEqual([false, false, false]);
    stop();
  });

  test.each([
    [300, true],
    [301, false],
  ])('a double tap with %i ms between the taps is blocked: %s [2.100]', (pauseMs, isBlocked) => {
    const stop = blockDoubleTap();
    const at = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000);
    expect(tap(document.body)).toBe(false);
    at.mockReturnValue(1_000 + pauseMs);
    expect(tap(document.body)).toBe(isBlocked);
    stop();
  });
});

test('blocks pinch zoom and keeps the page clear of notches on all four sides [2.99]', async () => {
  const root = document.documentElement;
  expect(getComputedStyle(root).touchAction).toBe('pan-x pan-y');
  const sides = { top: '11px', right: '12px', bottom: '13px', left: '14px' };
  for (const [side, inset] of Object.entries(sides)) root.style.setProperty(`--inset-${side}`, inset);
  document.body.innerHTML = `<div class="${pageStyles['page']}"></div>`;
  const page = document.querySelector('div');
  if (!page) throw new Error('the test page is incomplete');
  expect(getComputedStyle(page).padding).toBe('11px 12px 13px 14px');
  for (const side of Object.keys(sides)) root.style.removeProperty(`--inset-${side}`);
});

test('treats the keyboard as open if the wrapper reports a height of more than 150 px [2.101]', () => {
  const stop = watchViewport();
  const isOpen = () => document.documentElement.hasAttribute('data-keyboard');
  reportKeyboard(150);
  expect(isOpen()).toBe(false);
  reportKeyboard(151);
  expect(isOpen()).toBe(true);
  expect(document.documentElement.style.getPropertyValue('--keyboard-height')).toBe('151px');
  reportKeyboard(0);
  expect(isOpen()).toBe(false);
  reportKeyboard(null);
  stop();
});

test('if the wrapper reports no height, detects the keyboard when the visible height shrinks by more than 150 px [2.101]', () => {
  const visible = window.visualViewport;
  if (!visible) throw new Error('no visual viewport');
  const wholePx = 2_000;
  // No other test may use this width: the page remembers the largest height for each width.
  const width = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1_234);
  const inner = vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(wholePx);
  const height = vi.spyOn(visible, 'height', 'get').mockReturnValue(wholePx);
  const stop = watchViewport();
  const isOpenAt = (heightPx: number) => {
    height.mockReturnValue(heightPx);
    visible.dispatchEvent(new Event('resize'));
    return document.documentElement.hasAttribute('data-keyboard');
  };
  expect([isOpenAt(wholePx - 150), isOpenAt(wholePx - 151), isOpenAt(wholePx)]).toEqual([false, true, false]);
  // In some browsers, the keyboard also shrinks `innerHeight`. The page then compares the visible height with the
  // largest height so far.
  inner.mockReturnValue(wholePx - 300);
  expect(isOpenAt(wholePx - 300)).toBe(true);
  expect(document.documentElement.style.getPropertyValue('--keyboard-height')).toBe('300px');
  height.mockRestore();
  inner.mockRestore();
  width.mockRestore();
  visible.dispatchEvent(new Event('resize'));
  stop();
});

test('dispatches a resize event 500 ms after a change of orientation [2.102]', () => {
  vi.useFakeTimers();
  const onResize = vi.fn();
  window.addEventListener('resize', onResize);
  const stop = watchViewport();
  window.dispatchEvent(new Event('orientationchange'));
  vi.advanceTimersByTime(499);
  expect(onResize).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onResize).toHaveBeenCalledOnce();
  window.removeEventListener('resize', onResize);
  stop();
});

test('when storage is blocked, a read returns null and a write returns false, without an error', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(storage.get('any')).toBeNull();
  expect(storage.set('any', 'x')).toBe(false);
  expect(storage.isWritable()).toBe(false);
});
