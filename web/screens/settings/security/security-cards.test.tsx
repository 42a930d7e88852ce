import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeAnswer, type FakeAnswers, fakeApi } from '../../../../testing/fake-api.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../../testing/large-text.ts';
import { renderInApp, signedInState, someIdentity, standingSession } from '../../../../testing/render.tsx';
import { storage } from '../../../device/storage.ts';
import { deleteDraft } from '../../../features/drafts/device-drafts.ts';
import { createDraft } from '../../../features/drafts/draft.ts';
import { draftKey, writeDraft } from '../../../features/drafts/draft-storage.ts';
import { deviceZoneName } from '../../../features/reflections/window/zone-name.ts';
import { browserNavigation } from '../../../features/session/login-redirect.ts';
import { AccountCards } from './account-cards.tsx';
import { SafetyCards } from './safety-cards.tsx';

const account = {
  name: 'Anna Lindqvist',
  email: 'anna@example.org',
  emailVerified: true,
  pendingEmail: null,
  hasPassword: true,
  providers: [],
  passkeys: [],
  hasCode: false,
  isSample: false,
};
const config = { identity: 'builtin', federated: ['google', 'github'], supportUrl: 'https://ko-fi.com', demo: false };
const at = '2026-11-20T10:00:00.000Z';
const sessions = [
  { id: 's-1', device: 'Chrome on Android', signedInAt: at, lastSeenAt: at, isThis: true },
  { id: 's-2', device: 'Firefox on Windows', signedInAt: at, lastSeenAt: at, isThis: false },
];

const events = ['signed_in', 'code_failed', 'password_changed', 'exported', 'imported', 'account_created'].map(
  (kind, index) => ({
    id: `event-${index}`,
    at: `2026-03-0${9 - index}T18:05:00Z`,
    kind,
    device: index === 0 ? 'Chrome on Android' : null,
  }),
);

