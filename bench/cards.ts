// `npm run bench -- cards` measures the export of a share card. It compares the time with that of html-to-image in the
// same run, because this ratio hardly depends on the machine. It also measures the first export on a slow phone, and
// the time to paint a card after another design was chosen.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { type CardPage, openCardPage, showCard } from '../e2e/share-card/card-page.ts';
import type { CardHarness } from '../e2e/share-card/harness.ts';
import { sampleSummaries } from '../e2e/share-card/sample-summaries.ts';
import type { DesignKey } from '../web/features/cards/designs.ts';
import { htmlToImage } from './html-to-image.ts';
import { reportAtMost } from './report.ts';

const WARM_RATIO_MAX = 0.5;
const COLD_MAX_MS = 1_500;
const COLD_CPU_SLOWDOWN = 4;
const SHOW_MAX_MS = 150;
const ROUNDS = 7;
const REST_MS = 100;
const summary = sampleSummaries.typical;

type WithExporters = Window & {
  readonly cardHarness: CardHarness;
  readonly htmlToImage: { toBlob: (element: Element, options: object) => Promise<Blob | null> };
};

let isFast = true;

function say(name: string, value: number, max: number, unit: string): void {
  isFast = reportAtMost({ name, value, unit, digits: unit === '' ? 2 : 0 }, max) && isFast;
}

const median = (values: number[]): number => values.sort((one, two) => one - two)[Math.floor(values.length / 2)] ?? 0;

/** Pause, so that the clean-up of one export is not measured as part of the next. */
const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS));

const ownMs = (page: Page) => page.evaluate(() => (window as Window as WithExporters).cardHarness.exportMs());

/**
 * Return the duration (ms) of one export by html-to-image, which must search for the fonts itself if `fonts` is
 * 'default'.
 */
const otherMs = (page: Page, fonts: 'default' | 'given') =>
  page.evaluate(async (which) => {
    const { cardHarness, htmlToImage } = window as Window as WithExporters;
    const card = document.querySelector('.card') as Element;
    const given = which === 'given' ? { fontEmbedCSS: cardHarness.fontCss() } : {};
    const began = performance.now();
    await htmlToImage.toBlob(card, { pixelRatio: 2, width: 540, height: 960, ...given });
    return performance.now() - began;
  }, fonts);

async function warm(page: Page, key: DesignKey): Promise<void> {
  await showCard(page, key, 'quote', summary);
  const own: number[] = [];
  const other: number[] = [];
  const given: number[] = [];
  await ownMs(page);
  await otherMs(page, 'default');
  await otherMs(page, 'given');
  for (let round = 0; round < ROUNDS; round += 1) {
    await rest();
    own.push(await ownMs(page));
    await rest();
    other.push(await otherMs(page, 'default'));
    await rest();
    given.push(await otherMs(page, 'given'));
  }
  const [ours, theirs, theirsGiven] = [median(own), median(other), median(given)];
  const times = [ours, theirs, theirsGiven].map((ms) => ms.toFixed(0)).join(', ');
  const strict = (ours / theirsGiven).toFixed(2);
  say(
    `${key}, warm export to html-to-image's (${times} ms; ${strict} when it is given the fonts)`,
    ours / theirs,
    WARM_RATIO_MAX,
    '',
  );
}

async function cold(cards: CardPage, key: DesignKey): Promise<void> {
  const page = await cards.openAnother();
  await showCard(page, key, 'quote', summary);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: COLD_CPU_SLOWDOWN });
  say(`${key}, first export at ${COLD_CPU_SLOWDOWN}x CPU`, await ownMs(page), COLD_MAX_MS, 'ms');
  await page.context().close();
}

/** Measure the time from the choice of a design until the browser has painted the card. */
async function shown(page: Page, key: DesignKey, before: DesignKey): Promise<void> {
  await showCard(page, key, 'quote', summary);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await showCard(page, before, 'quote', summary);
    const took = await page.evaluate(
      async ([chosen, what]) => {
        const began = performance.now();
        await (window as Window as WithExporters).cardHarness.show(chosen, 'quote', what);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        return performance.now() - began;
      },
      [key, summary] as const,
    );
    times.push(took);
  }
  say(`${key}, shown after another`, median(times), SHOW_MAX_MS, 'ms');
}

const folder = await mkdtemp(join(tmpdir(), 'inward-bench-'));
const cards = await openCardPage(folder);
try {
  const all = await cards.page.evaluate(() => (window as Window as WithExporters).cardHarness.designs);
  const wanted = process.env['CARD_DESIGNS']?.split(',');
  const designs = all.filter((key) => !wanted || wanted.includes(key));
  await cards.page.evaluate(htmlToImage());
  for (const key of designs) await warm(cards.page, key);
  for (const key of designs) await shown(cards.page, key, key === 'royal' ? 'code' : 'royal');
  for (const key of designs) await cold(cards, key);
} finally {
  await cards.close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isFast ? 0 : 1);
