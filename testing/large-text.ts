import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** Use a window of this size with text of this size until the test ends. */
export async function largeText(width: number, height: number, percent: number): Promise<void> {
  const { innerWidth, innerHeight } = window;
  document.documentElement.style.fontSize = `${percent}%`;
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(innerWidth, innerHeight);
  });
  await page.viewport(width, height);
}

/** Use a window of this size with the largest text (200%) until the test ends. */
export const largestText = (width: number, height: number): Promise<void> => largeText(width, height, 200);

/** Use the smallest phone (320 x 568) with the largest text (200%) until the test ends. */
export const smallestPhoneLargestText = (): Promise<void> => largestText(320, 568);

/** Expect that no visible element extends beyond the left or right edge of the window. */
export function expectNothingCut(container: Element): void {
  for (const part of container.querySelectorAll('*:not(svg *):not(.visually-hidden)')) {
    const { left, right, width } = part.getBoundingClientRect();
    if (width === 0) continue;
    const words = `${part.tagName} ${part.textContent?.slice(0, 40)}`;
    expect(left, words).toBeGreaterThanOrEqual(-1);
    expect(right, words).toBeLessThanOrEqual(window.innerWidth + 1);
  }
}
