import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { milestoneReached, streakAchievement } from '../../../core/domain/stats/milestones.ts';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';
import { AchievementDialog } from './achievement-dialog.tsx';

const achievement = streakAchievement(7);

afterEach(() => {
  delete window.AndroidBridge;
});

describe('the achievement dialog', () => {
  test('the achievement dialog shows the milestone and its texts, takes focus, and notifies the Android wrapper [2.42, 7.32]', async () => {
    const onMilestoneReached = vi.fn();
    window.AndroidBridge = { onMilestoneReached };
    await render(<AchievementDialog achievement={achievement} onContinue={() => undefined} />);
    const dialog = page.getByRole('dialog', { name: achievement.title });
    await expect.element(dialog).toBeVisible();
    await expect.element(page.getByText('7', { exact: true })).toBeVisible();
    await expect.element(page.getByText(achievement.description)).toBeVisible();
    await expect.element(page.getByText('Your words are in your journal.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Continue Reflecting' })).toHaveFocus();
    expect(onMilestoneReached).toHaveBeenCalledExactlyOnceWith('streak', 7);
  });

  test('the achievement dialog shows its texts above its button at 400% zoom', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(360, 225);
    await render(<AchievementDialog achievement={achievement} onContinue={() => undefined} />);
    const button = page.getByRole('button', { name: 'Continue Reflecting' });
    await expect.element(button).toBeVisible();
    const place = (text: string) => page.getByText(text).element().getBoundingClientRect();
    expect(place(achievement.title).top).toBeGreaterThanOrEqual(0);
    expect(place(achievement.description).bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top);
  });

  test('the dialog of the first reflection shows its whole text below a notification in a low window', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(720, 450);
    document.documentElement.style.setProperty('--notification-room', '100px');
    onTestFinished(() => void document.documentElement.style.removeProperty('--notification-room'));
    const first = milestoneReached(null, { currentStreak: 1, longestStreak: 1, totalReflections: 1, thisWeekCount: 1 });
    if (!first) throw new Error('The first reflection is a milestone.');
    await render(<AchievementDialog achievement={first} onContinue={() => undefined} />);
    const button = page.getByRole('button', { name: 'Continue Reflecting' });
    await expect.element(button).toHaveFocus();
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)));
    const dialog = page.getByRole('dialog').element();
    expect(dialog.scrollHeight).toBeLessThanOrEqual(dialog.clientHeight);
    const { bottom } = page.getByText(first.description).element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(button.element().parentElement?.getBoundingClientRect().top ?? 0);
  });

  test.each(['{Enter}', '{Escape}'])('the achievement dialog closes on %s [2.42]', async (key) => {
    const onContinue = vi.fn();
    await render(<AchievementDialog achievement={achievement} onContinue={onContinue} />);
    await expect.element(page.getByRole('button', { name: 'Continue Reflecting' })).toHaveFocus();
    await userEvent.keyboard(key);
    expect(onContinue).toHaveBeenCalledOnce();
  });
});