async function show(answers: FakeAnswers = {}, path = '/settings/account') {
  const api = fakeApi({
    'GET /api/config': { body: config },
    'GET /api/identity/account': { body: account },
    'GET /api/identity/get-session': {
      body: { user: { id: someIdentity.uid, email: 'a@b.example', name: 'Anna Berg' } },
    },
    'GET /api/identity/sessions': { body: { sessions } },
    'GET /api/user/security-events': { body: { events } },
    ...answers,
  });
  const adopt = vi.fn(async () => undefined);
  const signOut = vi.fn(async () => undefined);
  const { client } = await renderInApp(
    <>
      <AccountCards />
      <SafetyCards />
    </>,
    { path, session: standingSession(signedInState, { adopt, signOut }) },
  );
  return { api, client, adopt, signOut };
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const signOutEverywhere = async () => {
  await press('Sign Out Everywhere');
  await press('Sign Out');
};
const field = (name: string) => page.getByLabelText(name, { exact: true });

test('changes the name and updates the session', async () => {
  const call = 'POST /api/identity/update-user';
  const { api, adopt } = await show({ [call]: { body: { status: true } } });
  await press('Change name');
  await expect.element(field('Full name')).toHaveValue('Anna Lindqvist');
  await field('Full name').fill('  Anna Berg ');
  await press('Save Name');
  await expect.element(page.getByText('Name changed')).toBeVisible();
  expect(api.of(call).map(({ body }) => body)).toEqual([{ name: 'Anna Berg' }]);
  expect(adopt).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('says that a name is missing, too long (without cutting it) or removed', async () => {
  const call = 'POST /api/identity/update-user';
  let name = '';
  const { api } = await show({
    'GET /api/identity/account': () => ({ body: { ...account, name } }),
    [call]: { body: { status: true } },
  });
  await press('Change name');
  await field('Full name').fill('   ');
  await press('Save Name');
  await expect.element(field('Full name')).toHaveAccessibleDescription('Please enter your name.');
  await field('Full name').fill('A'.repeat(201));
  await press('Save Name');
  await expect.element(field('Full name')).toHaveAccessibleDescription('Please use at most 200 characters.');
  expect(api.of(call)).toEqual([]);
  name = 'A'.repeat(200);
  await field('Full name').fill(name);
  await press('Save Name');
  await expect.element(page.getByText('Name changed')).toBeVisible();
  await press('Change name');
  await field('Full name').fill('');
  await press('Save Name');
  await expect.element(page.getByText('Name removed')).toBeVisible();
});

test.each([
  [
    { status: 400, body: { code: 'INVALID_PASSWORD', message: '' } },
    'Your password',
    'Incorrect password. Please try again.',
  ],
  [{ status: 400, body: { code: 'INVALID_EMAIL', message: '' } }, 'New email', 'Please enter a valid email address.'],
  [
    { status: 400, body: { code: 'EMAIL_UNCHANGED', message: 'That is your email already.' } },
    'New email',
    'That is your email already.',
  ],
])('shows the error of a refused email change at the field that caused it: %o', async (answer, label, message) => {
  await show({ 'POST /api/identity/account/email': answer });
  await press('Change email');
  await field('New email').fill('new@example.org');
  await field('Your password').fill('Secret!');
  await press('Send Link');
  await expect.element(page.getByRole('alert')).toHaveTextContent(message);
  await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('New email')).toHaveValue('new@example.org');
});

test('shows a network error in the email form and keeps the input', async () => {
  await show({ 'POST /api/identity/account/email': 'offline' });
  await press('Change email');
  await press('Send Link');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter your email address');
  await field('New email').fill('new@example.org');
  await field('Your password').fill('Secret!');
  await press('Send Link');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Network error. Please check your internet connection and try again.');
  await expect.element(field('New email')).toHaveValue('new@example.org');
});

test('shows an error at the field of the new password if the new password equals the current password', async () => {
  const { api } = await show();
  await press('Change password');
  for (const label of ['Current password', 'New password', 'Confirm new password'])
    await field(label).fill('Same!Words9');
  await press('Save Password');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This is your current password. Please choose another.');
  await expect.element(field('New password')).toHaveAttribute('aria-invalid', 'true');
  expect(api.of('POST /api/identity/change-password')).toHaveLength(0);
});

test('shows the rules for a new password from the start, and ticks each rule that the new password meets', async () => {
  await show();
  await press('Change password');
  const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
  const met = () => rules.elements().map((rule) => rule.textContent?.endsWith(': met'));
  await expect.poll(met).toEqual([false, false, false]);
  await field('New password').fill('longer!');
  await expect.poll(met).toEqual([true, false, true]);
  await field('New password').fill('Longer!one');
  await expect.poll(met).toEqual([true, true, true]);
  await expect.element(field('New password')).toHaveAccessibleDescription('Password rules');
});

test('requires a new password to follow the rules and to match its confirmation', async () => {
  const call = 'POST /api/identity/change-password';
  const { api } = await show({ [call]: { body: { user: {} } } });
  await press('Change password');
  await field('Current password').fill('Secret!');
  await field('New password').fill('longer!');
  await press('Save Password');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Password must contain at least one uppercase letter');
  await field('New password').fill('Longer!one');
  // The refusal was about another password.
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(field('New password')).not.toHaveAttribute('aria-invalid');
  await press('Save Password');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Passwords do not match');
  await field('Confirm new password').fill('Longer!one');
  await press('Save Password');
  await expect.element(page.getByText('Password changed')).toBeVisible();
  expect(api.of(call).map(({ body }) => body)).toEqual([
    { currentPassword: 'Secret!', newPassword: 'Longer!one', revokeOtherSessions: true },
  ]);
});

test.each([
  ['focuses the field of the wrong password', () => undefined, 'Current password'],
  ['leaves the focus in the field in which the user types', () => userEvent.keyboard('x'), 'Confirm new password'],
])('%s when the server refuses the current password', async (_what, meanwhile, focused) => {
  let answer: (given: FakeAnswer) => void = () => undefined;
  const response = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  await show({ 'POST /api/identity/change-password': () => response });
  await press('Change password');
  await expect.element(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
  await expect.element(page.getByText('Every other device will be signed out.')).toBeVisible();
  await expect.element(field('Current password')).toHaveFocus();
  await field('Current password').fill('Wrong!');
  await field('New password').fill('Longer!one');
  await field('Confirm new password').fill('Longer!one');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Save Password' })).toHaveAttribute('aria-busy', 'true');
  await meanwhile();
  answer({ status: 400, body: { code: 'INVALID_PASSWORD', message: '' } });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
  await expect.element(field(focused)).toHaveFocus();
});

test.each([
  [true, /The new password ended that: your email stays as it is\./],
  [false, /^Password changed$/],
])('says whether the new password cancelled a pending email change: %s', async (endedEmailChange, text) => {
  await show({ 'POST /api/identity/change-password': { body: { user: {}, endedEmailChange } } });
  await press('Change password');
  await field('Current password').fill('Secret!');
  await field('New password').fill('Longer!one');
  await field('Confirm new password').fill('Longer!one');
  await press('Save Password');
  const passwordToast = page.getByRole('status').filter({ hasText: 'Password changed' });
  await expect.element(passwordToast).toBeVisible();
  await expect.element(passwordToast).toMatchTextContent(text);
});

test('signs out another device from its row, and has no sign-out button in the row of this device', async () => {
  const call = 'POST /api/identity/sessions/end';
  let left = sessions;
  const { api } = await show({
    'GET /api/identity/sessions': () => ({ body: { sessions: left } }),
    [call]: () => {
      left = sessions.slice(0, 1);
      return { body: { success: true } };
    },
  });
  await expect.element(page.getByText('This device')).toBeVisible();
  await expect.element(page.getByText('Last seen November 20, 2026')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign out Chrome on Android' })).not.toBeInTheDocument();
  await press('Sign out Firefox on Windows');
  await expect.element(page.getByText('Firefox on Windows is signed out.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Sign out Firefox on Windows' })).not.toBeInTheDocument();
  expect(api.of(call).map(({ body }) => body)).toEqual([{ id: 's-2' }]);
});

test('lists each device with its date as one item', async () => {
  await show();
  const list = page.getByRole('list', { name: 'Your Devices' });
  await expect.element(list).toBeVisible();
  const items = list.getByRole('listitem');
  expect(items.elements()).toHaveLength(sessions.length);
  await expect.element(items.nth(1)).toMatchTextContent(/Last seen November 20, 2026\s*Firefox on Windows/);
});

test('signs out all devices including this device; after a network error, stays signed in', async () => {
  let isOffline = true;
  const { signOut } = await show({
    'POST /api/identity/sessions/end-all': () => (isOffline ? 'offline' : { body: { success: true } }),
  });
  await signOutEverywhere();
  await expect
    .element(page.getByText('Network error. Please check your internet connection and try again.'))
    .toBeVisible();
  expect(signOut).not.toHaveBeenCalled();
  isOffline = false;
  await signOutEverywhere();
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
});

test('asks for confirmation before signing out everywhere; pressing Enter twice signs out no device', async () => {
  const call = 'POST /api/identity/sessions/end-all';
  const { api, signOut } = await show({ [call]: { body: { success: true } } });
  const button = page.getByRole('button', { name: 'Sign Out Everywhere' });
  await expect.element(button).toBeVisible();
  (await button.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Sign out everywhere?' })).toBeVisible();
  await expect.element(page.getByText(/Tokens that you made for programs end, too\./)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(api.of(call)).toEqual([]);
  expect(signOut).not.toHaveBeenCalled();
});

test('sends the confirmation link again for an unconfirmed email', async () => {
  const call = 'POST /api/identity/account/email/again';
  const { api } = await show({
    'GET /api/identity/account': { body: { ...account, emailVerified: false } },
    [call]: { body: { status: true } },
  });
  await expect.element(page.getByText('The link goes to anna@example.org')).toBeVisible();
  await press('Send link to confirm again');
  await expect.element(page.getByText('Check your email for the link.')).toBeVisible();
  expect(api.of(call)).toHaveLength(1);
});

test('shows the pending new email, and cancels the change', async () => {
  const call = 'POST /api/identity/account/email/cancel';
  let pendingEmail: string | null = 'new@example.org';
  let answer: FakeAnswer | 'offline' = 'offline';
  const { api } = await show({
    'GET /api/identity/account': () => ({ body: { ...account, pendingEmail } }),
    [call]: () => answer,
  });
  await expect.element(page.getByText('Waiting for confirmation: new@example.org')).toBeVisible();
  await press('Cancel the change of email');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not cancelled');
  pendingEmail = null;
  answer = { body: { status: true } };
  await press('Cancel the change of email');
  await expect.element(page.getByText('Your email stays as it is.')).toBeVisible();
  await expect.element(page.getByText(/^Waiting for confirmation/)).not.toBeInTheDocument();
  expect(api.of(call)).toHaveLength(2);
});

test('while a new email waits, offers no link to the unconfirmed old one, and says what to do without an email', async () => {
  let pendingEmail: string | null = 'new@example.org';
  await show({
    'GET /api/identity/account': () => ({ body: { ...account, emailVerified: false, pendingEmail } }),
    'POST /api/identity/account/email/cancel': { body: { status: true } },
  });
  await expect.element(page.getByText('No email? Cancel, and enter it again.')).toBeVisible();
  const link = page.getByRole('button', { name: 'Send link to confirm again' });
  await expect.element(link).not.toBeInTheDocument();
  pendingEmail = null;
  await press('Cancel the change of email');
  await expect.element(link).toBeVisible();
  await expect.element(page.getByText(/^No email/)).not.toBeInTheDocument();
});

test('says that the email has already changed if the user cancels the change after its confirmation link was opened elsewhere', async () => {
  let current = { ...account, pendingEmail: 'new@example.org' as string | null };
  const { adopt } = await show({
    'GET /api/identity/account': () => ({ body: current }),
    'POST /api/identity/account/email/cancel': { body: { status: true } },
  });
  await expect.element(page.getByText('Waiting for confirmation: new@example.org')).toBeVisible();
  current = { ...account, email: 'new@example.org' };
  await press('Cancel the change of email');
  await expect.element(page.getByText('new@example.org is already your email.')).toBeVisible();
  expect(page.getByText('Change cancelled').elements()).toHaveLength(0);
  await expect.poll(() => adopt.mock.calls.length).toBe(1);
});

test('shows the new email once its confirmation link is opened elsewhere, also while the page stays open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let current = { ...account, pendingEmail: 'new@example.org' as string | null };
  const { adopt, api } = await show({ 'GET /api/identity/account': () => ({ body: current }) });
  await expect.element(page.getByText('Waiting for confirmation: new@example.org')).toBeVisible();
  current = { ...account, email: 'new@example.org' };
  vi.advanceTimersByTime(10_000);
  await expect.element(page.getByText(/^Waiting for confirmation/)).not.toBeInTheDocument();
  await expect.element(page.getByText('new@example.org')).toBeVisible();
  await expect.poll(() => adopt.mock.calls.length).toBe(1);
  const count = api.of('GET /api/identity/account').length;
  vi.advanceTimersByTime(60_000);
  expect(api.of('GET /api/identity/account')).toHaveLength(count);
});

test('adopts an email that was confirmed elsewhere at the next look at the account if this first fails', async () => {
  let current = account;
  let isDown = true;
  const session = { user: { id: someIdentity.uid, email: 'new@example.org', name: 'Anna Berg' } };
  const { adopt, api, client } = await show({
    'GET /api/identity/account': () => ({ body: current }),
    'GET /api/identity/get-session': () => (isDown ? { status: 503, body: 'down' } : { body: session }),
  });
  await expect.element(page.getByText(account.email)).toBeVisible();
  current = { ...account, email: 'new@example.org' };
  await client.refetchQueries({ queryKey: ['account'] });
  await vi.waitFor(() => expect(api.of('GET /api/identity/get-session')).toHaveLength(1));
  expect(adopt).not.toHaveBeenCalled();
  isDown = false;
  await client.refetchQueries({ queryKey: ['account'] });
  await vi.waitFor(() => expect(adopt).toHaveBeenCalledOnce());
  await client.refetchQueries({ queryKey: ['account'] });
  expect(api.of('GET /api/identity/get-session')).toHaveLength(2);
});

test('says when to ask again when the limit refuses another confirmation link', async () => {
  const message = 'Several emails were requested already. Please ask again in 40 minutes.';
  await show({
    'GET /api/identity/account': { body: { ...account, emailVerified: false } },
    'POST /api/identity/account/email/again': { status: 429, body: { code: 'TOO_MANY_EMAILS', message } },
  });
  await press('Send link to confirm again');
  await expect.element(page.getByText(message)).toBeVisible();
});

test('asks for the password, then redirects to a provider to connect it', async () => {
  const call = 'POST /api/identity/link-social';
  const go = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
  let answer: FakeAnswer = { status: 400, body: { code: 'INVALID_PASSWORD', message: '' } };
  const { api } = await show({ [call]: () => answer });
  await press('Connect Google');
  await field('Your password').fill('Secret!');
  await press('Continue');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Incorrect password. Please try again.');
  expect(go).not.toHaveBeenCalled();
  answer = { body: { url: 'https://accounts.example/authorize?x=1' } };
  await press('Continue');
  await expect.poll(() => go.mock.calls).toEqual([['https://accounts.example/authorize?x=1']]);
  expect(api.of(call).at(-1)?.body).toEqual({ provider: 'google', password: 'Secret!' });
});

test.each([
  ['connected=google', 'You can sign in with Google from now on.'],
  ['error=access_denied', 'Sign-in was cancelled. Please try again.'],
  [
    'error=account_already_linked_to_different_user',
    'These details are already used by another account. Please sign in with that one.',
  ],
])('after a redirect from a provider, shows the outcome that the query "%s" names', async (query, text) => {
  await show({}, `/settings/account?${query}`);
  await expect.element(page.getByText(text)).toBeVisible();
});

test('does not disconnect the only sign-in method, and shows the reason', async () => {
  await show({
    'GET /api/identity/account': { body: { ...account, hasPassword: false, providers: ['google'] } },
    'POST /api/identity/account/disconnect': {
      status: 400,
      body: { code: 'ONLY_WAY_IN', message: 'This is your only way in.' },
    },
  });
  await expect.element(page.getByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
  await press('Disconnect Google');
  await expect.element(field('Your password')).not.toBeInTheDocument();
  await press('Disconnect');
  await expect.element(page.getByText('This is your only way in.')).toBeVisible();
});

test('disconnects a provider after the user enters the password', async () => {
  const [prove, call] = ['POST /api/identity/account/prove', 'POST /api/identity/account/disconnect'];
  let providers = ['google'];
  const { api } = await show({
    'GET /api/identity/account': () => ({ body: { ...account, providers } }),
    [prove]: { body: { status: true } },
    [call]: () => {
      providers = [];
      return { body: { status: true } };
    },
  });
  await press('Disconnect Google');
  await field('Your password').fill('Secret!');
  await press('Disconnect');
  await expect.element(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect([prove, call].map((name) => api.of(name).map(({ body }) => body))).toEqual([
    [{ password: 'Secret!' }],
    [{ provider: 'google' }],
  ]);
});

const unauthorized = { status: 401, body: { code: 'UNAUTHORIZED', message: '' } };

async function typeInto(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(name).fill(value);
}

test.each<[string, string, () => Promise<void>]>([
  [
    'changing the name',
    'POST /api/identity/update-user',
    async () => {
      await press('Change name');
      await press('Save Name');
    },
  ],
  [
    'changing the email',
    'POST /api/identity/account/email',
    async () => {
      await press('Change email');
      await typeInto({ 'New email': 'new@example.org', 'Your password': 'Secret!' });
      await press('Send Link');
    },
  ],
  [
    'changing the password',
    'POST /api/identity/change-password',
    async () => {
      await press('Change password');
      await typeInto({
        'Current password': 'Secret!',
        'New password': 'Longer!one',
        'Confirm new password': 'Longer!one',
      });
      await press('Save Password');
    },
  ],
  [
    'requesting another confirmation link',
    'POST /api/identity/account/email/again',
    () => press('Send link to confirm again'),
  ],
  [
    'connecting a provider',
    'POST /api/identity/link-social',
    async () => {
      await press('Connect Google');
      await typeInto({ 'Your password': 'Secret!' });
      await press('Continue');
    },
  ],
  [
    'turning on an authenticator app',
    'POST /api/identity/two-factor/enable',
    async () => {
      await press('Turn on an authenticator app');
      await typeInto({ 'Your password': 'Secret!' });
      await press('Continue');
    },
  ],
  ['signing out a device', 'POST /api/identity/sessions/end', () => press('Sign out Firefox on Windows')],
  ['signing out everywhere', 'POST /api/identity/sessions/end-all', signOutEverywhere],
])('redirects to the login when the session has expired before %s', async (_what, call, act) => {
  const go = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
  onTestFinished(() => go.mockRestore());
  await show({ 'GET /api/identity/account': { body: { ...account, emailVerified: false } }, [call]: unauthorized });
  await act();
  await expect.element(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/api/login'));
});

test('asks for confirmation before signing out everywhere while a draft is unsent', async () => {
  const window = {
    type: 'evening',
    availableFrom: '2026-03-29T15:00:00.000Z',
    availableUntil: '2026-03-29T20:59:59.000Z',
  } as const;
  const draft = {
    ...createDraft(window, { promptId: 'p', question: 'q' }),
    content: 'Half a thought',
    version: 1,
  };
  writeDraft(storage, draftKey(someIdentity.uid, window), draft);
  onTestFinished(() => deleteDraft(someIdentity.uid, window));
  const call = 'POST /api/identity/sessions/end-all';
  const { api, signOut } = await show({ [call]: { body: { success: true } } });
  await signOutEverywhere();
  await expect
    .element(page.getByRole('dialog', { name: 'Some of your words are not in your journal yet' }))
    .toBeVisible();
  expect(api.of(call)).toHaveLength(0);
  await press('Keep what is unsent on this device and log out');
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
});

test('shows no cards to the sample user', async () => {
  await show({ 'GET /api/identity/account': { body: { ...account, isSample: true } } });
  await expect.element(page.getByRole('heading', { name: 'Your Devices' })).not.toBeInTheDocument();
});

test('wraps a button below the text of its row on the smallest phone at 200% text size', async () => {
  await smallestPhoneLargestText();
  await show({ 'GET /api/identity/account': { body: { ...account, emailVerified: false } } });
  const card = page.getByRole('region', { name: 'Signing In' });
  await expect.element(card.getByText('Your email is not confirmed yet.')).toBeVisible();
  expectNothingCut(card.element());
  const button = page.getByRole('button', { name: 'Send link to confirm again' });
  const words = card.getByText('Your email is not confirmed yet.').element().getBoundingClientRect();
  expect(button.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(words.bottom);
});

test('at a width of 320 px, a short email has its button beside it, and the note that it is not confirmed has its own lines', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(320, 800);
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await show({ 'GET /api/identity/account': { body: { ...account, emailVerified: false } } });
  const boxOf = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
  const note = page.getByText('Your email is not confirmed yet.');
  await expect.element(note).toBeVisible();
  const email = page.getByText('anna@', { exact: true }).first().element().getBoundingClientRect();
  expect(boxOf('Change email').top).toBeLessThan(email.bottom);
  expect(boxOf('Change email').right).toBe(boxOf('Change name').right);
  expect(boxOf('Send link to confirm again').top).toBeGreaterThanOrEqual(note.element().getBoundingClientRect().bottom);
});

test('the full stop after the email in the dialog that changes it never begins a line', async () => {
  await show();
  await press('Change email');
  const text = page.getByText(/^We send a link to the new address/).element();
  if (!(text instanceof HTMLElement)) throw new Error('the dialog has no text');
  const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const letters: Range[] = [];
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes;
    for (let at = 0; at < (node.textContent ?? '').length; at++) {
      const letter = document.createRange();
      letter.setStart(node, at);
      letter.setEnd(node, at + 1);
      letters.push(letter);
    }
  }
  const at = letters.join('').indexOf('. It changes');
  const topOf = (letter: Range | undefined) => letter?.getBoundingClientRect().top;
  const isAtBeginning = (width: number) => {
    text.style.width = `${width}px`;
    return topOf(letters[at]) !== topOf(letters[at - 1]);
  };
  expect(at).toBeGreaterThan(0);
  expect(Array.from({ length: 250 }, (_, more) => 150 + more).filter(isAtBeginning)).toEqual([]);
});

test.each([360, 320])(
  'gives a long email its own line and wraps it at the @ and dots at a width of %d px',
  async (width) => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    const email = 'bartholomaeus.hohenlohe@mail.universitaet-tuebingen.example';
    await show({ 'GET /api/identity/account': { body: { ...account, email } } });
    const change = page.getByRole('button', { name: 'Change email' });
    await expect.element(change).toBeVisible();
    const parts = page.getByText('.universitaet-tuebingen', { exact: true }).element().parentElement?.children ?? [];
    expect([...parts].map(({ textContent }) => textContent).join('')).toBe(email);
    const lines = new Map<number, string>();
    for (const part of parts) {
      // Each part of the email must be one line high, that is, not wrapped inside.
      expect(part.getBoundingClientRect().height, part.textContent).toBeLessThan(30);
      const { top, bottom } = part.getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(change.element().getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + part.textContent);
    }
    expect(
      [...lines.values()]
        .slice(1)
        .every((line, index) => /^\./.test(line) || /@$/.test([...lines.values()][index] ?? '')),
    ).toBe(true);
    expect(lines.size).toBeGreaterThan(1);
  },
);

test.each([
  ['the authenticator app is off', 'Turn off the authenticator app', 'Turn Off'],
  ['another device is signed out', 'Sign out Firefox on Windows', null],
])('shows the newest activity after %s', async (_what, first, then) => {
  let isDone = false;
  const done = () => {
    isDone = true;
    return { body: { status: true } };
  };
  const newest = { id: 'event-new', at, kind: 'operator_enabled', device: null };
  await show({
    'GET /api/identity/account': { body: { ...account, hasCode: true } },
    'GET /api/user/security-events': () => ({ body: { events: isDone ? [newest, ...events] : events } }),
    'POST /api/identity/two-factor/disable': done,
    'POST /api/identity/sessions/end': done,
  });
  const card = page.getByRole('region', { name: 'Recent Activity' });
  await expect.element(card).toMatchTextContent('Signed in');
  await press(first);
  if (then !== null) {
    await field('Your password').fill('Secret!');
    await press(then);
  }
  await expect.element(card).toMatchTextContent('Account enabled by the operator');
});

test('shows wrong codes and the added authenticator app although the request for them fails in between', async () => {
  let isRight = false;
  let newest: { id: string; kind: string }[] = [];
  const { adopt } = await show({
    'GET /api/user/security-events': () => {
      // A request that needs a new token fails while the session is being replaced.
      if (isRight && adopt.mock.calls.length === 0) return 'offline';
      return { body: { events: [...newest.map((event) => ({ ...event, at, device: null })), events[0]] } };
    },
    'POST /api/identity/two-factor/enable': {
      body: { totpURI: 'otpauth://totp/Inward?secret=JBSWY3DPEHPK3PXP', backupCodes: ['one-11'], setup: 's-1' },
    },
    'POST /api/identity/two-factor/verify-totp': () => {
      newest = [{ id: 'event-new', kind: isRight ? 'code_added' : 'code_failed' }];
      return isRight
        ? { body: { user: {} } }
        : {
            status: 401,
            body: { code: 'INVALID_CODE', message: 'This code is wrong or no longer good. Please try another.' },
          };
    },
  });
  const card = page.getByRole('region', { name: 'Recent Activity' });
  const enterCode = async () => {
    await press('Turn on an authenticator app');
    await field('Your password').fill('Secret!');
    await press('Continue');
    await field('Code of the app').fill('123456');
    await press('Turn On');
  };
  await expect.element(card).toMatchTextContent('Signed in');
  await enterCode();
  await expect.element(page.getByRole('alert')).toMatchTextContent('This code is wrong');
  await press('Cancel');
  await expect.element(card).toMatchTextContent('A wrong code was entered');
  isRight = true;
  await enterCode();
  await press('I Have Kept Them');
  await expect.element(card).toMatchTextContent('Authenticator app added');
});

const setupAnswer = (name: string) => ({
  body: { totpURI: 'otpauth://totp/Inward?secret=JBSWY3DPEHPK3PXP', backupCodes: [`code-of-${name}`], setup: name },
});
const beginSetup = async () => {
  await press('Turn on an authenticator app');
  await field('Your password').fill('Secret!');
  await press('Continue');
};
const turnedOnElsewhere = { status: 400, body: { code: 'APP_IS_ON', message: 'The app was turned on elsewhere.' } };

test('shows no recovery codes but the true state if the app was turned on elsewhere during its setup', async () => {
  let isOn = false;
  await show({
    'GET /api/identity/account': () => ({
      body: { ...account, hasCode: isOn, recoveryCodesLeft: isOn ? 10 : undefined },
    }),
    'POST /api/identity/two-factor/enable': () => (isOn ? turnedOnElsewhere : setupAnswer('s-1')),
    'POST /api/identity/two-factor/verify-totp': turnedOnElsewhere,
  });
  await beginSetup();
  isOn = true;
  await field('Code of the app').fill('123456');
  await press('Turn On');
  await expect
    .element(page.getByText('The app was turned on elsewhere just now, with its own recovery codes.'))
    .toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('code-of-s-1')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Turn off the authenticator app' })).toBeVisible();
  await expect.element(page.getByText('10 of 10 recovery codes left')).toBeVisible();
});

test('says at the password that the app was turned on elsewhere', async () => {
  let isOn = false;
  await show({
    'GET /api/identity/account': () => ({ body: { ...account, hasCode: isOn } }),
    'POST /api/identity/two-factor/enable': turnedOnElsewhere,
  });
  await expect.element(page.getByRole('button', { name: 'Turn on an authenticator app' })).toBeVisible();
  isOn = true;
  await beginSetup();
  await expect
    .element(page.getByText('The app was turned on elsewhere just now, with its own recovery codes.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Turn off the authenticator app' })).toBeVisible();
});

test('says that the square is out of date if another setup was begun, and starts again', async () => {
  const verify = 'POST /api/identity/two-factor/verify-totp';
  let setups = 0;
  const { api } = await show({
    'POST /api/identity/two-factor/enable': () => {
      setups += 1;
      return setupAnswer(`s-${setups}`);
    },
    [verify]: () =>
      setups === 1
        ? { status: 400, body: { code: 'SETUP_REPLACED', message: 'That square is out of date.' } }
        : { body: { user: {} } },
  });
  await beginSetup();
  await field('Code of the app').fill('123456');
  await press('Turn On');
  await expect.element(page.getByRole('alert')).toMatchTextContent('That square is out of date');
  await field('Your password').fill('Secret!');
  await press('Continue');
  await expect.element(page.getByRole('dialog', { name: 'Scan this square' })).toBeVisible();
  await expect.element(field('Code of the app')).toHaveValue('');
  await field('Code of the app').fill('654321');
  await press('Turn On');
  await expect.element(page.getByRole('list', { name: 'Recovery codes' })).toHaveTextContent('code-of-s-2');
  expect(api.of(verify).map(({ body }) => body)).toEqual([
    { code: '123456', setup: 's-1' },
    { code: '654321', setup: 's-2' },
  ]);
});

test('shows the latest five events with time, zone and device, and older events on request', async () => {
  await show();
  const card = page.getByRole('region', { name: 'Recent Activity' });
  await expect.element(card).toMatchTextContent('Signed in');
  await expect.element(card).toMatchTextContent('Chrome on Android');
  await expect.element(card).toMatchTextContent('A wrong code was entered');
  await expect.element(card.getByText('Account created')).not.toBeInTheDocument();
  await expect.element(card.getByText(`Shown in this device’s time: ${deviceZoneName()}.`)).toBeVisible();
  await card.getByRole('button', { name: 'Show more' }).click();
  await expect.element(card.getByText('Account created')).toBeVisible();
  // The pressed button was removed, so the focus must be on the first event that it revealed.
  expect(card.element().contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toContain('Account created');
});
