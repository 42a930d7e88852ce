import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { REDIRECT_AFTER_LOGGED_OUT_MS } from '../../../core/domain/limits.ts';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api.ts';
import { expectNothingCut, largeText, smallestPhoneLargestText } from '../../../testing/large-text.ts';
import { reflectionOf } from '../../../testing/reflections.ts';
import { renderInApp, signedInState, someIdentity, someUser, standingSession } from '../../../testing/render.tsx';
import { sound } from '../../device/feedback/sound.ts';
import { secondCopy } from '../../device/second-copy.ts';
import { storage } from '../../device/storage.ts';
import { putPending } from '../../features/deletion/change-pending.ts';
import { deleteWithUndo } from '../../features/deletion/delete-with-undo.ts';
import { deleteDraft } from '../../features/drafts/device-drafts.ts';
import { createDraft } from '../../features/drafts/draft.ts';
import { draftKey, findDrafts, userDraftPrefix, writeDraft } from '../../features/drafts/draft-storage.ts';
import { browserNavigation, redirectToLogin } from '../../features/session/login-redirect.ts';
import type { Session } from '../../features/session/session.ts';
import { IdentityError } from '../../identity/port/identity.ts';
import { SettingsScreen } from './settings-screen.tsx';

const stats = { currentStreak: 3, longestStreak: '9', totalReflections: 1234, thisWeekCount: 2 };
const config = { identity: 'builtin', federated: [], supportUrl: 'https://ko-fi.com', demo: false };

async function showSettings(actions: Partial<Session['actions']> = {}, state = signedInState) {
  const api = fakeApi({ 'GET /api/user/stats': { body: stats }, 'GET /api/config': { body: config } });
  const screen = await renderInApp(<SettingsScreen />, { path: '/settings', session: standingSession(state, actions) });
  return { api, screen };
}

describe('the account card', () => {
  test('shows name, email, sign-up date and two statistics [2.91, 2.92, 2.93, 3.3]', async () => {
    const { screen } = await showSettings();
    const account = screen.getByRole('region', { name: 'Account' });
    await expect.element(account).toMatchTextContent('Anna Maria Lindqvist');
    await expect.element(account).toMatchTextContent('anna@example.org');
    await expect.element(account).toMatchTextContent('Member since March 29, 2026');
    await expect.element(account).toMatchTextContent('Total Reflections1,234');
    await expect.element(account).toMatchTextContent('Longest Streak9');
  });

  test('leaves out of the total a reflection whose deletion can still be undone', async () => {
    const { id, revision, type, availableFrom, availableUntil, localDate } = reflectionOf({});
    const pending = { id, revision, type, availableFrom, availableUntil, heldUntilMs: Date.now() + 60_000 };
    putPending(someIdentity.uid, { ...pending, countedDay: localDate });
    const { screen } = await showSettings();
    const account = screen.getByRole('region', { name: 'Account' });
    await expect.element(account).toMatchTextContent('Total Reflections1,233');
  });

  const statOf = async (name: string, answer: FakeAnswer | (() => Promise<never>)) => {
    const api = fakeApi({ 'GET /api/user/stats': answer, 'GET /api/config': { body: config } });
    const screen = await renderInApp(<SettingsScreen />);
    return { api, stat: (await screen.getByText(name).findElement()).parentElement };
  };

  test.each([{ currentStreak: 0, longestStreak: 0, totalReflections: 0, thisWeekCount: 0 }, {}])(
    'shows 0 for a new user, and also if the response of the server has no number: %o [2.93]',
    async (body) => {
      const { stat } = await statOf('Longest Streak', { body });
      await expect.element(stat).toMatchTextContent(/^Longest Streak0$/);
    },
  );

  test('shows a dash, not 0, when the statistics cannot be loaded, and requests them only once [7.8]', async () => {
    const { api, stat } = await statOf('Total Reflections', { status: 500, body: {} });
    await expect.element(stat).toMatchTextContent('Total Reflections–Not known just now');
    expect(api.of('GET /api/user/stats')).toHaveLength(1);
  });

  test('shows a placeholder, not 0, while the statistics are loading', async () => {
    const { stat } = await statOf('Total Reflections', () => new Promise<never>(() => undefined));
    expect(stat?.textContent).toBe('Total Reflections');
  });

  test('shows the sign-up date of a user whose sync call failed [2.92]', async () => {
    const state = { status: 'signed-in', identity: someIdentity, user: someUser, syncFailure: 'Sync failed' } as const;
    const { screen } = await showSettings({}, state);
    await expect.element(screen.getByText('Member since March 29, 2026')).toBeVisible();
    await expect.element(screen.getByText('Sync failed. Shown is what this device knows.')).toBeVisible();
  });

  test('shows "Unknown" if the sign-up date is invalid [2.92]', async () => {
    const user = { ...someUser, createdAt: 'yesterday' };
    const { screen } = await showSettings({}, { status: 'signed-in', identity: someIdentity, user, syncFailure: null });
    await expect.element(screen.getByText('Member since Unknown')).toBeVisible();
  });
});

