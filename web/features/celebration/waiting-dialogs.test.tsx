import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { streakAchievement, totalAchievement } from '../../../core/domain/stats/milestones.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderInApp, someIdentity } from '../../../testing/render.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { celebrateOnHome, offerHelp, WaitingDialogs } from './waiting-dialogs.tsx';

/** Wait long enough for a dialog to appear. Its code was loaded before the tests. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 800));
beforeAll(() => import('./achievement-dialog.tsx'));

const { uid } = someIdentity;

const dialog = (name: string) => page.getByRole('dialog', { name });

test('a waiting milestone is shown only on home and only once', async () => {
  const screen = await renderInApp(<WaitingDialogs />, { path: '/history' });
  const { title } = streakAchievement(7);
  celebrateOnHome(streakAchievement(7), uid);
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

test('a waiting milestone speaks only of sent words while others are still on the device', async () => {
  await renderInApp(<WaitingDialogs />, { path: '/' });
  celebrateOnHome(streakAchievement(7), uid, true);
  await expect.element(page.getByText('What was sent is in your journal.')).toBeVisible();
});

test('the dialog of a milestone is whole in a low window', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(720, 450);
  await renderInApp(<WaitingDialogs />, { path: '/' });
  celebrateOnHome(streakAchievement(3), uid);
  const shown = dialog(streakAchievement(3).title);
  await expect.element(shown).toBeVisible();
  await expect.poll(() => shown.element().scrollHeight - shown.element().clientHeight).toBe(0);
});

test('the dialog of a milestone is whole below a notification on the smallest phone', async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 568);
  await renderInApp(<WaitingDialogs />, { path: '/' });
  celebrateOnHome(streakAchievement(3), uid);
  const shown = dialog(streakAchievement(3).title);
  await expect.element(shown).toBeVisible();
  toast({ title: 'Reflection submitted', description: 'Your evening reflection has been saved.', variant: 'success' });
  const room = () => shown.element().getAttribute('style')?.includes('--notification-room');
  const cutPx = () => shown.element().scrollHeight - shown.element().clientHeight;
  await expect.poll(() => [room(), cutPx()]).toEqual([true, 0]);
});

test('a waiting milestone is dropped when the user signs out', async () => {
  const first = await renderInApp(<WaitingDialogs />, { path: '/history' });
  celebrateOnHome(totalAchievement(10), uid);
  await first.unmount();
  await renderInApp(<WaitingDialogs />, { path: '/' });
  await aWhile();
  await expect.element(dialog(totalAchievement(10).title)).not.toBeInTheDocument();
});

test('a waiting dialog of the previous user does not affect the next user', async () => {
  fakeApi({ 'GET /api/help-lines': 'offline' });
  await renderInApp(<WaitingDialogs />, { path: '/' });
  offerHelp('somebody-before');
  await aWhile();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  celebrateOnHome(totalAchievement(10), uid);
  celebrateOnHome(totalAchievement(100), 'somebody-before');
  await expect.element(dialog(totalAchievement(10).title)).toBeVisible();
});

test('crisis help lines are shown at once on every screen, and no milestone replaces them', async () => {
  fakeApi({ 'GET /api/help-lines': 'offline' });
  const screen = await renderInApp(<WaitingDialogs />, { path: '/history' });
  offerHelp(uid);
  celebrateOnHome(totalAchievement(10), uid);
  await expect.element(dialog('Someone can listen')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Home' }).click();
  expect(screen.history.at(-1)).toBe('/');
  await aWhile();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});
