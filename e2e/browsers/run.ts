// `npm run test:browsers`: check every card design and mode with a typical text, in browsers that CI does not have.
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

const summary = JSON.stringify(sampleSummaries.typical);

/**
 * Check one card. Print its layout faults and how much its picture differs from the screen. Return whether it passes.
 */
async function checkCard(browser: CardBrowser, key: string, mode: string): Promise<boolean> {
  const layoutFaults = (await browser.evaluate(`cardHarness.show('${key}', '${mode}', ${summary})`)) as string[];
  const screenshot = await browser.screenshot();
  const answer = await browser.evaluate(`cardHarness.compare('right', '${screenshot}', 'png')`);
  const { width, height, clearly } = answer as PictureDifference;
  const max = browser.differenceLimits[key] ?? browser.differenceLimits.other;
  const isRight = layoutFaults.length === 0 && width === 1080 && height === 1920 && clearly <= max;
  const differs = `differs by ${(clearly * 100).toFixed(2)}% of ${(max * 100).toFixed(1)}%`;
  console.log(
    `${isRight ? 'ok    ' : 'FAILED'}  ${browser.name}: ${key}, ${mode}  ${[`${width} by ${height}`, differs, ...layoutFaults].join('; ')}`,
  );
  return isRight;
}

async function untilReady(browser: CardBrowser): Promise<readonly string[]> {
  for (;;) {
    const designs = await browser.evaluate("'cardHarness' in window ? cardHarness.designs : null");
    if (Array.isArray(designs)) return designs as string[];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Check every card in this browser. Return true if all cards pass. If the browser is not installed, print SKIPPED and
 * return true.
 */
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
        const isCellRight = await checkCard(browser, key, mode);
        isRight = isRight && isCellRight;
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
