import type { Page } from 'playwright';

/**
 * Wait until the fonts are loaded, the page has not changed for 200 ms, and all finite animations have ended. Wait at
 * most 3 s, because a countdown never stops.
 */
export function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const quiet = new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, 200);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(resolve, 200);
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    const still = async () => {
      await document.fonts.ready;
      await quiet;
      const ending = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(ending.map(({ finished }) => finished));
    };
    await Promise.race([still(), new Promise((resolve) => setTimeout(resolve, 3_000))]);
  });
}
