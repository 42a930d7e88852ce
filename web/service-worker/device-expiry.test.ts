import { afterEach, expect, test, vi } from 'vitest';
import { expiryOnDevice, fetchServerClock } from './device-expiry.ts';

const minute = 60_000;
const hour = 60 * minute;
const expiresAtMs = Date.parse('2026-03-04T10:10:00Z');
const at = (ms: number) => () => ms;
const answers = (ms: number | null) => async () => ms;

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['right', 0],
  ['an hour slow', -hour],
])('trusts a device clock that is %s while the window is open, and sends no request', async (_, wrongBy) => {
  const serverClock = vi.fn(answers(null));
  const now = at(expiresAtMs - 10 * minute + wrongBy);
  expect(await expiryOnDevice(expiresAtMs, now, serverClock)).toBe(expiresAtMs);
  expect(serverClock).not.toHaveBeenCalled();
});

test.each([
  ['an hour', hour],
  ['a day', 24 * hour],
])('when the device clock is %s fast, converts the expiry to that clock', async (_, wrongBy) => {
  const serverMs = expiresAtMs - 7 * minute;
  const now = at(serverMs + wrongBy);
  expect(await expiryOnDevice(expiresAtMs, now, answers(serverMs))).toBe(now() + 7 * minute);
});

test('treats a push as expired when its window is over by both the device’s and the server’s clock', async () => {
  const now = at(expiresAtMs + 2 * hour);
  expect(await expiryOnDevice(expiresAtMs, now, answers(expiresAtMs + hour))).toBeLessThan(now());
});

test('treats a push as not expired when the server’s clock cannot be read', async () => {
  expect(await expiryOnDevice(expiresAtMs, at(expiresAtMs + hour), answers(null))).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  [
    'a response with the header',
    () => Promise.resolve(new Response('', { headers: { date: 'Wed, 04 Mar 2026 10:03:00 GMT' } })),
    true,
  ],
  ['a response without the header', () => Promise.resolve(new Response('')), false],
  ['no response', () => Promise.reject(new TypeError('offline')), false],
])('returns the server’s time from the Date header, or null without one: %s', async (_, answer, isRead) => {
  vi.stubGlobal('fetch', answer);
  expect(await fetchServerClock()).toBe(isRead ? Date.parse('2026-03-04T10:03:00Z') : null);
});
