import { describe, expect, test, vi } from 'vitest';
import { clearToasts, currentToasts } from '../../ui/toast/toast.ts';
import {
  browserNavigation,
  cancelLoginRedirect,
  redirectToLogin,
  sessionExpiredNotice,
  suppressLoginRedirect,
} from './login-redirect.ts';

test.each([
  ['logged-out', 'Unauthorized', 'You are logged out. Logging in again...', 500, undefined],
  ['session-expired', 'Session Expired', 'Please log in again...', 1_000, sessionExpiredNotice],
] as const)(
  'the notice %s shows "%s" and "%s" and opens /api/login after %i ms [2.12, 6.4, 6.6, 8.31, 9.9]',
  (_name, title, description, afterMs, notice) => {
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

describe('a redirect to the login', () => {
  const gone = () => {
    vi.useFakeTimers();
    const go = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    return (afterMs: number) => {
      vi.advanceTimersByTime(afterMs);
      return go.mock.calls.length;
    };
  };

  test('a deliberate sign-out cancels a pending redirect to the login and suppresses new ones', () => {
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
    ['during', 0, 499],
  ])(
    'a failed sign-out restarts the full delay of a redirect if a request was refused %s that sign-out',
    (_when, beforeMs, meanwhileMs) => {
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
    },
  );

  test('a failed sign-out does not repeat a redirect to the login that has already happened', () => {
    const timesGone = gone();
    redirectToLogin();
    expect(timesGone(500)).toBe(1);
    suppressLoginRedirect()();
    expect(timesGone(5_000)).toBe(1);
  });

  test('a redirect to the login is possible again for the next user after a deliberate sign-out', () => {
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

  test.each(['first run', 'second run'])(
    'a redirect that an earlier test left pending does not affect the next test (%s)',
    () => {
      const timesGone = gone();
      redirectToLogin();
      expect(currentToasts()).toMatchObject([{ title: 'Unauthorized' }]);
      expect(timesGone(499)).toBe(0);
    },
  );
});
