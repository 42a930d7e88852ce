import { afterEach, expect, test } from 'vitest';
import { clockOffMs, noteServerTime } from './server-clock.ts';

const minuteMs = 60_000;
afterEach(() => noteServerTime(0, 0, 0));

test.each([
  ['exactly ten minutes ahead', 10 * minuteMs, 0, 0, 0],
  ['ten minutes and a millisecond ahead', 10 * minuteMs + 1, 0, 0, 10 * minuteMs + 1],
  ['a day behind', -1_440 * minuteMs, 0, 0, -1_440 * minuteMs],
  ['that reads a time within a request in which the device slept for hours', 5 * minuteMs, 0, 300 * minuteMs, 0],
])('computes the right correction for a server clock %s', (_case, serverMs, sentAtMs, receivedAtMs, expected) => {
  noteServerTime(serverMs, sentAtMs, receivedAtMs);
  expect(clockOffMs()).toBe(expected);
});

test('ignores a new measurement that differs only slightly, and removes the correction when the clocks agree again', () => {
  noteServerTime(1_440 * minuteMs, 0, 0);
  noteServerTime(1_440 * minuteMs + 2_000, 0, 500);
  expect(clockOffMs()).toBe(1_440 * minuteMs);
  noteServerTime(2_000, 0, 500);
  expect(clockOffMs()).toBe(0);
});
