import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { waitUntilStill } from '../../scripts/screenshots/wait-until-still.ts';

const folder = join(import.meta.dirname, '../../.cache/second-times');
const tries = 5;

/** Times with seconds, such as '3h 47m 59s' and '9:05': the clock of the page stands still, but a countdown runs on. */
const seconds = /^(\d+h )?(\d+m )?\d+s( left)?$|^\d+:\d\d( left)?$/;

/** The browser may draw as many pixels of smoothed edges differently where it draws only a part of the page again. */
const noisePixels = 20;

async function take(page: Page): Promise<Buffer> {
  // A tooltip appears 700 ms after the focus; a scroll ends it.
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  return page.screenshot({ mask: [page.getByText(seconds)] });
}

/** Take pictures until two in a row are equal. */
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
 * Return the number of pixels that differ by more than about 13 of 255 and are no smoothed edge: the browser draws edges of
 * letters and corners a little differently after a scroll. Pictures of different sizes differ everywhere.
 */
export function differingPixels(one: Buffer, two: Buffer): number {
  if (one.equals(two)) return 0;
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(two)];
  if (a.width !== b.width || a.height !== b.height) return a.width * a.height;
  return pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.05 });
}

/**
 * Compare what the page shows with an earlier picture, and look again for a while as long as it differs. Return null, or a
 * sentence with the number of pixels; both pictures are then in .cache/second-times.
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
