import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { isLeftToBrowser } from '../../../testing/is-left-to-browser.ts';
import { expectNothingCut, smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { type InApp, renderInApp, someIdentity, standingSession } from '../../../testing/render.tsx';
import { NetworkError } from '../../data/api/api.ts';
import { rememberLastUser } from '../../features/session/last-user.ts';
import type { Session } from '../../features/session/session.ts';
import { signedOut } from '../../features/session/session-state.ts';
import { type IdentityCode, IdentityError } from '../../identity/port/identity.ts';
import { currentToasts } from '../../ui/toast/toast.ts';
import { LoginScreen } from './login-screen.tsx';

type Config = { federated?: string[]; oidcLabel?: string; demo?: boolean };

async function showLogin(actions: Partial<Session['actions']> = {}, path = '/', config: Config = {}): Promise<InApp> {
  fakeApi({ 'GET /api/config': { body: { federated: [], demo: false, ...config } } });
  return renderInApp(<LoginScreen />, { path, session: standingSession(signedOut, actions) });
}

async function fillSignIn(screen: InApp) {
  await screen.getByLabelText('Email').fill('anna@example.org');
  await screen.getByLabelText('Password', { exact: true }).fill('Secret!');
  await screen.getByRole('button', { name: 'Sign In' }).click();
}

async function fillSignUp(screen: InApp, password: string, confirmation = password) {
  await screen.getByRole('tab', { name: 'Sign Up' }).click();
  await screen.getByLabelText('Email').fill('anna@example.org');
  await screen.getByLabelText('Password', { exact: true }).fill(password);
  await screen.getByLabelText('Confirm password').fill(confirmation);
  await screen.getByRole('button', { name: 'Sign Up' }).click();
}

async function expectToast(screen: InApp, role: 'alert' | 'status', title: string, text: string) {
  const toast = screen.getByRole(role);
  await expect.element(toast).toMatchTextContent(title);
  await expect.element(toast).toMatchTextContent(text);
}

describe('sign in', () => {
  test('shows a toast when the sign-in fails [8.6, 8.25]', async () => {
    const signIn = async () => {
      throw new IdentityError('invalid-credential');
    };
    const screen = await showLogin({ signIn });
    await fillSignIn(screen);
    await expectToast(screen, 'alert', 'Sign in failed', 'Invalid email or password. Please check your credentials.');
  });

  test.each<[string, IdentityCode, string]>([
    ['Password', 'invalid-credential', 'Invalid email or password. Please check your credentials.'],
    ['Password', 'wrong-password', 'Incorrect password. Please try again.'],
    ['Email', 'invalid-email', 'Please enter a valid email address.'],
  ])(
    'also shows a failure at the field "%s" (%s), with the focus there, until the user types',
    async (label, code, text) => {
      const signIn = async () => {
        throw new IdentityError(code);
      };
      const screen = await showLogin({ signIn });
      await fillSignIn(screen);
      const field = screen.getByLabelText(label, { exact: true });
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveAccessibleDescription(text);
      await screen.getByLabelText('Email').fill('other@example.org');
      await expect.element(field).not.toHaveAttribute('aria-invalid');
    },
  );

  test('dismisses the toast of a failure when the next attempt starts', async () => {
    const said: boolean[] = [];
    const signIn = async () => {
      said.push(currentToasts().some(({ open }) => open));
      if (said.length === 1) throw new IdentityError('wrong-password');
    };
    const screen = await showLogin({ signIn });
    await fillSignIn(screen);
    await expect.element(screen.getByText('Incorrect password. Please try again.')).toBeVisible();
    await fillSignIn(screen);
    await vi.waitFor(() => expect(said).toEqual([false, false]));
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  });

  test('sends the email trimmed and the password unchanged', async () => {
    const signIn = vi.fn(async () => undefined);
    const screen = await showLogin({ signIn });
    await screen.getByLabelText('Email').fill('anna@example.org');
    await screen.getByLabelText('Password', { exact: true }).fill(' Secret! ');
    await screen.getByRole('button', { name: 'Sign In' }).click();
    expect(signIn).toHaveBeenCalledExactlyOnceWith('anna@example.org', ' Secret! ');
  });

  test('gives the sign-in form required fields, an email type, and autocomplete values for password managers [5.7]', async () => {
    const signIn = vi.fn(async () => undefined);
    const screen = await showLogin({ signIn });
    const email = screen.getByLabelText('Email');
    await expect.element(email).toHaveAttribute('type', 'email');
    await expect.element(email).toHaveAttribute('autocomplete', 'username');
    await expect.element(email).toBeRequired();
    const password = screen.getByLabelText('Password', { exact: true });
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
    await screen.getByRole('button', { name: 'Sign In' }).click();
    expect(signIn).not.toHaveBeenCalled();
  });

  test('shows and hides the password', async () => {
    const screen = await showLogin();
    const password = screen.getByLabelText('Password', { exact: true });
    await screen.getByRole('button', { name: 'Show password' }).click();
    await expect.element(password).toHaveAttribute('type', 'text');
    await screen.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(password).toHaveAttribute('type', 'password');
  });
});

describe('sign up', () => {
  test.each([
    ['Ab!', 'Password must be at least 6 characters long'],
    ['secret!', 'Password must contain at least one uppercase letter'],
    ['Secrets', 'Password must contain at least one special character'],
    [`A!${'x'.repeat(4094)}`, 'Password must be less than 4096 characters'],
  ])('refuses a password that breaks a rule [5.1, 5.2, 5.3, 5.4]', async (password, text) => {
    const signUp = vi.fn(async () => undefined);
    const screen = await showLogin({ signUp });
    await fillSignUp(screen, password);
    await expectToast(screen, 'alert', 'Sign up failed', text);
    expect(signUp).not.toHaveBeenCalled();
  });

  test('refuses a confirmation that does not match [5.5]', async () => {
    const screen = await showLogin();
    await fillSignUp(screen, 'Secret!', 'Secret?');
    await expectToast(screen, 'alert', 'Password mismatch', 'Passwords do not match');
  });

  test('ticks each of the three rules while the user types [2.26]', async () => {
    const screen = await showLogin();
    await screen.getByRole('tab', { name: 'Sign Up' }).click();
    const rules = screen.getByRole('list', { name: 'Password rules' });
    await expect.element(rules.getByRole('listitem').nth(2)).toMatchTextContent(': not met yet');
    await screen.getByLabelText('Password', { exact: true }).fill('Secret!');
    for (const index of [0, 1, 2])
      await expect.element(rules.getByRole('listitem').nth(index)).toMatchTextContent(': met');
  });

  test('accepts a sign-up without a name and shows a welcome [5.8, 8.9]', async () => {
    const signUp = vi.fn(async () => undefined);
    const screen = await showLogin({ signUp });
    await fillSignUp(screen, 'Secret!');
    expect(signUp).toHaveBeenCalledExactlyOnceWith('anna@example.org', 'Secret!', '');
    await expectToast(screen, 'status', 'Account created', 'Welcome to Inward');
  });

  test('shows a toast when the sign-up fails [8.7]', async () => {
    const signUp = async () => {
      throw new IdentityError('email-already-in-use');
    };
    const screen = await showLogin({ signUp });
    await fillSignUp(screen, 'Secret!');
    await expectToast(screen, 'alert', 'Sign up failed', 'An account with this email already exists.');
  });
});

describe('a refused sign-up', () => {
  const field = (screen: Awaited<ReturnType<typeof showLogin>>, label: string) =>
    screen.getByLabelText(label, { exact: true });

  test.each<[string, string, string[], IdentityCode | null]>([
    ['Password', 'Password must contain at least one special character', ['Secrets'], null],
    ['Confirm password', 'Passwords do not match', ['Secret!', 'Secret?'], null],
    [
      'Email',
      'An account with this email already exists. Please sign in instead.',
      ['Secret!'],
      'email-already-in-use',
    ],
    ['Password', 'Password is too weak. Please use at least 6 characters.', ['Secret!'], 'weak-password'],
  ])(
    'also shows the reason at the field "%s": %s, and moves the focus there',
    async (label, text, [password = '', again], code) => {
      const signUp = async () => {
        if (code) throw new IdentityError(code);
      };
      const screen = await showLogin({ signUp });
      await fillSignUp(screen, password, again);
      await expect.element(field(screen, label)).toHaveFocus();
      await expect
        .element(field(screen, label))
        .toHaveAccessibleDescription(new RegExp(`^${text.replace(/[.?]/g, '.')}`));
      await field(screen, label).fill('other@example.org');
      await expect.element(field(screen, label)).not.toHaveAttribute('aria-invalid');
    },
  );
});

test('shows each fault of a sign-up at its own field at once, and focuses the first of these fields', async () => {
  const signUp = vi.fn(async () => undefined);
  const screen = await showLogin({ signUp });
  await screen.getByRole('tab', { name: 'Sign Up' }).click();
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  const send = () => screen.getByRole('button', { name: 'Sign Up' }).click();
  await field('Password').fill('Ab!');
  for (const email of ['eva@example', 'eva', '']) {
    await field('Email').fill(email);
    await send();
    await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect.element(field('Email')).toHaveFocus();
    await expect.element(field('Password')).toHaveAccessibleDescription(/^Password must be at least 6 characters long/);
    await expect.element(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match');
    await expectToast(screen, 'alert', 'Sign up failed', 'Please enter a valid email address.');
  }
  await field('Email').fill('eva@example.org');
  await send();
  await expect.element(field('Password')).toHaveFocus();
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  await expectToast(screen, 'alert', 'Sign up failed', 'Password must be at least 6 characters long');
  expect(signUp).not.toHaveBeenCalled();
});

test('marks a broken rule in the list of rules instead of repeating it below the password', async () => {
  const screen = await showLogin();
  await fillSignUp(screen, 'Ab!');
  const text = 'Password must be at least 6 characters long';
  const rule = screen.getByRole('listitem').filter({ hasText: text });
  await expect
    .element(screen.getByLabelText('Password', { exact: true }))
    .toHaveAccessibleDescription(new RegExp(text));
  const other = screen.getByRole('listitem').filter({ hasText: 'uppercase' });
  expect(getComputedStyle(rule.element()).color).not.toBe(getComputedStyle(other.element()).color);
  const lines = [...document.querySelectorAll('form p')].filter((line) => line.textContent === text);
  expect(lines.map(({ clientHeight }) => clientHeight)).toEqual([1]);
});

test('marks all rules that a refused password does not meet', async () => {
  const screen = await showLogin();
  await fillSignUp(screen, 'secret');
  const colorOf = (text: string) =>
    getComputedStyle(screen.getByRole('listitem').filter({ hasText: text }).element()).color;
  await expect.poll(() => colorOf('uppercase')).toBe(colorOf('special'));
  expect(colorOf('uppercase')).not.toBe(colorOf('6 characters'));
  await screen.getByLabelText('Password', { exact: true }).fill('secret-');
  const unmarked = colorOf('uppercase');
  await screen.getByRole('button', { name: 'Sign Up' }).click();
  await expect.poll(() => colorOf('uppercase')).not.toBe(unmarked);
});

describe('the reset of a forgotten password', () => {
  test('requires an email for a password reset [2.21, 5.6]', async () => {
    const screen = await showLogin();
    await screen.getByRole('button', { name: 'Forgot Password?' }).click();
    await screen.getByRole('button', { name: 'Send Reset Email' }).click();
    await expectToast(screen, 'alert', 'Email required', 'Please enter your email address');
  });

  test('sends the reset to the email typed in the sign-in form [8.10]', async () => {
    const sendPasswordReset = vi.fn(async () => undefined);
    const screen = await showLogin({ sendPasswordReset });
    await screen.getByLabelText('Email').fill('anna@example.org');
    await screen.getByRole('button', { name: 'Forgot Password?' }).click();
    await screen.getByRole('button', { name: 'Send Reset Email' }).click();
    expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('anna@example.org');
    await expectToast(screen, 'status', 'Password reset sent', 'Check your email for password reset instructions.');
    // The toast disappears after a while, but this text on the page stays.
    await expect
      .element(screen.getByText(/^If anna@example.org has an account here, .* works for an hour/))
      .toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Look in your mailbox' })).toHaveFocus();
    await screen.getByRole('button', { name: 'No email? Try again' }).click();
    await expect.element(screen.getByLabelText('Email')).toHaveValue('anna@example.org');
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('no longer says that the session has ended once the user asks for a new password', async () => {
    rememberLastUser(someIdentity.uid);
    const screen = await showLogin({ sendPasswordReset: async () => undefined });
    await expect.element(screen.getByText('You were signed out.')).toBeVisible();
    await screen.getByLabelText('Email').fill('anna@example.org');
    await screen.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect.element(screen.getByText('You were signed out.')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Send Reset Email' }).click();
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await expect.element(screen.getByText('You were signed out.')).not.toBeInTheDocument();
  });

  test('still says that the reset was sent after a reload and after Back and Forward', async () => {
    const sendPasswordReset = async () => undefined;
    const first = await showLogin({ sendPasswordReset });
    await first.getByRole('button', { name: 'Forgot Password?' }).click();
    await first.getByLabelText('Email').fill('anna@example.org');
    await first.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect.element(first.getByRole('heading', { name: 'Look in your mailbox' })).toBeVisible();
    const sent = history.state;
    await first.unmount();

    history.replaceState(sent, '');
    const again = await showLogin({ sendPasswordReset }, '/auth?forgot');
    await expect.element(again.getByText(/^If anna@example.org has an account here/)).toBeVisible();
    await again.getByRole('button', { name: 'No email? Try again' }).click();
    await expect.element(again.getByLabelText('Email')).toHaveValue('anna@example.org');
    expect(history.state).toMatchObject({ sentTo: null });
  });

  test('forgets the email of a sent reset after an hour, and with "Back to Sign In"', async () => {
    const sendPasswordReset = async () => undefined;
    history.replaceState({ sentTo: 'anna@example.org', sentAtMs: Date.now() - 3_600_000 }, '');
    const late = await showLogin({ sendPasswordReset }, '/auth?forgot');
    await expect.element(late.getByRole('button', { name: 'Send Reset Email' })).toBeVisible();
    await late.unmount();
    const replaced = vi.spyOn(history, 'replaceState');
    history.replaceState({ sentTo: 'anna@example.org', sentAtMs: Date.now() }, '');
    const screen = await showLogin({ sendPasswordReset }, '/auth?forgot');
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    expect(replaced.mock.calls.map(([state]) => state)).toContainEqual(expect.objectContaining({ sentTo: null }));
  });

  test('closes the toast of a failed sign-in when the reset panel opens', async () => {
    const signIn = async () => {
      throw new IdentityError('invalid-credential');
    };
    const screen = await showLogin({ signIn });
    await fillSignIn(screen);
    await expectToast(screen, 'alert', 'Sign in failed', 'Invalid email or password.');
    await screen.getByRole('button', { name: 'Forgot Password?' }).click();
    await expect.element(screen.getByRole('button', { name: 'Send Reset Email' })).toBeVisible();
    expect(currentToasts().filter(({ open }) => open)).toEqual([]);
  });

  test('shows the reset panel again after a reload', async () => {
    const screen = await showLogin({}, '/auth?forgot');
    await expect.element(screen.getByRole('button', { name: 'Send Reset Email' })).toBeVisible();
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('shows a toast when the reset fails [8.8]', async () => {
    const sendPasswordReset = async () => {
      throw new IdentityError('invalid-email');
    };
    const screen = await showLogin({ sendPasswordReset });
    await screen.getByRole('button', { name: 'Forgot Password?' }).click();
    await screen.getByLabelText('Email').fill('nonsense');
    await screen.getByRole('button', { name: 'Send Reset Email' }).click();
    await expectToast(screen, 'alert', 'Password reset failed', 'Please enter a valid email address.');
    await expect
      .element(screen.getByLabelText('Email'))
      .toHaveAccessibleDescription('Please enter a valid email address.');
  });

  test('offers a new link in place of one that no longer works', async () => {
    const checkResetToken = async () => {
      throw new IdentityError('reset-link-invalid');
    };
    const screen = await showLogin({ checkResetToken }, '/auth?reset=tok-0');
    await screen.getByRole('button', { name: 'Get a New Link' }).click();
    await expect.element(screen.getByRole('button', { name: 'Send Reset Email' })).toBeVisible();
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('sets a new password through the link in the email, then shows the login', async () => {
    const setNewPassword = vi.fn(async () => undefined);
    const screen = await showLogin({ setNewPassword, checkResetToken: async () => undefined }, '/auth?reset=tok-1');
    await expect
      .element(screen.getByText('Every device that is signed in to the account will be signed out.', { exact: true }))
      .toBeVisible();
    await screen.getByLabelText('New password', { exact: true }).fill('Secret!');
    await screen.getByLabelText('Confirm password').fill('Secret!');
    await screen.getByRole('button', { name: 'Save New Password' }).click();
    expect(setNewPassword).toHaveBeenCalledExactlyOnceWith('tok-1', 'Secret!');
    await expectToast(screen, 'status', 'Password changed', 'Please sign in with your new password.');
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });
});

describe('a link from an email', () => {
  test('lists the sign-in methods that the password reset removed, until the user continues', async () => {
    const removed = { providers: ['google' as const], passkeys: 2, hadCode: true };
    let endCheck: (error: Error) => void = () => undefined;
    const checkResetToken = () => new Promise<void>((_, reject) => (endCheck = reject));
    const screen = await showLogin({ setNewPassword: async () => removed, checkResetToken }, '/auth?reset=tok-1');
    await screen.getByLabelText('New password', { exact: true }).fill('Secret!');
    await screen.getByLabelText('Confirm password').fill('Secret!');
    await screen.getByRole('button', { name: 'Save New Password' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    // The check is answered after the link is used up.
    endCheck(new IdentityError('reset-link-invalid'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect
      .element(screen.getByText(/in the last three days, .* removed: Google, 2 passkeys, the authenticator app\./))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('reads the token of a reset link from the fragment, also when a second link is pasted into the address bar', async () => {
    const checkResetToken = vi.fn(async () => undefined);
    try {
      window.location.hash = '#reset=first';
      const screen = await showLogin({ checkResetToken }, '/auth');
      await expect.element(screen.getByLabelText('Confirm password')).toBeVisible();
      window.location.hash = '#reset=second';
      await expect.poll(() => checkResetToken.mock.calls.flat()).toEqual(['first', 'second']);
    } finally {
      window.location.hash = '';
    }
  });

  test('opens the form for a new password from a link that Firebase sent', async () => {
    const checkResetToken = vi.fn(async () => undefined);
    const screen = await showLogin({ checkResetToken }, '/auth?mode=resetPassword&oobCode=code-1&apiKey=key&lang=en');
    await expect.element(screen.getByLabelText('Confirm password')).toBeVisible();
    expect(checkResetToken).toHaveBeenCalledWith('code-1');
  });

  test('shows the login and asks the user to sign in when the link only confirms the email address', async () => {
    const screen = await showLogin({}, '/auth?confirm=letter');
    await expect.element(screen.getByText('Sign in to confirm your email.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  });

  test('says nothing about a session on a device without an earlier user', async () => {
    const screen = await showLogin();
    await expect.element(screen.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    expect(screen.getByText(/^You were signed out/).elements()).toHaveLength(0);
  });

  test('ignores a link from Firebase for any purpose other than a new password', async () => {
    const screen = await showLogin({}, '/auth?mode=verifyEmail&oobCode=code-1');
    await expect.element(screen.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  });

  test('reports at once that a link for a new password was already used or has expired', async () => {
    const checkResetToken = () => Promise.reject(new IdentityError('reset-link-invalid'));
    const screen = await showLogin({ checkResetToken }, '/auth?reset=tok-1');
    const text =
      'This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since. Please ask for a new one.';
    await expect
      .element(screen.getByText(`${text} If you have set a new password already, sign in with it.`, { exact: true }))
      .toBeVisible();
    expect(document.title).toBe('This link no longer works · Inward');
    await expect.element(screen.getByLabelText('Confirm password')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  });

  test('replaces the form by the reason and a way to a new link if the link ended while the form was open', async () => {
    const setNewPassword = () => Promise.reject(new IdentityError('reset-link-invalid'));
    const screen = await showLogin({ setNewPassword, checkResetToken: async () => undefined }, '/auth?reset=tok-1');
    await screen.getByLabelText('New password', { exact: true }).fill('Secret!');
    await screen.getByLabelText('Confirm password').fill('Secret!');
    await screen.getByRole('button', { name: 'Save New Password' }).click();
    const text =
      'This link or another one was used, it was cancelled or is too old, or your password or another way to sign in has changed since. Please ask for a new one.';
    const toast = screen.getByRole('region', { name: 'Notifications' }).getByRole('alert');
    await expect.element(toast).toMatchTextContent(`Password reset failed${text}`);
    await expect.element(screen.getByRole('main').getByRole('alert')).toMatchTextContent(text);
    await expect.element(screen.getByRole('heading', { name: 'This link no longer works' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Get a New Link' }).click();
    await expect.element(screen.getByRole('button', { name: 'Send Reset Email' })).toBeVisible();
  });

  test.each([
    ['/auth?forgot', 'Email'],
    ['/auth?reset=tok-1', 'New password'],
  ])('focuses the first field of the panel at %s', async (path, label) => {
    const screen = await showLogin({ checkResetToken: async () => undefined }, path);
    await expect.element(screen.getByLabelText(label, { exact: true })).toHaveFocus();
  });

  test('shows the form for a new password if the link cannot be checked', async () => {
    const screen = await showLogin(
      { checkResetToken: () => Promise.reject(new NetworkError('offline')) },
      '/auth?reset=tok-1',
    );
    await expect.element(screen.getByLabelText('Confirm password')).toBeVisible();
  });
});

describe('the second factor', () => {
  const verify = 'POST /api/identity/two-factor/verify-totp';
  const user = { id: 'uid-1', email: 'anna@example.org', name: 'Anna', image: null };

  test('signs in with the correct code of the authenticator app', async () => {
    const adopt = vi.fn(async () => undefined);
    const screen = await showLogin({ adopt }, '/auth?code');
    const api = fakeApi({ [verify]: { body: { user } } });
    await screen.getByLabelText('Code', { exact: true }).fill('123 456');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => adopt.mock.calls).toMatchObject([[{ uid: 'uid-1' }]]);
    expect(api.of(verify).map(({ body }) => body)).toEqual([{ code: '123456' }]);
  });

  test('accepts a recovery code that is pasted into the field for the code of the app', async () => {
    const adopt = vi.fn(async () => undefined);
    const screen = await showLogin({ adopt }, '/auth?code');
    const verifyRecovery = 'POST /api/identity/two-factor/verify-backup-code';
    const api = fakeApi({ [verifyRecovery]: { body: { user } } });
    const field = screen.getByLabelText('Code', { exact: true });
    (await field.findElement()).focus();
    await userEvent.keyboard('3v8w-baaa-v7yq');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => adopt.mock.calls).toMatchObject([[{ uid: 'uid-1' }]]);
    expect(api.of(verify)).toEqual([]);
    expect(api.of(verifyRecovery).map(({ body }) => body)).toEqual([{ code: '3v8w-baaa-v7yq' }]);
  });

  test('refuses a wrong code and accepts a recovery code', async () => {
    const adopt = vi.fn(async () => undefined);
    const screen = await showLogin({ adopt }, '/auth?code');
    fakeApi({
      [verify]: {
        status: 401,
        body: { code: 'INVALID_CODE', message: 'This code is wrong or no longer good. Please try another.' },
      },
      'POST /api/identity/two-factor/verify-backup-code': { body: { user } },
    });
    await screen.getByLabelText('Code', { exact: true }).fill('000000');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expectToast(screen, 'alert', 'Sign in failed', 'This code is wrong or no longer good. Please try another.');
    const code = screen.getByLabelText('Code', { exact: true });
    await expect.element(code).toHaveAccessibleDescription('This code is wrong or no longer good. Please try another.');
    await screen.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect.element(screen.getByLabelText('Recovery code')).not.toHaveAttribute('aria-invalid');
    await expect.element(screen.getByLabelText('Recovery code')).toHaveFocus();
    await screen.getByRole('button', { name: 'Use the app' }).click();
    await expect.element(code).toHaveFocus();
    await screen.getByRole('button', { name: 'Use a recovery code' }).click();
    await screen.getByLabelText('Recovery code').fill(' one-11 ');
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => adopt.mock.calls.length).toBe(1);
  });
});

describe('a sign-in that no longer accepts a code', () => {
  const over = (reason: string) => ({
    status: 401,
    body: { code: 'SIGN_IN_OVER', message: `${reason} Please enter your password again.` },
  });

  async function enterCode(screen: InApp, label: string, code: string) {
    await screen.getByLabelText(label, { exact: true }).fill(code);
    await screen.getByRole('button', { name: 'Continue' }).click();
  }

  test('returns to the password after too many wrong codes, with the reason and the email', async () => {
    const screen = await showLogin({}, '/auth');
    await screen.getByLabelText('Email').fill('anna@example.org');
    screen.navigate('/auth?code');
    fakeApi({ 'POST /api/identity/two-factor/verify-totp': over('Too many wrong codes.') });
    await enterCode(screen, 'Code', '000000');
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus();
    const reason = 'Too many wrong codes. Please enter your password again.';
    await expect.element(screen.getByRole('alert')).toHaveTextContent(reason);
    await expect.element(screen.getByLabelText('Email')).toHaveValue('anna@example.org');
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus();
    expect(currentToasts().filter(({ open }) => open)).toEqual([]);
    screen.navigate('/auth?code');
    await expect.element(screen.getByText(reason)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Back to Sign In' }).click();
    await expect.element(screen.getByLabelText('Email')).toBeVisible();
    await expect.element(screen.getByText(reason)).not.toBeInTheDocument();
  });

  test('returns to the form if a recovery code comes too late, and focuses an empty email', async () => {
    rememberLastUser('uid-1');
    const screen = await showLogin({}, '/auth?code');
    fakeApi({ 'POST /api/identity/two-factor/verify-backup-code': over('That took too long.') });
    await screen.getByRole('button', { name: 'Use a recovery code' }).click();
    await enterCode(screen, 'Recovery code', 'aaaa-bbbb-cccc');
    await expect.element(screen.getByLabelText('Email')).toHaveFocus();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('That took too long. Please enter your password again.');
    await expect.element(screen.getByText('You were signed out.')).not.toBeInTheDocument();
  });
});

describe('other sign-in methods', () => {
  test('hides other sign-in methods unless the deployment offers them [2.23]', async () => {
    const screen = await showLogin();
    await expect.element(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.getByText('or', { exact: true }).elements()).toHaveLength(0);
  });

  test('shows the configured label of the operator’s own provider', async () => {
    const screen = await showLogin({}, '/', { federated: ['oidc'], oidcLabel: 'Harbour ID' });
    await expect.element(screen.getByRole('button', { name: 'Sign in with Harbour ID', exact: true })).toBeVisible();
  });

  test('shows a button for each of up to four providers [2.22, 2.23, 2.24]', async () => {
    const signInWith = vi.fn(async () => undefined);
    const federated = ['google', 'apple', 'facebook', 'github'];
    const screen = await showLogin({ signInWith }, '/', { federated });
    for (const name of ['Sign in with Apple', 'Sign in with Facebook', 'Sign in with GitHub']) {
      await expect.element(screen.getByRole('button', { name, exact: true })).toBeVisible();
    }
    await screen.getByRole('button', { name: 'Sign in with Google' }).click();
    expect(signInWith).toHaveBeenCalledExactlyOnceWith('google');
  });

  test('shows a button for the sample journal in a demo', async () => {
    const signInAsSample = vi.fn(async () => undefined);
    const screen = await showLogin({ signInAsSample }, '/', { demo: true });
    await screen.getByRole('button', { name: 'Open the sample journal' }).click();
    expect(signInAsSample).toHaveBeenCalledOnce();
  });
});

test('gives each panel its own page title, and restores the old title afterwards', async () => {
  document.title = 'Sign in · Inward';
  const screen = await showLogin({ sendPasswordReset: async () => undefined });
  const expectTitle = (title: string) => expect.poll(() => document.title).toBe(`${title} · Inward`);
  await screen.getByRole('tab', { name: 'Sign Up' }).click();
  await expectTitle('Sign up');
  await screen.getByRole('tab', { name: 'Sign In' }).click();
  await expectTitle('Sign in');
  await screen.getByLabelText('Email').fill('anna@example.org');
  await screen.getByRole('button', { name: 'Forgot Password?' }).click();
  await expectTitle('Reset your password');
  await screen.getByRole('button', { name: 'Send Reset Email' }).click();
  await expectTitle('Look in your mailbox');
  await screen.getByRole('button', { name: 'Back to Sign In' }).click();
  await expectTitle('Sign in');
  screen.navigate('/auth?code');
  await expectTitle('Enter your code');
});

test('moves between tabs with the arrow keys, but leaves Alt with an arrow to the browser [2.20]', async () => {
  const screen = await showLogin();
  const signIn = screen.getByRole('tab', { name: 'Sign In' });
  (await signIn.findElement()).focus();
  signIn.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  await expect.element(screen.getByRole('tab', { name: 'Sign Up' })).toHaveFocus();
  await expect.element(screen.getByLabelText('Confirm password')).toBeVisible();
  expect(isLeftToBrowser(screen.getByRole('tab', { name: 'Sign Up' }).element(), 'ArrowLeft')).toBe(true);
});

describe('the page', () => {
  test('shows the product name, the tagline and two tabs, with Sign In selected [2.20]', async () => {
    const screen = await showLogin();
    await expect.element(screen.getByRole('heading', { name: 'Inward' })).toBeVisible();
    await expect.element(screen.getByText('Where reflection actually happens', { exact: true })).toBeVisible();
    expect(
      screen
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Sign In', 'Sign Up']);
    await expect.element(screen.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
  });

  test('asks on sign-up for an optional name, email, password and confirmation, and shows the three rules [2.25, 5.7]', async () => {
    const screen = await showLogin();
    await screen.getByRole('tab', { name: 'Sign Up' }).click();
    const name = screen.getByLabelText('Full name (optional)');
    await expect.element(name).not.toBeRequired();
    for (const label of ['Email', 'Password', 'Confirm password']) {
      await expect.element(screen.getByLabelText(label, { exact: true })).toBeRequired();
    }
    const rules = screen.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
    expect(rules.elements().map((rule) => rule.querySelector('span')?.textContent)).toEqual([
      'Password must be at least 6 characters long',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one special character',
    ]);
  });

  test('marks the button as busy during a request and ignores a second tap', async () => {
    const signIn = vi.fn(() => new Promise<void>(() => undefined));
    const screen = await showLogin({ signIn });
    await screen.getByLabelText('Email').fill('anna@example.org');
    await screen.getByLabelText('Password', { exact: true }).fill('Secret!');
    const button = screen.getByRole('button', { name: 'Sign In' });
    await button.click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(signIn).toHaveBeenCalledOnce();
  });

  test.each(['Sign In', 'Sign Up', 'Forgot Password?'])(
    'cuts nothing off in "%s" on the smallest phone at 200% text size',
    async (name) => {
      await smallestPhoneLargestText();
      const screen = await showLogin({}, '/', { demo: true, federated: ['google', 'facebook'] });
      const opener =
        name === 'Forgot Password?' ? screen.getByRole('button', { name }) : screen.getByRole('tab', { name });
      await opener.click();
      await expect.element(screen.getByLabelText('Email')).toBeVisible();
      expectNothingCut(screen.container);
    },
  );
});
