import { expect, test, vi } from 'vitest';
import { currentToasts } from '../../ui/toast.ts';
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
