import { describe, expect, test, vi } from 'vitest';
import { currentToasts } from '../../ui/toast.ts';
import { holdLeaving } from './hold-leaving.ts';
import { browserNavigation, type LoginNotice, leaveForLogin } from './leave-for-login.ts';

test.each<[LoginNotice, string, string, number]>([
  ['logged-out', 'Unauthorized', 'You are logged out. Logging in again...', 500],
  ['session-expired', 'Session Expired', 'Please log in again...', 1_000],
])('%s: "%s", "%s", and /api/login after %i ms', (notice, title, description, afterMs) => {
  vi.useFakeTimers();
  const go = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
  leaveForLogin(notice);
  leaveForLogin(notice);
  expect(currentToasts()).toMatchObject([{ title, description, variant: 'destructive' }]);
  vi.advanceTimersByTime(afterMs - 1);
  expect(go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(go).toHaveBeenCalledExactlyOnceWith('/api/login');
});

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
    leaveForLogin();
    timesGone(499);
    holdLeaving(true);
    leaveForLogin('session-expired');
    expect(timesGone(5_000)).toBe(0);
    expect(currentToasts()).not.toMatchObject([{ title: 'Session Expired' }]);
  });

  test('leads to the login again for whoever stays or comes, and what was on its way is not put off', () => {
    const timesGone = gone();
    holdLeaving(true);
    holdLeaving(false);
    leaveForLogin();
    timesGone(499);
    holdLeaving(false);
    expect(timesGone(1)).toBe(1);
  });
});
