import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { refusedBy } from '../../testing/identity/firebase-project.ts';
import { renderInApp, signedInState, someIdentity, standingSession } from '../../testing/render.tsx';
import { confirmEmail } from './confirm-email.ts';

const call = 'POST /api/identity/account/email/confirm';

test.each([
  [{ body: { status: true, isChange: true } }, 'Sign in with it from now on.', 1],
  [{ body: { status: true, isChange: false } }, 'Thank you.', 0],
  [
    { status: 400, body: { code: 'INVALID_TOKEN', message: '' } },
    'This link has been used already or is too old. Please ask for a new one.',
    0,
  ],
  [
    { status: 400, body: { code: 'ENDED_BY_NEW_PASSWORD', message: 'The link ended. Ask again in Settings.' } },
    'The link ended. Ask again in Settings.',
    0,
  ],
])('sends the token of an e-mailed link and shows the result of the response %o', async (answer, text, adopted) => {
  const user = { id: someIdentity.uid, email: 'new@example.org', name: 'Anna', image: null };
  const api = fakeApi({ [call]: answer, 'GET /api/identity/get-session': { body: { user } } });
  const adopt = vi.fn(async () => undefined);
  const session = standingSession(signedInState, { adopt });
  await renderInApp(null, { session });
  await confirmEmail(session, '?confirm=letter');
  await expect.element(page.getByText(text)).toBeVisible();
  expect(api.of(call).map(({ body }) => body)).toEqual([{ token: 'letter' }]);
  expect(adopt).toHaveBeenCalledTimes(adopted);
});

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
  ['recoverEmail', { body: {} }, 'Sign in with your old e-mail. A new password keeps others out.'],
  [
    'verifyEmail',
    refusedBy('EXPIRED_OOB_CODE'),
    'This link has been used already or is too old. Please ask for a new one.',
  ],
])('sends the code of a Firebase link with the mode %s and shows the result', async (mode, answer, text) => {
  const config = { federated: [], demo: false, identity: 'firebase', firebase };
  const api = fakeApi({ 'GET /api/config': { body: config }, [apply]: answer });
  const session = standingSession(signedInState, {});
  await renderInApp(null, { session });
  await confirmEmail(session, `?mode=${mode}&oobCode=code-1&lang=en`);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(api.of(apply).map(({ body }) => body)).toMatchObject([{ oobCode: 'code-1' }]);
});

test('ignores a Firebase link for a new password, which the login screen handles', async () => {
  const api = fakeApi({});
  await confirmEmail(standingSession(signedInState, {}), '?mode=resetPassword&oobCode=code-1');
  expect(api.requests).toEqual([]);
});
