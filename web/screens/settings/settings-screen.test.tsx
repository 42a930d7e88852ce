import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp, signedInState, someIdentity, someUser, standingSession } from '../../../testing/render.tsx';
import { IdentityError } from '../../data/identity.ts';
import { sound } from '../../device/sound.ts';
import type { Session } from '../../features/session/session.ts';
import { SettingsScreen } from './settings-screen.tsx';

const stats = { currentStreak: 3, longestStreak: '9', totalReflections: 1234, thisWeekCount: 2 };
const config = { identity: 'builtin', federated: [], supportUrl: 'https://ko-fi.com', demo: false };

async function showSettings(actions: Partial<Session['actions']> = {}, state = signedInState) {
  const api = fakeApi({ 'GET /api/user/stats': { body: stats }, 'GET /api/config': { body: config } });
  const screen = await renderInApp(<SettingsScreen />, { path: '/settings', session: standingSession(state, actions) });
  return { api, screen };
}

describe('the account', () => {
  test('shows name, email, since when, and the two numbers', async () => {
    const { screen } = await showSettings();
    const account = screen.getByRole('region', { name: 'Account' });
    await expect.element(account).toMatchTextContent('Anna Maria Lindqvist');
    await expect.element(account).toMatchTextContent('anna@example.org');
    await expect.element(account).toMatchTextContent('Member since March 29, 2026');
    await expect.element(account).toMatchTextContent('Total Reflections1,234');
    await expect.element(account).toMatchTextContent('Longest Streak9');
  });

  test('without stats shows 0, and does not ask twice', async () => {
    const api = fakeApi({ 'GET /api/user/stats': { status: 500, body: {} }, 'GET /api/config': { body: config } });
    const screen = await renderInApp(<SettingsScreen />);
    await expect
      .element(screen.getByText('Longest Streak').element().parentElement)
      .toMatchTextContent('Longest Streak0');
    expect(api.of('GET /api/user/stats')).toHaveLength(1);
  });

  test('of a fallback user does not invent since when', async () => {
    const state = { status: 'signed-in', identity: someIdentity, user: someUser, syncFailure: 'Sync failed' } as const;
    const { screen } = await showSettings({}, state);
    await expect.element(screen.getByText('Member since Unknown')).toBeVisible();
  });
});

test('stays inside its cards on a phone at 200% text', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
  });
  const { screen } = await showSettings();
  await expect.element(screen.getByRole('link', { name: /Support us/ })).toBeVisible();
  for (const part of screen.container.querySelectorAll('section *')) {
    const card = part.closest('section')?.getBoundingClientRect().right ?? 0;
    expect(part.getBoundingClientRect().right, part.className).toBeLessThanOrEqual(card);
  }
});

describe('sounds', () => {
  test('are on at 70% by default; off hides the volume; on is heard', async () => {
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

  test('the volume goes from 0 to 1 by tenths, is kept, and is heard above 0', async () => {
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

test('the support link opens in a new tab', async () => {
  const { screen } = await showSettings();
  await expect
    .element(screen.getByText('Help us continue building the product and keep it free for everyone.'))
    .toBeVisible();
  const link = screen.getByRole('link', { name: /^Support us/ });
  await expect.element(link).toHaveAttribute('href', 'https://ko-fi.com');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

describe('logging out', () => {
  test('leads home and says so', async () => {
    const { screen } = await showSettings({ signOut: async () => undefined });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    await expect
      .element(screen.getByRole('status'))
      .toMatchTextContent("Logged outYou've been successfully logged out.");
    expect(screen.history.at(-1)).toBe('/');
  });

  test.each([
    [
      new IdentityError('network-request-failed'),
      'Network error. Please check your internet connection and try again.',
    ],
    [new IdentityError('unknown', 'Not now.'), 'Not now.'],
    [new IdentityError('unknown'), 'Please try again.'],
  ])('that fails says why and stays', async (error, text) => {
    const signOut = async () => {
      throw error;
    };
    const { screen } = await showSettings({ signOut });
    await screen.getByRole('button', { name: 'Log Out' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(`Logout failed${text}`);
    expect(screen.history.at(-1)).toBe('/settings');
  });
});
