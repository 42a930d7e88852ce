import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forceColors } from '../../../testing/emulated-media.ts';
import '../styles/base.css';
import '../styles/tokens.css';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

const description = 'Your streak keeps the day. Nothing new can be written in this window, because it is over. '.repeat(
  3,
);

async function openAt(width: number, height: number, percent: number) {
  const { innerWidth, innerHeight } = window;
  document.documentElement.style.fontSize = `${percent}%`;
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(innerWidth, innerHeight);
  });
  await page.viewport(width, height);
  await render(<Toaster />);
  const action = { label: 'Undo', onSelect: () => {} };
  toast({ title: 'Deleted', description, action, takesFocus: true, durationMs: 60_000 });
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
}

const words = () => page.getByText('Deleted', { exact: true }).element().parentElement as HTMLElement;

test.each([
  [360, 225, 150],
  [320, 256, 200],
  [800, 360, 200],
  [1440, 400, 200],
])('a toast with a long text fits into a window of %i x %i with the text at %i%', async (width, height, percent) => {
  await openAt(width, height, percent);
  const inWindow = [page.getByRole('article'), page.getByRole('button', { name: 'Dismiss' })];
  for (const part of [...inWindow, page.getByRole('button', { name: 'Undo' })]) {
    await expect.element(part).toBeInViewport({ ratio: 1 });
  }
  // Two lines of the text are in view.
  expect(words().clientHeight).toBeGreaterThan(2 * 0.9375 * 16 * (percent / 100) * 1.5);
});

test('the keyboard scrolls a text that is too long for the window, and Tab passes by a text that fits', async () => {
  await openAt(360, 225, 150);
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(words());
  await expect.element(page.getByRole('group', { name: 'Deleted' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => words().scrollTop).toBeGreaterThan(0);
  await page.viewport(360, 2_000);
  await expect.poll(() => words().hasAttribute('tabindex')).toBe(false);
  await expect.element(page.getByRole('group')).not.toBeInTheDocument();
});

test('a text that goes on below its box has a fade, or with forced colours a dashed line, until it is scrolled to its end', async () => {
  await openAt(360, 225, 150);
  const fade = () => getComputedStyle(words(), '::after');
  await expect.poll(() => fade().backgroundImage).toContain('linear-gradient');
  await forceColors();
  expect(fade().borderBottomStyle).toBe('dashed');
  const { scrollHeight } = words();
  words().scrollTo({ top: scrollHeight });
  await expect.poll(() => fade().content).toBe('none');
  expect(words().scrollHeight).toBe(scrollHeight);
  await page.viewport(360, 2_000);
  await expect.poll(() => fade().content).toBe('none');
});
