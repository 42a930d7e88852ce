import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designKeys } from '../web/features/cards/designs.ts';
import { type CardPage, differenceFromGolden, goldenFile, openCardPage, showCard } from './share-card/card-page.ts';
import { sampleSummaries } from './share-card/sample-summaries.ts';

/** The maximum share of blocks that may differ from the golden picture, because machines smooth edges differently. */
const DIFFERS_MAX = 0.01;

let folder = '';
let cards: CardPage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inward-golden-'));
  cards = await openCardPage(folder);
});

afterAll(async () => {
  await cards?.close();
  await rm(folder, { recursive: true, force: true });
});

test.each(designKeys)(
  'draws the design %s like its golden picture (run `npm run cards:golden` after an intended change)',
  async (key) => {
    const faults: string[] = [];
    for (const mode of ['quote', 'fulltext'] as const) {
      await showCard(cards.page, key, mode, sampleSummaries.typical);
      const differs = await differenceFromGolden(cards.page, await readFile(goldenFile(key, mode)));
      if (differs > DIFFERS_MAX) faults.push(`${key}, ${mode}: differs by ${(differs * 100).toFixed(1)}%`);
    }
    expect(faults).toEqual([]);
  },
);

test('control: a card with a broken font differs from its golden picture', async () => {
  await showCard(cards.page, 'royal', 'quote', sampleSummaries.typical);
  const golden = await readFile(goldenFile('royal', 'quote'));
  expect(await differenceFromGolden(cards.page, golden, 'broken')).toBeGreaterThan(DIFFERS_MAX);
});

test('control: a card with another text differs from its golden picture', async () => {
  await showCard(cards.page, 'royal', 'quote', sampleSummaries.shortest);
  expect(await differenceFromGolden(cards.page, await readFile(goldenFile('royal', 'quote')))).toBeGreaterThan(
    DIFFERS_MAX,
  );
});
