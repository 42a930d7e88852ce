import type { CDPSession, Page } from 'playwright';
import type { Appearance } from './passes.ts';

/** Capture the contents of the window as WebP. */
export async function capture(session: CDPSession, quality = 80): Promise<Buffer> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  return Buffer.from(data, 'base64');
}

/** Capture a screen in one appearance. For a long page, enlarge the window up to `screensDown` screen heights. */
export async function shoot(page: Page, appearance: Appearance, screensDown: number): Promise<Buffer> {
  const { width, height, colorScheme, forcedColors } = appearance;
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none' });
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const full = screensDown === 1 ? height : await page.evaluate(() => document.documentElement.scrollHeight);
  if (full > height) await page.setViewportSize({ width, height: Math.min(full, height * screensDown) });
  await page.waitForTimeout(300);
  const session = await page.context().newCDPSession(page);
  const picture = await capture(session);
  await session.detach();
  return picture;
}
