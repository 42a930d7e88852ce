import { afterEach, expect, test, vi } from 'vitest';
import { whenReachable } from './when-reachable.ts';

let stop: () => void = () => undefined;
afterEach(() => {
  stop();
});

test('calls the function after 5 s, then at growing intervals of at most 5 minutes, until it is stopped', () => {
  vi.useFakeTimers();
  const attempt = vi.fn();
  stop = whenReachable(attempt);
  const triesAfter = (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1_000);
    return attempt.mock.calls.length;
  };
  expect([triesAfter(4.9), triesAfter(0.1), triesAfter(14.9), triesAfter(0.1)]).toEqual([0, 1, 1, 2]);
  expect([triesAfter(45), triesAfter(135), triesAfter(300), triesAfter(300)]).toEqual([3, 4, 5, 6]);
  stop();
  expect(triesAfter(10_000)).toBe(6);
});

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])('calls the function at once when %s, then again after 5 s', (_when, happen) => {
  vi.useFakeTimers();
  const attempt = vi.fn();
  stop = whenReachable(attempt);
  vi.advanceTimersByTime(60_000);
  attempt.mockClear();
  happen();
  expect(attempt).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  expect(attempt).toHaveBeenCalledTimes(2);
});
