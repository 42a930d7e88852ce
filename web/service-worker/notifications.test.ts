import { afterEach, expect, test, vi } from 'vitest';
import { basePath } from './base-path.ts';
import { openNotified } from './notifications.ts';

vi.mock('./base-path.ts', () => ({ basePath: '/inward' }));

const notification = {
  close: () => undefined,
  data: { path: '/reflect/evening', expiresAtMs: Number.POSITIVE_INFINITY },
};

afterEach(() => vi.unstubAllGlobals());

/**
 * Open a notification while windows with these URLs are open. Return the URLs of the windows that showed its target,
 * and the URLs opened in new windows.
 */
async function openWith(urls: readonly string[]) {
  const shown: string[] = [];
  const openWindow = vi.fn();
  const windows = urls.map((url) => ({
    url,
    focused: true,
    postMessage: () => shown.push(url),
    focus: () => undefined,
  }));
  vi.stubGlobal('clients', { matchAll: async () => windows, openWindow });
  await openNotified(notification);
  return { shown, opened: openWindow.mock.calls.flat() };
}

test('opens a notification in an open window of the product', async () => {
  const own = `${location.origin}${basePath}/history`;
  expect(await openWith([own])).toEqual({ shown: [own], opened: [] });
});

test('opens a notification in a new window when only other pages of the host are open', async () => {
  const others = [`${location.origin}/wiki/`, `${location.origin}${basePath}-too/`];
  expect(await openWith(others)).toEqual({ shown: [], opened: [`${basePath}/reflect/evening`] });
});
