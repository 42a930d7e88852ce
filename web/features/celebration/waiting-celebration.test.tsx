import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { streakWords, totalWords } from '../../../core/domain/milestone-words.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { celebrateOnHome, WaitingCelebration } from './waiting-celebration.tsx';

/** Long enough to see what must not come; the dialog's code is there already. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 800));
beforeAll(() => import('./achievement-dialog.tsx'));

const dialog = (name: string) => page.getByRole('dialog', { name });

test('a milestone waits for home and is shown once', async () => {
  const screen = await renderInApp(<WaitingCelebration />, { path: '/history' });
  const { title } = streakWords(7);
  celebrateOnHome(streakWords(7));
  await aWhile();
  await expect.element(dialog(title)).not.toBeInTheDocument();
  screen.navigate('/');
  await expect.element(dialog(title)).toBeVisible();
  await page.getByRole('button', { name: 'Continue Reflecting' }).click();
  await expect.element(dialog(title)).not.toBeInTheDocument();
  screen.navigate('/history');
  screen.navigate('/');
  await aWhile();
  await expect.element(dialog(title)).not.toBeInTheDocument();
});

test('the next person never sees it', async () => {
  const first = await renderInApp(<WaitingCelebration />, { path: '/history' });
  celebrateOnHome(totalWords(10));
  await first.unmount();
  await renderInApp(<WaitingCelebration />, { path: '/' });
  await aWhile();
  await expect.element(dialog(totalWords(10).title)).not.toBeInTheDocument();
});
