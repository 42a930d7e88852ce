import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { changeableSession } from '../../testing/changeable-session.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { signedInState, someIdentity, standingSession } from '../../testing/render.tsx';
import { browserNavigation } from '../features/session/login-redirect.ts';
import type { SessionState } from '../features/session/session-state.ts';
import { signedOut } from '../features/session/session-state.ts';
import { App } from './app.tsx';
import { startDevice } from './start-device.ts';

const loading: SessionState = { status: 'loading', identity: null, user: null, syncFailure: null };
const refusal = { code: 'unauthorized', message: 'Unauthorized: please sign in', requestId: 'r' };

afterEach(() => {
  document.documentElement.removeAttribute('data-ground');
});

async function open(path: string, state: SessionState, { isFirstTime = false, session = standingSession(state) } = {}) {
  if (!isFirstTime) localStorage.setItem('first-time-user', 'false');
  const leave = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
  const memory = memoryLocation({ path, record: true });
  const screen = await render(
    <Router hook={memory.hook} searchHook={memory.searchHook}>
      <App session={session} />
    </Router>,
  );
  return { screen, leave, history: memory.history };
}

describe('the gate', () => {
  test('the gate shows a spinner while the session loads [2.10, 2.55, 4.4]', async () => {
    const { screen } = await open('/', loading);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading...');
  });

  test.each(['/', '/history', '/nowhere'])(
    'shows the intro instead of the page %s on a first visit [2.11, 4.4, 4.5]',
    async (path) => {
      const { screen } = await open(path, signedOut, { isFirstTime: true });
      await expect.element(screen.getByRole('heading')).toHaveTextContent('Daily reflections');
    },
  );

  test('shows the login after the intro, and stores that the intro is finished [2.19, 3.13, 4.5, 9.30]', async () => {
    const { screen } = await open('/', signedOut, { isFirstTime: true });
    await screen.getByRole('button', { name: 'Go to slide 6' }).click();
    await screen.getByRole('button', { name: 'Get Started' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    expect(localStorage.getItem('first-time-user')).toBe('false');
  });

  test('opens Sign Up after the intro, also after a reload, until somebody signs in on this device', async () => {
    const { screen } = await open('/', signedOut, { isFirstTime: true });
    await screen.getByRole('button', { name: 'Go to slide 6' }).click();
    await screen.getByRole('button', { name: 'Get Started' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    await expect.element(screen.getByRole('textbox', { name: /^Full name/ })).toBeVisible();
    await screen.unmount();
    const reloaded = await open('/', signedOut);
    await expect
      .element(reloaded.screen.getByRole('tab', { name: 'Sign Up' }))
      .toHaveAttribute('aria-selected', 'true');
    await reloaded.screen.unmount();
    startDevice(changeableSession(signedInState).session);
    const later = await open('/', signedOut);
    await expect.element(later.screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  });

  test('shows no intro after a sign-out on a device where the first visit was a sign-in', async () => {
    const { session, setState } = changeableSession(loading);
    const { screen } = await open('/auth', loading, { isFirstTime: true, session });
    startDevice(session);
    setState({ status: 'loading', identity: someIdentity, user: null, syncFailure: null });
    setState(signedOut);
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await screen.unmount();
    const later = await open('/auth', signedOut, { isFirstTime: true });
    await expect.element(later.screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('opens Sign In for a confirmation link, even after a visitor has finished the intro', async () => {
    localStorage.setItem('newcomer', 'true');
    onTestFinished(() => localStorage.removeItem('newcomer'));
    const { screen } = await open('/auth?confirm=letter', signedOut);
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  });

  test.each([
    ['/auth?confirm=letter', 'Sign in to confirm your email.'],
    ['/auth?reset=letter', 'Set a new password'],
    ['/undo-email?undo=letter', 'If you made the change yourself, there is nothing to do here.'],
  ])('opens %s without the intro on a new device, and keeps the intro for a later visit', async (path, text) => {
    const { screen } = await open(path, signedOut, { isFirstTime: true });
    await expect.element(screen.getByText(text)).toBeVisible();
    await screen.unmount();
    const later = await open('/', signedOut, { isFirstTime: true });
    await expect.element(later.screen.getByRole('heading')).toHaveTextContent('Daily reflections');
  });

  test('ends the intro for a link of an email that the visitor pastes into the address bar', async () => {
    const { screen } = await open('/auth', signedOut, { isFirstTime: true });
    await expect.element(screen.getByRole('heading')).toHaveTextContent('Daily reflections');
    onTestFinished(() => window.history.replaceState(null, '', window.location.pathname));
    window.location.hash = '#reset=letter';
    await expect.element(screen.getByText('Set a new password')).toBeVisible();
    expect(localStorage.getItem('first-time-user')).toBeNull();
  });

  test('returns from "Forgot Password?" to Sign In with Back, and leaves no history entry behind', async () => {
    const address = window.location.href;
    onTestFinished(() => window.history.replaceState(null, '', address));
    // A new entry removes the entries that earlier tests have left after the current one.
    window.history.pushState(null, '', '/auth');
    localStorage.setItem('first-time-user', 'false');
    const screen = await render(<App session={standingSession(signedOut)} />);
    const forgot = screen.getByRole('button', { name: 'Forgot Password?' });
    const entries = window.history.length;
    await forgot.click();
    await expect.element(screen.getByRole('button', { name: 'Send Reset Email' })).toBeVisible();
    window.history.back();
    await expect.element(forgot).toBeVisible();
    await forgot.click();
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(forgot).toBeVisible();
    expect(window.location.search).toBe('');
    expect(window.history.length).toBe(entries + 1);
    expect(window.history.state).toBeNull();
  });

  test('opens Sign In again after a visitor skipped the intro', async () => {
    const { screen } = await open('/', signedOut, { isFirstTime: true });
    await screen.getByRole('button', { name: 'Skip to Sign In' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await screen.unmount();
    const reloaded = await open('/', signedOut);
    await expect
      .element(reloaded.screen.getByRole('tab', { name: 'Sign In' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  test.each(['/', '/auth', '/settings', '/summary'])(
    'shows the login at %s when signed out [2.1, 2.2, 4.4, 6.1]',
    async (path) => {
      const { screen } = await open(path, signedOut);
      await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
      expect(document.documentElement.dataset['ground']).toBe('auth');
    },
  );

  test.each(['/history', '/reflect/evening', '/reflect'])(
    'shows "Unauthorized" at %s when signed out, then redirects to the login [6.4, 6.7, 8.32]',
    async (path) => {
      const { screen, leave } = await open(path, signedOut);
      await expect
        .element(screen.getByRole('alert'))
        .toMatchTextContent('UnauthorizedYou are logged out. Logging in again...');
      expect(leave).not.toHaveBeenCalled();
      await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
    },
  );

  test.each([signedOut, signedInState])(
    'shows the 404 page to signed-out and signed-in visitors [2.9, 8.38]',
    async (state) => {
      fakeApi({});
      const { screen } = await open('/nowhere', state);
      await expect.element(screen.getByRole('heading')).toHaveTextContent('404 Page Not Found');
    },
  );

  test('redirects a signed-in user from the login to / [2.2]', async () => {
    fakeApi({});
    const { history } = await open('/auth', signedInState);
    await vi.waitFor(() => expect(history.at(-1)).toBe('/'));
  });

  test('shows a signed-in user the form for a new password that a link opens, and Back leads home', async () => {
    fakeApi({});
    const { screen, history } = await open('/auth?reset=letter', signedInState);
    await expect.element(screen.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await screen.getByRole('button', { name: 'Back', exact: true }).click();
    await vi.waitFor(() => expect(history.at(-1)).toBe('/'));
  });

  test('says which account is signed in, before and after a new password for another account', async () => {
    fakeApi({});
    const session = standingSession(signedInState, {
      checkResetToken: async () => undefined,
      setNewPassword: async () => undefined,
    });
    const { screen } = await open('/auth?reset=letter', signedInState, { session });
    const sentence =
      /^The link sets .* If that is not anna@example\.org, the account that is signed in here stays as it is\.$/;
    await expect.element(screen.getByText(sentence)).toBeVisible();
    await screen.getByLabelText('New password', { exact: true }).fill('Another!1');
    await screen.getByLabelText('Confirm password').fill('Another!1');
    await screen.getByRole('button', { name: 'Save New Password' }).click();
    await expect.element(screen.getByText(/^You are still signed in here as anna@example\.org\./)).toBeVisible();
  });

  test('offers a signed-in user a reset link for the email of the account', async () => {
    const { screen } = await open('/auth?forgot', signedInState);
    await expect.element(screen.getByLabelText('Email')).toHaveValue(someIdentity.email);
  });

  test('shows no email in the sign-in form after the session has ended in another tab', async () => {
    const { session, setState } = changeableSession(signedInState);
    const { screen } = await open('/auth?forgot', signedInState, { session });
    await expect.element(screen.getByLabelText('Email')).toHaveValue(someIdentity.email);
    setState(signedOut);
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect.element(screen.getByLabelText('Email')).toHaveValue('');
  });
});

test.each([
  ['/', signedOut, '#1a1a1a', 'Sign in · Inward'],
  ['/auth', signedOut, '#1a1a1a', 'Sign in · Inward'],
  ['/settings', signedOut, '#1a1a1a', 'Sign in · Inward'],
  ['/nowhere', signedOut, '#1a1a1a', '404 Page Not Found · Inward'],
  ['/undo-email', signedOut, '#1a1a1a', 'Your Account · Inward'],
  ['/reflect', signedInState, '#0f0f0f', 'Reflection · Inward'],
  ['/nowhere', signedInState, '#0f0f0f', '404 Page Not Found · Inward'],
  ['/history', signedInState, '#0f0f0f', 'History · Inward'],
  ['/summary', signedInState, '#0f0f0f', 'Weekly Summaries · Inward'],
  ['/share', signedInState, '#0f0f0f', 'Share · Inward'],
  ['/book', signedInState, '#0f0f0f', 'Your Book · Inward'],
  ['/settings', signedInState, '#0f0f0f', 'Settings · Inward'],
  ['/settings/data', signedInState, '#0f0f0f', 'Your Data · Settings · Inward'],
  ['/settings/nowhere', signedInState, '#0f0f0f', '404 Page Not Found · Inward'],
] as const)('sets the status bar colour and the page title at %s [2.103]', async (path, state, colour, title) => {
  fakeApi({});
  const setStatusBarColor = vi.fn();
  window.AndroidBridge = { setStatusBarColor };
  onTestFinished(() => {
    delete window.AndroidBridge;
  });
  await open(path, state);
  await vi.waitFor(() => expect(setStatusBarColor).toHaveBeenLastCalledWith(colour));
  await vi.waitFor(() => expect(document.title).toBe(title));
});

test('shows "Unauthorized" once when the server answers a query with 401, then redirects to the login [6.5]', async () => {
  fakeApi({
    'GET /api/user/stats': { status: 401, body: refusal },
    'GET /api/config': { body: { federated: [], demo: false, supportUrl: 'https://ko-fi.com' } },
  });
  const { screen, leave } = await open('/settings', signedInState);
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Unauthorized');
  await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('/api/login'));
});
