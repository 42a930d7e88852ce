import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderInApp } from '../../../../testing/render.tsx';
import { SettingsScreen } from '../settings-screen.tsx';

/** Open the first page of the settings on a narrow screen, which shows one page at a time. */
async function open() {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(360, 800);
  fakeApi({});
  return renderInApp(<SettingsScreen />, { path: '/settings' });
}

const setKeyboard = (hasMouse: boolean) => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(pointer: fine)' ? ({ matches: hasMouse } as MediaQueryList) : matchMedia.call(window, query),
  );
};

test('with a mouse, Reading and Writing opens the keyboard shortcuts, where single keys can be turned off', async () => {
  onTestFinished(() => localStorage.removeItem('keyboard-shortcuts'));
  setKeyboard(true);
  const screen = await open();
  const link = screen.getByRole('link', { name: 'Reading and Writing' });
  await expect.element(link).toHaveAccessibleDescription(/, keyboard shortcuts$/);
  await link.click();
  const show = screen.getByRole('button', { name: 'Show the keyboard shortcuts' });
  await show.click();
  const help = screen.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await help.getByRole('switch', { name: 'Single keys' }).click();
  expect(localStorage.getItem('keyboard-shortcuts')).toBe('off');
  await help.getByRole('button', { name: 'Close' }).click();
  await expect.element(show).toHaveFocus();
});

test('on a phone, Reading and Writing does not mention the keyboard', async () => {
  setKeyboard(false);
  const screen = await open();
  const link = screen.getByRole('link', { name: 'Reading and Writing' });
  await expect.element(link).toHaveAccessibleDescription('Text size, light or dark, more time to write');
  await link.click();
  await expect.element(screen.getByRole('heading', { name: 'Text Size' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Keyboard' }).elements()).toEqual([]);
});
