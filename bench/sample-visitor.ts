import type { Page } from 'playwright';
import { STORAGE_FIRST_TIME_USER } from '../core/domain/limits.ts';

/** Mark the intro as seen, so that the app shows the login instead. */
export async function finishIntro(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((key) => localStorage.setItem(key, 'false'), STORAGE_FIRST_TIME_USER);
}

export async function openSampleJournal(page: Page, url: string): Promise<void> {
  await finishIntro(page, url);
  await page.goto(url);
  await page.getByRole('button', { name: 'Open the sample journal' }).click();
  await page.getByText('day streak').waitFor();
}
