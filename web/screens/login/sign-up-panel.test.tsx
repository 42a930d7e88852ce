import { afterEach, expect, test, vi } from 'vitest';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { type InApp, renderInApp, standingSession } from '../../../testing/render.tsx';
import { forgetInvite } from '../../device/invite.ts';
import { createSession } from '../../features/session/session.ts';
import { signedOut } from '../../features/session/session-state.ts';
import { builtinIdentity } from '../../identity/builtin/builtin-identity.ts';
import { syncUser } from '../../identity/sync-user.ts';
import { LoginScreen } from './login-screen.tsx';

const signUpCall = 'POST /api/identity/sign-up/email';
const user = { id: 'uid-1', email: 'anna@example.org', name: '' };

afterEach(forgetInvite);

async function showSignUp(
  signUp: string,
  state?: string,
  answers: Record<string, FakeAnswer | (() => Promise<FakeAnswer>)> = {},
) {
  const api = fakeApi({
    'GET /api/config': { body: { identity: 'builtin', federated: [], demo: false, signUp } },
    'POST /api/invites/check': { body: { state } },
    ...answers,
  });
  const invite = state === undefined ? '' : '#invite=a-secret-of-an-invite';
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}${invite}`);
  const session = createSession({ identityService: builtinIdentity, syncUser });
  const screen = await renderInApp(<LoginScreen />, {
    session: answers[signUpCall] ? session : standingSession(signedOut),
  });
  return { screen, api };
}

async function fillAndSend(screen: InApp) {
  await screen.getByLabelText('Email').fill('anna@example.org');
  await screen.getByLabelText('Password', { exact: true }).fill('Secret!');
  await screen.getByLabelText('Confirm password').fill('Secret!');
  await screen.getByRole('button', { name: 'Sign Up' }).click();
}

test.each([
  ['sign-up is closed', 'closed', undefined, 'Sign-up is closed', 'takes no new accounts'],
  [
    'sign-up is by invite and the visitor has no invite',
    'invite',
    undefined,
    'Sign-up is by invite',
    'open the link of your invite',
  ],
  ['the invite is used', 'invite', 'used', 'This invite cannot be used', 'has been used already'],
  ['the invite has expired', 'invite', 'expired', 'This invite cannot be used', 'has expired'],
  ['the invite is unknown', 'invite', 'unknown', 'This invite cannot be used', 'is not known here'],
])('shows the reason and a way to sign in instead of the form when %s', async (_when, signUp, state, title, text) => {
  const { screen } = await showSignUp(signUp, state);
  if (state === undefined) await screen.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(screen.getByText(new RegExp(text))).toBeVisible();
  await expect.element(screen.getByLabelText('Email')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
  await screen.getByRole('button', { name: 'I have an account' }).click();
  await expect.element(screen.getByRole('button', { name: 'Forgot Password?' })).toBeVisible();
});

test.each([
  ['says before the sign-up that an email with a link to confirm the address is sent', 'builtin', 1],
  ['does not mention an email if the hosted identity sends none', 'firebase', 0],
])('%s', async (_rule, identity, count) => {
  const { screen } = await showSignUp('open', undefined, {
    'GET /api/config': { body: { identity, federated: [], demo: false, signUp: 'open' } },
  });
  await screen.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.element(screen.getByText(/No other user can read what you write/)).toBeVisible();
  await expect.poll(() => screen.getByText(/email with a link to confirm your address/).elements()).toHaveLength(count);
});

test('accepts an invite link that is pasted into the address bar while the page asks for an invite', async () => {
  const { screen } = await showSignUp('invite');
  fakeApi({
    'GET /api/config': { body: { identity: 'builtin', federated: [], demo: false, signUp: 'invite' } },
    'POST /api/invites/check': { body: { state: 'valid' } },
  });
  await screen.getByRole('tab', { name: 'Sign Up' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Sign-up is by invite' })).toBeVisible();
  // Changing only the fragment does not reload the page.
  window.location.hash = '#invite=a-secret-of-an-invite';
  await expect.element(screen.getByText('You are invited. Welcome!')).toBeVisible();
  await expect.poll(() => window.location.href).not.toContain('secret');
});

test('opens the form for a valid invite, removes the invite from the URL, and forgets it after the sign-up', async () => {
  const { screen, api } = await showSignUp('invite', 'valid', {
    [signUpCall]: { body: { user } },
    'POST /api/auth/sync': { body: { id: 'person-1' } },
    'POST /api/notifications/register-device': {},
  });
  await expect.element(screen.getByText('You are invited. Welcome!')).toBeVisible();
  expect(window.location.href).not.toContain('secret');
  await fillAndSend(screen);
  await vi.waitFor(() => expect(api.of('POST /api/auth/sync')).toHaveLength(1));
  expect(api.of(signUpCall)[0]?.body).toMatchObject({ invite: 'a-secret-of-an-invite' });
  expect(api.of('POST /api/auth/sync')[0]?.headers.get('inward-invite')).toBe('a-secret-of-an-invite');
  await vi.waitFor(() => expect(sessionStorage).toHaveLength(0));
  localStorage.clear();
});

test('keeps what the user types while the configuration and the state of the invite are loading', async () => {
  let answerConfig: (answer: FakeAnswer) => void = () => {};
  const config = new Promise<FakeAnswer>((resolve) => {
    answerConfig = resolve;
  });
  const { screen } = await showSignUp('invite', 'valid', { 'GET /api/config': () => config });
  await screen.getByLabelText('Confirm password').fill('Anna');
  answerConfig({ body: { identity: 'builtin', federated: [], demo: false, signUp: 'invite' } });
  await expect.element(screen.getByText('You are invited. Welcome!')).toBeVisible();
  await expect.element(screen.getByLabelText('Confirm password')).toHaveValue('Anna');
});

test('keeps the name and the email, but no password, when the user looks at the other tab', async () => {
  const { screen } = await showSignUp('open');
  const tab = (name: string) => screen.getByRole('tab', { name, exact: true }).click();
  const field = (name: string) => screen.getByLabelText(name, { exact: true });
  await tab('Sign Up');
  await screen.getByLabelText(/^Full name/).fill('Anna Berg');
  await field('Email').fill('anna@example.org');
  await field('Password').fill('Secret!');
  await tab('Sign In');
  await tab('Sign Up');
  await expect.element(screen.getByLabelText(/^Full name/)).toHaveValue('Anna Berg');
  await expect.element(field('Email')).toHaveValue('anna@example.org');
  await expect.element(field('Password')).toHaveValue('');
});

test('shows the server’s message when the invite was used before the form is sent', async () => {
  const body = { code: 'SIGN_UP_USED', message: 'This invite has been used already.' };
  const { screen } = await showSignUp('invite', 'valid', { [signUpCall]: { status: 403, body } });
  await fillAndSend(screen);
  await expect.element(screen.getByRole('alert')).toMatchTextContent('This invite has been used already.');
});
