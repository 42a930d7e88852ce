import type { Browser } from 'playwright';
import type { Look } from './looks.ts';
import { capture } from './shoot.ts';

export type Row = { readonly name: string; readonly pictures: readonly Buffer[] };

const columns = 4;
const thumbnailHeight = 200;

/** One picture with all of them, small: a change of look is seen at a glance. WebP. */
export async function contactSheet(browser: Browser, looks: readonly Look[], rows: readonly Row[]): Promise<Buffer> {
  const cell = ({ name, pictures }: Row) => {
    const images = pictures.map((picture, index) => {
      const { width, height } = looks[index] ?? { width: 1, height: 1 };
      const size = `width:${Math.round((thumbnailHeight * width) / height)}px`;
      return `<i style="${size};background-image:url(data:image/webp;base64,${picture.toString('base64')})"></i>`;
    });
    return `<figure><figcaption>${name}</figcaption>${images.join('')}</figure>`;
  };
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await page.setContent(`<style>
    body { display: inline-grid; grid: auto-flow / repeat(${columns}, auto); gap: 16px; margin: 16px; background: #6b665f;
      font: 13px system-ui; color: #fff; }
    figure { margin: 0; white-space: nowrap; }
    figcaption { padding-bottom: 4px; }
    i { display: inline-block; height: ${thumbnailHeight}px; margin-right: 4px; background: top / 100% auto no-repeat; }
  </style>${rows.map(cell).join('')}`);
  const { width, height } = await page.evaluate(() => {
    const { width, height } = document.body.getBoundingClientRect();
    return { width: Math.ceil(width) + 32, height: Math.ceil(height) + 32 };
  });
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(1_000);
  const picture = await capture(await page.context().newCDPSession(page));
  await page.close();
  return picture;
}
