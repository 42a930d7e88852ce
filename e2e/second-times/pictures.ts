import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { waitUntilStill } from '../../scripts/screenshots/wait-until-still.ts';

const folder = join(import.meta.dirname, '../../.cache/second-times');
const tries = 5;

/**
 * Matches times with seconds, such as '3h 47m 59s' and '9:05'. Pictures must not show them, because a countdown runs
 * even while the page's clock is stopped.
 */
const seconds = /^(\d+h )?(\d+m )?\d+s( left)?$|^\d+:\d\d( left)?$/;

/**
 * The number of pixels that may differ, because a browser smooths some edges differently when it redraws a part of the
 * page.
 */
const noisePixels = 20;

async function take(page: Page): Promise<Buffer> {
  // Fire a scroll event, so that no tooltip is in the picture. A tooltip appears 700 ms after its element gets the
  // focus, and disappears on a scroll.
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  return page.screenshot({ mask: [page.getByText(seconds)] });
}

/** Take pictures until two in a row are equal, but at most a few. Return the last one. */
export async function settledPicture(page: Page): Promise<Buffer> {
  await waitUntilStill(page);
  let last = await take(page);
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const next = await take(page);
    if (next.equals(last)) break;
    last = next;
    await waitUntilStill(page);
  }
  return last;
}

/**
 * Return the number of pixels whose colours differ by more than 5%. Smoothed edges do not count, because the browser
 * draws them slightly differently after a scroll. If the pictures have different sizes, return the number of all
 * pixels.
 */
export function differingPixels(one: Buffer, two: Buffer): number {
  if (one.equals(two)) return 0;
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(two)];
  if (a.width !== b.width || a.height !== b.height) return a.width * a.height;
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.05 });
}

/**
 * Compare the page with an earlier picture. If they differ, compare again a few times. Return null as soon as they are
 * equal. Otherwise write both pictures to .cache/second-times, and return a sentence with the number of differing
 * pixels.
 */
export async function differenceFrom(page: Page, first: Buffer, moment: string): Promise<string | null> {
  let now = first;
  let pixels = 0;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    await waitUntilStill(page);
    now = await take(page);
    pixels = differingPixels(first, now);
    if (pixels <= noisePixels) return null;
  }
  const file = moment.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${file}.1.png`), first);
  await writeFile(join(folder, `${file}.2.png`), now);
  return `${moment}: ${pixels} pixels differ`;
}
