import type { Browser } from 'playwright';
import type { Appearance } from './passes.ts';
import { capture } from './shoot.ts';

export type Row = { readonly name: string; readonly pictures: readonly Buffer[] };

const columns = 4;
const thumbnail = { height: 260, widthMax: 190 };

const source = (picture: Buffer) => `data:image/webp;base64,${picture.toString('base64')}`;

async function draw(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 600, height: 100 } });
  await page.setContent(html);
  const size = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
  }));
  await page.setViewportSize(size);
  await page.waitForTimeout(1_000);
  const picture = await capture(await page.context().newCDPSession(page), 65);
  await page.close();
  return picture;
}

/**
 * Draw thumbnails of all pictures into one WebP picture, so that changes are visible at a glance. Wide pictures are
 * cropped to their middle.
 */
export function contactSheet(
  browser: Browser,
  appearances: readonly Appearance[],
  rows: readonly Row[],
): Promise<Buffer> {
  const cell = ({ name, pictures }: Row) => {
    const images = pictures.map((picture, index) => {
      const { width, height } = appearances[index] ?? { width: 1, height: 1 };
      const shown = Math.min(Math.round((thumbnail.height * width) / height), thumbnail.widthMax);
      return `<i style="width:${shown}px;background-image:url(${source(picture)})"></i>`;
    });
    return `<figure><figcaption>${name}</figcaption>${images.join('')}</figure>`;
  };
  return draw(
    browser,
    `<style>
      body { display: inline-grid; grid: auto-flow / repeat(${columns}, auto); gap: 16px; margin: 16px;
        background: #6b665f; color: #fff; font: 14px sans-serif; }
      figure { margin: 0; white-space: nowrap; }
      figcaption { padding-bottom: 4px; }
      i { display: inline-block; height: ${thumbnail.height}px; margin-right: 4px; background: top / auto 100% no-repeat; }
    </style>${rows.map(cell).join('')}`,
  );
}

/** Draw four phones side by side as a WebP picture for the README. */
export function fourPhones(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const images = pictures.map((picture) => `<img src="${source(picture)}">`).join('');
  return draw(
    browser,
    `<style>
      html { background: radial-gradient(circle at 50% 0, #3a2a14, #0f0f0f 70%); }
      body { display: inline-flex; gap: 24px; margin: 36px; }
      img { width: 272px; height: 604px; border: 1px solid #3a362f; border-radius: 22px; box-shadow: 0 18px 50px #000a; }
    </style>${images}`,
  );
}