const longNamed = {
  ...someUser,
  firstName: 'Wolfeschlegelsteinhausenbergerdorff',
  email: 'a.very.long.address.that.never.seems.to.end@an-equally-long-domain-name.example.org',
};

test.each([someUser, longNamed])('cuts off no setting on the smallest phone at 200% text size', async (user) => {
  await smallestPhoneLargestText();
  const { screen } = await showSettings({}, { status: 'signed-in', identity: someIdentity, user, syncFailure: null });
  await expect.element(screen.getByRole('link', { name: /Support us/ })).toBeVisible();
  expectNothingCut(screen.container);
  for (const part of screen.container.querySelectorAll('section *')) {
    const card = part.closest('section')?.getBoundingClientRect().right ?? 0;
    expect(part.getBoundingClientRect().right, part.className).toBeLessThanOrEqual(card);
  }
});

test('shows the header, the cards and a link back to home [2.90, 2.94]', async () => {
  const { screen } = await showSettings();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect.element(screen.getByText('Manage your account', { exact: true })).toBeVisible();
  for (const name of ['Sound Settings', 'Support']) {
    await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect
    .element(screen.getByText('Gentle sounds for interactions and achievements', { exact: true }))
    .toBeVisible();
  await screen.getByRole('link', { name: 'Back to Home' }).click();
  expect(screen.history.at(-1)).toBe('/');
});

describe('the sound card', () => {
  test('has sound on at 70% by default, hides the volume when sound is turned off, and plays a sound when it is turned on [2.94, 2.95, 2.96, 3.11, 4.12, 9.20]', async () => {
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
    const { screen } = await showSettings();
    const feedback = screen.getByRole('switch', { name: 'Audio Feedback' });
    await expect.element(feedback).toBeChecked();
    await expect.element(screen.getByText('70%')).toBeVisible();
    await feedback.click();
    await expect.element(screen.getByRole('slider', { name: 'Volume' })).not.toBeInTheDocument();
    expect(localStorage.getItem('sound-settings')).toBe('{"enabled":false,"volume":0.7}');
    expect(play).not.toHaveBeenCalled();
    await feedback.click();
    expect(play).toHaveBeenCalledOnce();
  });

  test('sets the volume from 0 to 1 in steps of 0.1, stores it, and plays a sound above 0 [2.95, 2.96, 5.15, 9.20]', async () => {
    const play = vi.spyOn(sound, 'play').mockImplementation(() => undefined);
    const { screen } = await showSettings();
    const volume = screen.getByRole('slider', { name: 'Volume' });
    for (const [name, value] of Object.entries({ min: '0', max: '1', step: '0.1' })) {
      await expect.element(volume).toHaveAttribute(name, value);
    }
    await volume.fill('0.3');
    await expect.element(screen.getByText('30%')).toBeVisible();
    expect(play).toHaveBeenCalledOnce();
    await volume.fill('0');
    await expect.element(screen.getByText('0%', { exact: true })).toBeVisible();
    expect(play).toHaveBeenCalledOnce();
    expect(localStorage.getItem('sound-settings')).toBe('{"enabled":true,"volume":0}');
  });
});

test('offers Log Out last, below the groups and the other cards [2.98]', async () => {
  const { screen } = await showSettings();
  await expect.element(screen.getByRole('link', { name: /^Support us/ })).toBeVisible();
  const buttons = [...document.querySelectorAll('main a, main button, main input')];
  expect(buttons[buttons.length - 1]?.textContent).toBe('Log Out');
});

test('opens the support link in a new tab [2.97]', async () => {
  const { screen } = await showSettings();
  await expect
    .element(screen.getByText('Help us continue building the product and keep it free for everyone.'))
    .toBeVisible();
  const link = screen.getByRole('link', { name: /^Support us/ });
  await expect.element(link).toHaveAttribute('href', 'https://ko-fi.com');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('uses the stored configuration until the server answers', async () => {
  storage.setJson('inward-config', { ...config, supportUrl: 'https://remembered.example' });
  fakeApi({ 'GET /api/config': 'offline' });
  const screen = await renderInApp(<SettingsScreen />, { path: '/settings' });
  const link = screen.getByRole('link', { name: /^Support us/ });
  await expect.element(link).toHaveAttribute('href', 'https://remembered.example');
});

describe('logging out', () => {
  /** Store an unsent draft of a user on this device. Its window of six hours ends at `endMs`. */
  function storeDraft(uid: string, endMs = Date.parse('2026-03-29T20:59:59.000Z')): void {
    const window = {
      type: 'evening',
      availableFrom: new Date(endMs - 6 * 3_600_000).toISOString(),
      availableUntil: new Date(endMs).toISOString(),
    } as const;
    const draft = {
      ...createDraft(window, { promptId: 'p', question: 'q' }),
      content: 'Half a thought',
      version: 1,
    };
    writeDraft(storage, draftKey(uid, window), draft);
    onTestFinished(() => deleteDraft(uid, window));
  }
  const confirmation = { name: 'Some of your words are not in your journal yet' };

  test('before sign-out, sends a deletion that can still be undone', async () => {
    const calls: string[] = [];
    const { screen, api } = await showSettings({
      signOut: async () => void calls.push(...api.requests.map(({ call }) => call)),
    });
    const deleted = reflectionOf({ content: 'Regretted.' });
    deleteWithUndo(screen.client, someIdentity.uid, deleted, { description: '', takesFocus: false });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    await vi.waitFor(() => expect(calls).toContain(`DELETE /api/reflections/${deleted.id}`));
  });

  test('asks before logging out while a draft is unsent, and keeps the draft', async () => {
    storeDraft(someIdentity.uid);
    const signOut = vi.fn(async () => undefined);
    const { screen } = await showSettings({ signOut });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    await expect.element(screen.getByRole('dialog', confirmation)).toBeVisible();
    expect(signOut).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Keep what is unsent on this device and log out' }).click();
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(screen.history.at(-1)).toBe('/'));
    expect(findDrafts(someIdentity.uid)).toMatchObject([{ content: 'Half a thought' }]);
  });

  test.each([
    [320, 568],
    [720, 450],
  ])('keeps all choices about an unsent draft in view with larger text at %i x %i', async (width, height) => {
    await largeText(width, height, 150);
    storeDraft(someIdentity.uid);
    const { screen } = await showSettings();
    await screen.getByRole('button', { name: 'Log Out' }).click();
    const dialog = screen.getByRole('dialog', confirmation);
    for (const name of ['Stay', 'Keep what is unsent on this device and log out', 'Delete what is unsent and log out'])
      await expect.element(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });

  test('deletes drafts when logging out only if the user chooses to, and only the drafts of that user', async () => {
    storeDraft(someIdentity.uid);
    storeDraft('somebody-else');
    await secondCopy.set(`${userDraftPrefix(someIdentity.uid)}other`, 'Half a thought');
    const signOut = vi.fn(async () => undefined);
    const { screen } = await showSettings({ signOut });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    expect(findDrafts(someIdentity.uid)).toHaveLength(1);
    await screen.getByRole('button', { name: 'Delete what is unsent and log out' }).click();
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(findDrafts(someIdentity.uid)).toEqual([]);
    expect(await secondCopy.keys(userDraftPrefix(someIdentity.uid))).toEqual([]);
    expect(findDrafts('somebody-else')).toHaveLength(1);
  });

  test('opens the writing page of a draft that can still be submitted when the user keeps writing', async () => {
    storeDraft(someIdentity.uid, Date.now() + 3_600_000);
    const signOut = vi.fn(async () => undefined);
    const { screen } = await showSettings({ signOut });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    await screen.getByRole('button', { name: 'Keep writing' }).click();
    await vi.waitFor(() => expect(screen.history.at(-1)).toMatch(/^\/reflect\/evening/));
    expect(signOut).not.toHaveBeenCalled();
  });

  test('offers to stay in settings instead of to keep writing if the window of the draft is long over', async () => {
    storeDraft(someIdentity.uid, Date.now() - 30 * 24 * 3_600_000);
    const signOut = vi.fn(async () => undefined);
    const { screen } = await showSettings({ signOut });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    await expect.element(screen.getByRole('dialog', confirmation)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep writing' }).elements()).toHaveLength(0);
    const places = screen.history.length;
    await screen.getByRole('button', { name: 'Stay' }).click();
    await expect.element(screen.getByRole('dialog', confirmation)).not.toBeInTheDocument();
    expect(screen.history).toHaveLength(places);
    expect(signOut).not.toHaveBeenCalled();
  });

  test('logs out without asking when only another user has drafts on this device', async () => {
    storeDraft('somebody-else');
    const signOut = vi.fn(async () => undefined);
    const { screen } = await showSettings({ signOut });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    expect(screen.getByRole('dialog', confirmation).elements()).toHaveLength(0);
  });

  test('opens home and shows a toast after logging out [2.13, 2.98, 4.9, 8.4]', async () => {
    const { screen } = await showSettings({ signOut: async () => undefined });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent("Logged outYou've been successfully logged out.");
    expect(screen.history.at(-1)).toBe('/');
  });

  test('completes a slow sign-out even if the server refuses other requests before and during it', async () => {
    const go = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    const signOut = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 2 * REDIRECT_AFTER_LOGGED_OUT_MS)));
    const { screen } = await showSettings({ signOut });
    const logOut = screen.getByRole('button', { name: 'Log Out' }).element();
    redirectToLogin();
    // Click synchronously: on a busy machine a simulated pointer could arrive after the redirect.
    logOut.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    redirectToLogin();
    await expect.element(screen.getByRole('status')).toMatchTextContent(/^Logged out/);
    expect(go).not.toHaveBeenCalled();
  });

  test('redirects to the login when the sign-out fails after a refused request', async () => {
    const go = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    const signOut = vi.fn(() => Promise.reject(new IdentityError('network-request-failed')));
    const { screen } = await showSettings({ signOut });
    const logOut = screen.getByRole('button', { name: 'Log Out' }).element();
    redirectToLogin();
    logOut.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/api/login'));
  });

  test.each([
    [
      new IdentityError('network-request-failed'),
      'Network error. Please check your internet connection and try again.',
    ],
    [new IdentityError('unknown', 'Not now.'), 'Not now.'],
    [new IdentityError('unknown'), 'Please try again.'],
  ])('shows the reason of a failure and stays on the settings [8.5]', async (error, text) => {
    const signOut = async () => {
      throw error;
    };
    const { screen } = await showSettings({ signOut });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(`Logout failed${text}`);
    expect(screen.history.at(-1)).toBe('/settings');
    const go = vi.spyOn(browserNavigation, 'go').mockImplementation(() => undefined);
    redirectToLogin();
    await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/api/login'));
  });
});
