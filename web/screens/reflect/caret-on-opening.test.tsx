import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openWindow } from '../../../testing/reflections.ts';
import { current, hourMs, openScreen, writing } from '../../../testing/writing-screen.tsx';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';

test('an empty page opens with the line of the caret above the bar, in a low window with large text', async () => {
  const { innerWidth, innerHeight } = window;
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(innerWidth, innerHeight);
  });
  await page.viewport(720, 450);
  const extraTimeUntil = new Date(Date.now() + 2 * hourMs).toISOString();
  await openScreen({ [current]: { body: openWindow(hourMs, { extraTimeUntil }) } });
  await expect.element(writing()).toHaveFocus();
  const isFirstLineShown = () => {
    const area = writing().element();
    const { left, top } = area.getBoundingClientRect();
    const lineHeight = Number.parseFloat(getComputedStyle(area).lineHeight);
    return [2, lineHeight - 2].every((below) => document.elementFromPoint(left + 1, top + below) === area);
  };
  await expect.poll(isFirstLineShown).toBe(true);
});
