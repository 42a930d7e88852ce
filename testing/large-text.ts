import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** The smallest phone with the largest words, 320 x 568 at 200%, until the test ends. */
export async function smallestPhoneLargestText(): Promise<void> {
  const { innerWidth, innerHeight } = window;
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.style.fontSize = '';
    await page.viewport(innerWidth, innerHeight);
  });
  await page.viewport(320, 568);
}

/** Nothing reaches beyond the window's sides, and no words are wider than what they stand in. */
export function expectNothingCut(container: Element): void {
  for (const part of container.querySelectorAll('*:not(svg *):not(.visually-hidden)')) {
    const { left, right, width } = part.getBoundingClientRect();
    if (width === 0) continue;
    const words = `${part.tagName} ${part.textContent?.slice(0, 40)}`;
    expect(left, words).toBeGreaterThanOrEqual(-1);
    expect(right, words).toBeLessThanOrEqual(window.innerWidth + 1);
  }
}
