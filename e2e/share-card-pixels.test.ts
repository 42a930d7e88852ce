import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright';
import { PNG } from 'pngjs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CARD_STORY_MARGIN_PX } from '../core/domain/limits.ts';
import type { CardMode } from '../web/features/cards/base/design.ts';
import { type DesignKey, designKeys } from '../web/features/cards/designs.ts';
import { type CardPage, compareCard, exportCard, openCardPage, showCard } from './share-card/card-page.ts';
import { type SampleName, sampleSummaries } from './share-card/sample-summaries.ts';

/** CARD_DESIGNS=comic,diary limits the test to these designs. */
const wanted = process.env['CARD_DESIGNS']?.split(',').filter((key) => key !== '');
const keys = designKeys.filter((key) => !wanted || wanted.includes(key));
const names = Object.keys(sampleSummaries) as readonly SampleName[];

/**
 * By default, lay out two thirds of the texts of each design, and compare a quarter of the pictures with the screen.
 * With CARD_TEXTS=all or CARD_DESIGNS, lay out and compare all.
 */
const comparesAll = process.env['CARD_TEXTS'] === 'all' || wanted !== undefined;
const otherNames = names.filter((name) => name !== 'typical');

/** Return the mode for texts that are checked in only one mode. Quote and full text alternate from design to design. */
const modeInTurn = (key: DesignKey): CardMode => (designKeys.indexOf(key) % 2 === 0 ? 'quote' : 'fulltext');

/**
 * Return whether to compare this picture with the screen: for each design the typical text in both modes, and one other
 * text in one mode.
 */
function isCompared(key: DesignKey, mode: CardMode, name: SampleName): boolean {
  if (comparesAll || name === 'typical') return true;
  return mode === modeInTurn(key) && name === otherNames[designKeys.indexOf(key) % otherNames.length];
}

/**
 * Limits for the share of pixels that differ from the screen. A correct export differs by at most DIFFERS_MAX, an
 * export with a broken font by at least BROKEN_MIN.
 */
const DIFFERS_MAX = 0.002;
const BROKEN_MIN = 0.01;

let folder = '';
let cards: CardPage;
/** One page for each core, at most eight, to draw cards in parallel. */
let pages: readonly Page[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inward-cards-'));
  cards = await openCardPage(folder);
  const more = Array.from({ length: Math.min(availableParallelism(), 8) - 1 }, () => cards.openAnother());
  pages = [cards.page, ...(await Promise.all(more))];
});

afterAll(async () => {
  await cards?.close();
  await rm(folder, { recursive: true, force: true });
});

afterEach(() => expect(cards.browserErrors).toEqual([]));

/**
 * Return whether to lay out this card. The typical, the shortest and the longest text are laid out in both modes, all
 * other texts in one mode.
 */
const isShown = (key: DesignKey, mode: CardMode, name: SampleName): boolean =>
  comparesAll || ['typical', 'shortest', 'longest'].includes(name) || mode === modeInTurn(key);

/** Return the share of pixels that differ, without anti-aliased edges. */
async function visibleDifference(page: Page): Promise<number> {
  const exported = PNG.sync.read(await exportCard(page));
  const shown = PNG.sync.read(await page.screenshot());
  return pixelmatch(exported.data, shown.data, undefined, 1080, 1920, { threshold: 0.1 }) / (1080 * 1920);
}

/** Return the faults of the visible card's picture, or none if the picture equals what the browser shows. */
async function pictureFaults(page: Page, isPng: boolean): Promise<string[]> {
  const { width, height, slightly } = await compareCard(page, isPng ? 'png' : 'drawing');
  if (width !== 1080 || height !== 1920) return [`is ${width} by ${height}`];

  if (slightly <= DIFFERS_MAX) return [];
  const visible = await visibleDifference(page);
  return visible <= DIFFERS_MAX ? [] : [`differs by ${(visible * 100).toFixed(2)}%`];
}

/** Return the faults of one card, each with the card's name: "royal, quote, longest: ...". */
async function cellFaults(page: Page, key: DesignKey, mode: CardMode, name: SampleName): Promise<string[]> {
  const layoutFaults = await showCard(page, key, mode, sampleSummaries[name]);
  const asked = cards.requests.length;
  // Encoding a PNG is slow, so compare PNGs only for the typical text. Drawings have the same pixels.
  const isPng = name === 'typical' && (comparesAll || mode === modeInTurn(key));
  const cell = [...layoutFaults, ...(isCompared(key, mode, name) ? await pictureFaults(page, isPng) : [])];
  // Ignore requests for the files of a design, because another page may load a design now. Every other request is a
  // fault.
  const sent = cards.requests
    .slice(asked)
    .filter((url) => !url.endsWith('.woff2') && !/\/assets\/[^?]+\.(js|css)$/.test(url));
  return [...cell, ...sent.map((url) => `requests ${url}`)].map((fault) => `${key}, ${mode}, ${name}: ${fault}`);
}

