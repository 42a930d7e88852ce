import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { secondCopy } from '../web/device/second-copy.ts';
import { cancelLoginRedirect } from '../web/features/session/login-redirect.ts';
import { clearToasts } from '../web/ui/toast.ts';

const { waitFor } = vi;
// One second, the default, is too short on a busy machine; the configuration knows the time of expect.poll alone.
vi.waitFor = (callback, options = 10_000) => waitFor(callback, options);

// An unexpected console.error fails the test; one that expects it replaces the spy's implementation and clears it.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  const complaints = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.useRealTimers();
  // Before the device is emptied: a page that goes writes down what was typed, which the next test would find.
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearToasts();
  cancelLoginRedirect();
  localStorage.clear();
  sessionStorage.clear();
  await secondCopy.removeAll('');
  expect(complaints, 'console.error').toEqual([]);
});
