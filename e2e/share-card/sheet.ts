// `npm run cards:sheet`: draw all designs in quote mode into docs/cards.jpg, and six of them at a larger size into
// docs/six-cards.jpg.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { DesignKey } from '../../web/features/cards/designs.ts';
import { exportCard, openCardPage, showCard } from './card-page.ts';
import type { CardHarness } from './harness.ts';
import { sampleSummaries } from './sample-summaries.ts';

/** A grid of cards. Lengths are in CSS px. */
type Sheet = { columns: number; cardWidth: number; gap: number };

const all: Sheet = { columns: 8, cardWidth: 126, gap: 8 };
const few: Sheet = { columns: 6, cardWidth: 200, gap: 14 };
const six: readonly DesignKey[] = ['royal', 'newspaper', 'comic', 'watercolor', 'polaroid', 'ocean'];

/**
 * Arrange the pictures in a new page, because browsers scale pictures down well. Save a screenshot of the page as JPEG.
 */
async function layOut(
  openPage: Browser['newPage'],
  pictures: readonly Buffer[],
  { columns, cardWidth, gap }: Sheet,
  path: string,
) {
  const rows = Math.ceil(pictures.length / columns);
  const cardHeight = (cardWidth * 16) / 9;
  const viewport = {
    width: columns * (cardWidth + gap) + gap,
    height: Math.ceil(rows * (cardHeight + gap) + gap),
  };
  const sheet = await openPage({ viewport, deviceScaleFactor: 1.5 });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`).join('');
  await sheet.setContent(`<style>
    body { margin: ${gap}px; display: grid; grid: auto-flow / repeat(${columns}, ${cardWidth}px); gap: ${gap}px; background: #fff; }
    img { display: block; width: 100%; border-radius: ${gap / 2}px; box-shadow: 0 1px 5px #0006; }
  </style>${images}`);
  await sheet.waitForFunction(() => [...document.images].every((image) => image.complete));
  await writeFile(path, await sheet.screenshot({ type: 'jpeg', quality: 84 }));
  await sheet.close();
  console.log(`${pictures.length} designs on ${path}`);
}

const folder = await mkdtemp(join(tmpdir(), 'inward-sheet-'));
const docs = join(import.meta.dirname, '..', '..', 'docs');
const { page, close } = await openCardPage(folder);
try {
  const designs = await page.evaluate(
    () => (window as Window as Window & { readonly cardHarness: CardHarness }).cardHarness.designs,
  );
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  const openPage: Browser['newPage'] = (options) => browser.newPage(options);
  const pictures = new Map<DesignKey, Buffer>();
  for (const key of designs) {
    await showCard(page, key, 'quote', sampleSummaries.typical);
    pictures.set(key, await exportCard(page));
  }
  await layOut(openPage, [...pictures.values()], all, join(docs, 'cards.jpg'));
  await layOut(
    openPage,
    six.flatMap((key) => pictures.get(key) ?? []),
    few,
    join(docs, 'six-cards.jpg'),
  );
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
