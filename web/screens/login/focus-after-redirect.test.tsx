import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp, someIdentity, standingSession } from '../../../testing/render.tsx';
import { rememberLastUser } from '../../features/session/last-user.ts';
import { signedOut } from '../../features/session/session-state.ts';
import { LoginScreen } from './login-screen.tsx';

// The only test of this file, because a redirect to the login loads a page, and only the first screen of a page leaves
// the focus to the browser.
test('focuses the heading after a redirect to the login because the session ended', async () => {
  fakeApi({ 'GET /api/config': { body: { federated: [], demo: false } } });
  rememberLastUser(someIdentity.uid);
  const screen = await renderInApp(<LoginScreen />, { path: '/', session: standingSession(signedOut) });
  await expect.element(screen.getByText('You were signed out.')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Inward' })).toHaveFocus();
});
