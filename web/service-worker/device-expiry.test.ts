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
])('a clock that is %s needs no server while the window is open', async (_, wrongBy) => {
  const serverClock = vi.fn(answers(null));
  const now = at(expiresAtMs - 10 * minute + wrongBy);
  expect(await expiryOnDevice(expiresAtMs, now, serverClock)).toBe(expiresAtMs);
  expect(serverClock).not.toHaveBeenCalled();
});

test.each([
  ['an hour', hour],
  ['a day', 24 * hour],
])('a clock that is %s fast hides no window: it ends on it as much later', async (_, wrongBy) => {
  const serverMs = expiresAtMs - 7 * minute;
  const now = at(serverMs + wrongBy);
  expect(await expiryOnDevice(expiresAtMs, now, answers(serverMs))).toBe(now() + 7 * minute);
});

test('what is over by the server’s clock too is over', async () => {
  const now = at(expiresAtMs + 2 * hour);
  expect(await expiryOnDevice(expiresAtMs, now, answers(expiresAtMs + hour))).toBeLessThan(now());
});

test('where nobody can be asked it is shown', async () => {
  expect(await expiryOnDevice(expiresAtMs, at(expiresAtMs + hour), answers(null))).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  ['its date', () => Promise.resolve(new Response('', { headers: { date: 'Wed, 04 Mar 2026 10:03:00 GMT' } })), true],
  ['no date', () => Promise.resolve(new Response('')), false],
  ['no network', () => Promise.reject(new TypeError('offline')), false],
])('the server’s clock is read by an answer: %s', async (_, answer, isRead) => {
  vi.stubGlobal('fetch', answer);
  expect(await fetchServerClock()).toBe(isRead ? Date.parse('2026-03-04T10:03:00Z') : null);
});
