import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { changeableSession } from '../../../testing/changeable-session.ts';
import { signedInState } from '../../../testing/render.tsx';
import { currentToasts } from '../../ui/toast/toast.ts';
import { warnOfClearedStorage } from './cleared-storage-warning.ts';
import { markAsExistingUser } from './first-time.ts';
import { type SessionState, signedOut } from './session-state.ts';

const cookies = () => document.cookie;

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: remove the cookie that the previous test has set.
  document.cookie = 'inward-signed-in=1; path=/; max-age=0';
});

/** Start the page with a session in this state. Return a function that changes the session's state. */
function start(state: SessionState) {
  const { session, setState } = changeableSession(state);
  onTestFinished(warnOfClearedStorage(session));
  return setState;
}

test('warns once at the next start when the browser has cleared the storage of a signed-in user', () => {
  start(signedInState);
  expect(cookies()).toContain('inward-signed-in=1');
  localStorage.clear();
  start(signedOut);
  expect(currentToasts()).toMatchObject([
    {
      title: 'This browser has cleared its storage',
      description: expect.stringContaining('Your journal is safe'),
      open: true,
    },
  ]);
  expect(cookies()).not.toContain('inward-signed-in');
});

test.each<[string, () => void]>([
  ['after a sign-out', () => start(signedInState)(signedOut)],
  [
    'when the session has ended but the browser has kept its storage',
    () => {
      start(signedInState);
      markAsExistingUser(false);
    },
  ],
  ['on a device where no user was signed in', () => undefined],
])('shows no warning when the browser has not cleared a session (%s)', (_when, before) => {
  before();
  start(signedOut);
  expect(currentToasts()).toEqual([]);
});

test('shows no warning on a device that cannot store anything', () => {
  start(signedInState);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  start(signedOut);
  expect(currentToasts()).toEqual([]);
});
