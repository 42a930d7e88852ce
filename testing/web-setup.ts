import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { secondCopy } from '../web/device/second-copy.ts';
import { cancelLoginRedirect } from '../web/features/session/login-redirect.ts';
import { clearToasts } from '../web/ui/toast/toast.ts';

const { waitFor } = vi;
// The default timeout of one second is too short on a busy machine, and the configuration has none for vi.waitFor.
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options);

// An unexpected console.error fails the test. A test that expects a console.error mocks this spy and clears its calls.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  const complaints = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.useRealTimers();
  // Unmount before clearing the storage: an unmounting page saves its draft, which the next test would find.
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearToasts();
  cancelLoginRedirect();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  await secondCopy.removeAll('');
  expect(complaints, 'console.error').toEqual([]);
});
