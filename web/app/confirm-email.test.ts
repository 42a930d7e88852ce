import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { refusedBy } from '../../testing/identity/firebase-project.ts';
import { renderInApp, signedInState, someIdentity, standingSession } from '../../testing/render.tsx';
import type { Session } from '../features/session/session.ts';
import { type SessionState, signedOut } from '../features/session/session-state.ts';
import { confirmEmail } from './confirm-email.ts';

const call = 'POST /api/identity/account/email/confirm';

test.each([
  [{ body: { status: true, isChange: true, email: 'new@b.example' } }, 'Sign in with new@b.example from now on.', 1],
  [{ body: { status: true, isChange: false, email: 'a@b.example' } }, 'Thank you for confirming a@b.example.', 0],
  [
    { status: 400, body: { code: 'INVALID_TOKEN', message: '' } },
    'This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since. Please ask for a new one.',
    0,
  ],
  [
    { status: 400, body: { code: 'ENDED_BY_NEW_PASSWORD', message: 'The link ended. Ask again in Settings.' } },
    'The link ended. Ask again in Settings.',
    0,
  ],
])('sends the token of an emailed link and shows the message for the response %o', async (answer, text, adopted) => {
  const user = { id: someIdentity.uid, email: 'new@example.org', name: 'Anna', image: null };
  const api = fakeApi({
    [call]: answer,
    'GET /api/identity/get-session': { body: { user } },
    'GET /api/identity/account': { body: { email: user.email, emailVerified: false, pendingEmail: null } },
  });
  const adopt = vi.fn(async () => undefined);
  const session = standingSession(signedInState, { adopt });
  await renderInApp(null, { session });
  await confirmEmail(session, new URLSearchParams('confirm=letter'));
  await expect.element(page.getByText(text)).toBeVisible();
  expect(api.of(call).map(({ body }) => body)).toEqual([{ token: 'letter' }]);
  expect(adopt).toHaveBeenCalledTimes(adopted);
});

test('sends the token of an emailed link only after a user has signed in', async () => {
  const api = fakeApi({ [call]: { body: { status: true, isChange: false } } });
  let state: SessionState = signedOut;
  const listeners: (() => void)[] = [];
  const session: Session = {
    ...standingSession(),
    getState: () => state,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  await renderInApp(null, { session });
  const confirming = confirmEmail(session, new URLSearchParams('confirm=letter'));
  await Promise.resolve();
  expect(api.of(call)).toEqual([]);
  state = signedInState;
  for (const listener of listeners) listener();
  await confirming;
  expect(api.of(call).map(({ body }) => body)).toEqual([{ token: 'letter' }]);
});

test.each([
  [{ status: 401, body: { code: 'UNAUTHORIZED', message: '' } }, 'Please sign in, then open the link again.'],
  [
    { status: 403, body: { code: 'OTHER_ACCOUNT', message: 'This link belongs to another account.' } },
    'This link belongs to another account.',
  ],
])('tells the user what to do when the server refuses an emailed link with %o', async (answer, text) => {
  fakeApi({ [call]: answer });
  const session = standingSession(signedInState, {});
  await renderInApp(null, { session });
  await confirmEmail(session, new URLSearchParams('confirm=letter'));
  await expect.element(page.getByText(text)).toBeVisible();
});

const waits = 'b@b.example waits for confirmation: open the link in the newest email sent there.';
test.each([
  [
    true,
    null,
    'status',
    /^Nothing left to confirm ?Your email is a@b\.example, and it is confirmed\. This link no longer does anything\.(?! )/,
  ],
  [true, 'b@b.example', 'status', new RegExp(`^This link no longer works ?${waits}`)],
  [false, 'b@b.example', 'status', new RegExp(`^This link no longer works ?${waits}`)],
  [
    false,
    null,
    'alert',
    /^Email not confirmed ?This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since\. Please ask for a new one\./,
  ],
])(
  'says what the account needs if the link is used, replaced or too old: confirmed %s, waiting %s',
  async (emailVerified, pendingEmail, role, text) => {
    fakeApi({
      [call]: { status: 400, body: { code: 'INVALID_TOKEN', message: '' } },
      'GET /api/identity/account': { body: { email: 'a@b.example', emailVerified, pendingEmail } },
    });
    const session = standingSession(signedInState, {});
    await renderInApp(null, { session });
    await confirmEmail(session, new URLSearchParams('confirm=letter'));
    await expect.element(page.getByRole(role)).toMatchTextContent(text);
  },
);

const firebase = {
  projectId: 'demo-letters',
  apiKey: 'web-key',
  authDomain: 'demo.firebaseapp.com',
  tokenSyncPath: null,
};
const apply = 'POST /v1/accounts:update';

test.each([
  ['verifyEmail', { body: {} }, 'Thank you.'],
  ['verifyAndChangeEmail', { body: {} }, 'Sign in with it from now on.'],
  ['recoverEmail', { body: {} }, 'Sign in with your old email. A new password keeps others out.'],
  [
    'verifyEmail',
    refusedBy('EXPIRED_OOB_CODE'),
    'This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since. Please ask for a new one.',
  ],
])(
  'sends the code of a Firebase link with the mode %s and shows the message for the response',
  async (mode, answer, text) => {
    const config = { federated: [], demo: false, identity: 'firebase', firebase };
    const api = fakeApi({ 'GET /api/config': { body: config }, [apply]: answer });
    const session = standingSession(signedInState, {});
    await renderInApp(null, { session });
    await confirmEmail(session, new URLSearchParams({ mode, oobCode: 'code-1', lang: 'en' }));
    await expect.element(page.getByText(text)).toBeVisible();
    expect(api.of(apply).map(({ body }) => body)).toMatchObject([{ oobCode: 'code-1' }]);
  },
);

test('ignores a Firebase password-reset link, which the login screen handles', async () => {
  const api = fakeApi({});
  await confirmEmail(standingSession(signedInState, {}), new URLSearchParams('mode=resetPassword&oobCode=code-1'));
  expect(api.requests).toEqual([]);
});
