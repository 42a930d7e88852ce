// Draws the PNG icons of web/public from favicon.svg. Run `npm run icons` after changing favicon.svg.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../testing/chromium.ts';

const folder = fileURLToPath(new URL('../web/public/', import.meta.url));
const drawing = await readFile(`${folder}favicon.svg`, 'utf8');

/**
 * Extend the background to the edges and shrink the moon, because launchers may crop a maskable icon to its inner 80%.
 */
const maskable = drawing
  .replace(
    /<rect[^>]*fill="([^"]+)"[^>]*\/>/,
    '<rect width="64" height="64" fill="$1"/><g transform="translate(7 7) scale(.78)">',
  )
  .replace('</svg>', '</g></svg>');
/** White on transparent: Android colours the badge in its status bar. */
const badge = drawing
  .replace(/<rect[^>]*\/>|<circle[^>]*\/>/g, '')
  .replace(/fill="#f5b041"/, 'fill="#fff" transform="translate(-14 -14) scale(1.44)"');

const icons = [
  { name: 'icon-192.png', svg: drawing, size: 192 },
  { name: 'icon-512.png', svg: drawing, size: 512 },
  { name: 'icon-maskable-192.png', svg: maskable, size: 192 },
  { name: 'icon-maskable-512.png', svg: maskable, size: 512 },
  { name: 'apple-touch-icon.png', svg: maskable, size: 180 },
  { name: 'badge-96.png', svg: badge, size: 96 },
] as const;

const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
const page = await browser.newPage({ deviceScaleFactor: 1 });
for (const { name, svg, size } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  await writeFile(`${folder}${name}`, await page.screenshot({ omitBackground: true }));
}
await browser.close();
