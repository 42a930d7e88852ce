import type { Page } from 'playwright';

/** Wait until the device has stored a draft that contains the first 40 characters of `words`. */
export async function draftSaved(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (start) =>
      Object.entries(localStorage).some(([key, value]) => key.startsWith('inward-draft:') && value.includes(start)),
    words.slice(0, 40),
  );
}
