import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, writing } from '../../../testing/writing-screen.tsx';
import '../../ui/styles/tokens.css';
import '../../ui/styles/base.css';

/** Make the letters of headings as wide as in a fallback font that is wider. Return a function that undoes it. */
function widenHeadings(): () => void {
  const style = document.createElement('style');
  style.textContent = 'h1 { letter-spacing: 8px }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  return () => style.remove();
}

const question = () => page.getByRole('heading', { level: 1 }).element();
const top = () => writing().element().getBoundingClientRect().top;

test('the text area stays where it is when Newsreader arrives late and makes the question a line shorter', async () => {
  await page.viewport(320, 700);
  vi.spyOn(document.fonts, 'check').mockReturnValue(false);
  const useOwnFont = widenHeadings();
  await openScreen();
  await expect.element(writing()).toBeVisible();
  const [before, height] = [top(), question().clientHeight];
  useOwnFont();
  expect(top()).toBe(before);
  window.dispatchEvent(new Event('resize'));
  expect(question().clientHeight).toBeLessThan(height);
});

test('the question has only the height of its words if Newsreader is already loaded', async () => {
  await page.viewport(320, 700);
  vi.spyOn(document.fonts, 'check').mockReturnValue(true);
  const useOwnFont = widenHeadings();
  await openScreen();
  await expect.element(writing()).toBeVisible();
  const height = question().clientHeight;
  useOwnFont();
  expect(question().clientHeight).toBeLessThan(height);
});
