// `npm run cards:sheet`: every design in quote mode, small, on one picture: docs/cards.png.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { exportCard, openCardPage, showCard } from './card-page.ts';
import type { CardHarness } from './harness.ts';
import { sampleSummaries } from './sample-summaries.ts';

const SHRINK = 6;
const COLUMNS = 6;
const GAP = 16;
const [width, height] = [1080 / SHRINK, 1920 / SHRINK];

/** Draws a picture into the sheet, each of its pixels the mean of those it stands for. */
function place(picture: PNG, sheet: PNG, left: number, top: number): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let dot = 0; dot < SHRINK * SHRINK; dot += 1) {
          const row = y * SHRINK + Math.floor(dot / SHRINK);
          sum += picture.data[4 * (row * picture.width + x * SHRINK + (dot % SHRINK)) + channel] ?? 0;
        }
        sheet.data[4 * ((top + y) * sheet.width + left + x) + channel] = Math.round(sum / (SHRINK * SHRINK));
      }
    }
  }
}

const folder = await mkdtemp(join(tmpdir(), 'inward-sheet-'));
const { page, close } = await openCardPage(folder);
try {
  const designs = await page.evaluate(
    () => (window as Window as Window & { readonly cardHarness: CardHarness }).cardHarness.designs,
  );
  const rows = Math.ceil(designs.length / COLUMNS);
  const sheet = new PNG({ width: COLUMNS * (width + GAP) + GAP, height: rows * (height + GAP) + GAP, colorType: 2 });
  sheet.data.fill(255);
  for (const [index, key] of designs.entries()) {
    await showCard(page, key, 'quote', sampleSummaries.typical);
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    place(PNG.sync.read(await exportCard(page)), sheet, GAP + column * (width + GAP), GAP + row * (height + GAP));
  }
  const target = join(import.meta.dirname, '..', '..', 'docs', 'cards.png');
  await writeFile(target, PNG.sync.write(sheet, { colorType: 2, deflateLevel: 9 }));
  console.log(`${designs.length} designs on ${target}`);
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
