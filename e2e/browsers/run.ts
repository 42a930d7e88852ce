// `npm run test:browsers`: the typical text of every design and mode in the browsers that CI does not have.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveCards } from '../share-card/card-page.ts';
import type { PictureDifference } from '../share-card/harness.ts';
import { sampleSummaries } from '../share-card/sample-summaries.ts';
import type { CardBrowser, OpenCardBrowser } from './card-browser.ts';
import { openFirefox } from './firefox.ts';
import { openOldChromium } from './old-chromium.ts';
import { openWebKit } from './webkit.ts';

/** The share of pixels that may clearly differ. Other engines smooth the edges of a picture a little differently. */
const DIFFERS_MAX = 0.01;

const summary = JSON.stringify(sampleSummaries.typical);

/** What is wrong with a card in a browser; empty when nothing is. */
async function cellFaults(browser: CardBrowser, key: string, mode: string): Promise<readonly string[]> {
  const misfits = (await browser.evaluate(`cardHarness.show('${key}', '${mode}', ${summary})`)) as string[];
  const screenshot = await browser.screenshot();
  const answer = await browser.evaluate(`cardHarness.compare('right', '${screenshot}')`);
  const { width, height, clearly } = answer as PictureDifference;
  if (width !== 1080 || height !== 1920) return [...misfits, `is ${width} by ${height}`];
  return clearly <= DIFFERS_MAX ? misfits : [...misfits, `differs by ${(clearly * 100).toFixed(2)}%`];
}

async function untilReady(browser: CardBrowser): Promise<readonly string[]> {
  for (;;) {
    const designs = await browser.evaluate("'cardHarness' in window ? cardHarness.designs : null");
    if (Array.isArray(designs)) return designs as string[];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Whether every card is right in this browser; one that is not there counts as no failure, and says so loudly. */
async function check(open: OpenCardBrowser, url: string, folder: string): Promise<boolean> {
  const browser = await open(url, folder);
  if ('missing' in browser) {
    console.log(`SKIPPED  ${browser.missing}`);
    return true;
  }
  let isRight = true;
  try {
    const wanted = process.env['CARD_DESIGNS']?.split(',');
    const designs = (await untilReady(browser)).filter((key) => !wanted || wanted.includes(key));
    for (const key of designs) {
      for (const mode of ['quote', 'fulltext']) {
        const faults = await cellFaults(browser, key, mode);
        if (faults.length > 0) isRight = false;
        console.log(
          `${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${browser.name}: ${key}, ${mode}  ${faults.join('; ')}`,
        );
      }
    }
  } finally {
    await browser.close();
  }
  return isRight;
}

const folder = await mkdtemp(join(tmpdir(), 'inward-browsers-'));
const { url, close } = await serveCards(join(folder, 'pages'));
let isRight = true;
try {
  for (const open of [openOldChromium, openFirefox, openWebKit]) {
    const isThisRight = await check(open, url, folder).catch((error: unknown) => {
      console.log(`FAILED  ${error instanceof Error ? error.message : String(error)}`);
      return false;
    });
    isRight = isRight && isThisRight;
  }
} finally {
  close();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isRight ? 0 : 1);