test.each(keys)('the exported pictures of %s equal what the browser shows, in both modes [2.89]', async (key) => {
  const waiting = (['quote', 'fulltext'] as const).flatMap((mode) =>
    names.filter((name) => isShown(key, mode, name)).map((name) => ({ mode, name })),
  );
  const faults: string[] = [];
  const work = async (page: Page) => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift())
      faults.push(...(await cellFaults(page, key, cell.mode, cell.name)));
  };
  await Promise.all(pages.map(work));
  expect(faults).toEqual([]);
});

test.each(keys.slice(0, 1))('control: the comparison detects a broken font in the picture of %s', async (key) => {
  await showCard(cards.page, key, 'quote', sampleSummaries.typical);
  expect((await compareCard(cards.page, 'png', 'broken')).clearly).toBeGreaterThan(BROKEN_MIN);
});

test.each(keys)('a story card of %s has no text in its margins, and its export equals the preview', async (key) => {
  const faults: string[] = [];
  for (const mode of ['quote', 'fulltext'] as const) {
    const isInTurn = comparesAll || mode === modeInTurn(key);
    const texts: readonly SampleName[] = isInTurn ? ['shortest', 'typical', 'longest'] : ['longest'];
    for (const name of texts) {
      await showCard(cards.page, key, mode, sampleSummaries[name], 'story');
      const [first, last] = await cards.page.evaluate(() => {
        const words = [...document.querySelectorAll('.card-story p, .card-story h2, .card-story li, .card-story span')]
          .filter((each) => each.textContent?.trim())
          .map((each) => each.getBoundingClientRect())
          .filter(({ width }) => width > 0);
        return [Math.min(...words.map(({ top }) => top)), Math.max(...words.map(({ bottom }) => bottom))] as const;
      });
      if (first < CARD_STORY_MARGIN_PX || last > 960 - CARD_STORY_MARGIN_PX)
        faults.push(`${mode}, ${name}: words from ${first} to ${last}`);
    }
    if (!isInTurn) continue;
    const { slightly } = await compareCard(cards.page, 'drawing');
    const differs = slightly <= DIFFERS_MAX ? slightly : await visibleDifference(cards.page);
    if (differs > DIFFERS_MAX) faults.push(`${mode}: differs by ${(differs * 100).toFixed(2)}%`);
  }
  expect(faults).toEqual([]);
});

const withShadow: readonly DesignKey[] = ['royal', 'watercolor'];
const shadowed = withShadow.filter((key) => keys.includes(key));
test.each(shadowed)('the shadow beside a story card of %s has no step from one row to the next', async (key) => {
  await showCard(cards.page, key, 'quote', sampleSummaries.typical, 'story');
  const { data, width } = PNG.sync.read(await exportCard(cards.page));
  const steps: string[] = [];
  // The straight part of the shadow is left of the card, which begins at x = 135.
  for (let y = 320; y < 1_600; y += 1) {
    for (let x = 100; x < 135; x += 1) {
      const red = (row: number) => data[(row * width + x) * 4] ?? 0;
      if (Math.abs(red(y) - red(y - 1)) > 2) steps.push(`${x}, ${y}`);
    }
  }
  expect(steps).toEqual([]);
});

const withGround: readonly DesignKey[] = ['autumn'];
const grounded = withGround.filter((key) => keys.includes(key));
test.each(grounded)('a preview of %s at a fraction of its size has no line across its ground', async (key) => {
  await showCard(cards.page, key, 'quote', sampleSummaries.typical);
  const scale = 0.574;
  await cards.page.evaluate((factor) => {
    const card = document.querySelector<HTMLElement>('.card');
    card?.style.setProperty('transform', `scale(${factor})`);
    card?.style.setProperty('transform-origin', '0 0');
  }, scale);
  const { data, width } = PNG.sync.read(await cards.page.screenshot());
  const toPixels = (cssPx: number) => Math.round(cssPx * scale * 2);
  const green = (row: number) => data[(row * width + toPixels(40)) * 4 + 1] ?? 0;
  const lines: number[] = [];
  // Left of the text, above the leaves at the lower edge and below those at the upper edge.
  for (let y = toPixels(250); y < toPixels(740); y += 1) {
    const [before, at, after] = [green(y - 1), green(y), green(y + 1)];
    if (Math.min(Math.abs(at - before), Math.abs(at - after)) > 1) lines.push(y);
  }
  expect(lines).toEqual([]);
});
