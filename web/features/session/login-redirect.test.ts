import { describe, expect, test, vi } from 'vitest';
import { clearToasts, currentToasts } from '../../ui/toast.ts';
import {
  browserNavigation,
  cancelLoginRedirect,
  redirectToLogin,
  sessionExpiredNotice,
  suppressLoginRedirect,
} from './login-redirect.ts';

test.each([
  ['logged-out', undefined, 'Unauthorized', 'You are logged out. Logging in again...', 500],
  ['session-expired', sessionExpiredNotice, 'Session Expired', 'Please log in again...', 1_000],
] as const)(
  '%s: "%s", "%s", and /api/login after %i ms [2.12, 6.4, 6.6, 8.31, 9.9]',
  (_name, notice, title, description, afterMs) => {
    vi.useFakeTimers();
    const go = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    redirectToLogin(notice);
    redirectToLogin(notice);
    expect(currentToasts()).toMatchObject([{ title, description, variant: 'destructive' }]);
    vi.advanceTimersByTime(afterMs - 1);
    expect(go).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(go).toHaveBeenCalledExactlyOnceWith('/api/login');
  },
);

describe('a call that is refused', () => {
  const gone = () => {
    vi.useFakeTimers();
    const go = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    return (afterMs: number) => {
      vi.advanceTimersByTime(afterMs);
      return go.mock.calls.length;
    };
  };

  test('before or while somebody leaves by their own choice leads nowhere', () => {
    const timesGone = gone();
    redirectToLogin();
    timesGone(499);
    suppressLoginRedirect();
    redirectToLogin(sessionExpiredNotice);
    expect(timesGone(5_000)).toBe(0);
    expect(currentToasts()).not.toMatchObject([{ title: 'Session Expired' }]);
  });

  test.each([
    ['before', 499, 0],
    ['meanwhile', 0, 499],
  ])('%s leads whoever stays after all to the login, in full time', (_when, beforeMs, meanwhileMs) => {
    const timesGone = gone();
    if (beforeMs > 0) redirectToLogin();
    timesGone(beforeMs);
    const stay = suppressLoginRedirect();
    if (meanwhileMs > 0) redirectToLogin();
    timesGone(meanwhileMs);
    clearToasts();
    stay();
    expect(currentToasts()).toMatchObject([{ title: 'Unauthorized' }]);
    expect(timesGone(499)).toBe(0);
    expect(timesGone(1)).toBe(1);
  });

  test('nowhere keeps whoever stays, and what led away long before is over', () => {
    const timesGone = gone();
    redirectToLogin();
    expect(timesGone(500)).toBe(1);
    suppressLoginRedirect()();
    expect(timesGone(5_000)).toBe(1);
  });

  test('leads whoever comes to the login again, however the last one left', () => {
    const timesGone = gone();
    const stay = suppressLoginRedirect();
    redirectToLogin(sessionExpiredNotice);
    cancelLoginRedirect();
    stay();
    expect(timesGone(5_000)).toBe(0);
    redirectToLogin();
    stay();
    expect(timesGone(500)).toBe(1);
  });

  test.each(['one test', 'the next'])('in %s does not stand in the way of another', () => {
    const timesGone = gone();
    redirectToLogin();
    expect(currentToasts()).toMatchObject([{ title: 'Unauthorized' }]);
    expect(timesGone(499)).toBe(0);
  });
});
