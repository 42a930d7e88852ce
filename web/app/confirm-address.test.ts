import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp, signedInState, someIdentity, standingSession } from '../../testing/render.tsx';
import { confirmAddress } from './confirm-address.ts';

const call = 'POST /api/identity/account/email/confirm';

test.each([
  [{ body: { status: true, isChange: true } }, 'Sign in with it from now on.', 1],
  [{ body: { status: true, isChange: false } }, 'Thank you.', 0],
  [
    { status: 400, body: { code: 'INVALID_TOKEN', message: '' } },
    'This link has been used already or is too old. Please ask for a new one.',
    0,
  ],
])('a letter’s link answered %o says so', async (answer, text, adopted) => {
  const user = { id: someIdentity.uid, email: 'new@example.org', name: 'Anna', image: null };
  const api = fakeApi({ [call]: answer, 'GET /api/identity/get-session': { body: { user } } });
  const adopt = vi.fn(async () => undefined);
  const session = standingSession(signedInState, { adopt });
  await renderInApp(null, { session });
  await confirmAddress(session, 'letter');
  await expect.element(page.getByText(text)).toBeVisible();
  expect(api.of(call).map(({ body }) => body)).toEqual([{ token: 'letter' }]);
  expect(adopt).toHaveBeenCalledTimes(adopted);
});
