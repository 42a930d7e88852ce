import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { CardMode } from '../web/features/cards/design.ts';
import { designKeys } from '../web/features/cards/designs.ts';
import { type CardPage, exportCard, openCardPage, showCard } from './share-card/card-page.ts';
import { type SampleName, sampleSummaries } from './share-card/sample-summaries.ts';

/** CARD_DESIGNS=comic,diary looks at these only; they are drawn one after another, and there are many. */
const wanted = process.env['CARD_DESIGNS']?.split(',');
const keys = designKeys.filter((key) => !wanted || wanted.includes(key));
const modes: readonly CardMode[] = ['quote', 'fulltext'];
const names = Object.keys(sampleSummaries) as readonly SampleName[];

let folder = '';
let cards: CardPage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inward-cards-'));
  cards = await openCardPage(folder);
});

afterAll(async () => {
  await cards?.close();
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => expect(cards.complaints).toEqual([]));

/** How much of the exported picture differs from the browser's own screenshot of the same card, 0 to 1. */
async function difference(fonts: 'right' | 'broken'): Promise<number> {
  const exported = PNG.sync.read(await exportCard(cards.page, fonts));
  expect([exported.width, exported.height]).toEqual([1080, 1920]);
  const shown = PNG.sync.read(await cards.page.screenshot());
  return pixelmatch(exported.data, shown.data, undefined, 1080, 1920, { threshold: 0.1 }) / (1080 * 1920);
}

describe.each(keys)('the picture of a %s card', (key) => {
  test.each(modes)('is what the browser shows, in %s mode, of every text', async (mode) => {
    for (const name of names) {
      const misfits = await showCard(cards.page, key, mode, sampleSummaries[name]);
      expect(misfits, `${name} does not fit`).toEqual([]);
      expect(await difference('right'), `${name} differs`).toBeLessThanOrEqual(0.002);
    }
  });

  test('would be caught with a broken font', async () => {
    await showCard(cards.page, key, 'quote', sampleSummaries.typical);
    expect(await difference('broken')).toBeGreaterThan(0.01);
  });
});
