// `npm run cards:golden`: rewrite the golden pictures after an intended change of a design.
// `CARD_DESIGNS=comic,diary npm run cards:golden` rewrites only these two designs.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { drawGolden, goldenFile, openCardPage, showCard } from './card-page.ts';
import type { CardHarness } from './harness.ts';
import { sampleSummaries } from './sample-summaries.ts';

const wanted = process.env['CARD_DESIGNS']?.split(',');
const folder = await mkdtemp(join(tmpdir(), 'inward-golden-'));
const { page, close } = await openCardPage(folder);
let bytes = 0;
try {
  const designs = await page.evaluate(
    () => (window as Window as Window & { readonly cardHarness: CardHarness }).cardHarness.designs,
  );
  for (const key of designs.filter((each) => !wanted || wanted.includes(each))) {
    for (const mode of ['quote', 'fulltext'] as const) {
      await showCard(page, key, mode, sampleSummaries.typical);
      const picture = await drawGolden(page);
      bytes += picture.length;
      await mkdir(dirname(goldenFile(key, mode)), { recursive: true });
      await writeFile(goldenFile(key, mode), picture);
    }
  }
  console.log(`${Math.round(bytes / 1000)} kB of golden pictures`);
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
