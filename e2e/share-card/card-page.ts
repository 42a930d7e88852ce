import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArguments, findChromium } from '../../testing/chromium.ts';
import type { CardHarness, PictureDifference } from './harness.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The product's own policy, as far as it concerns pictures: a card must come out under it. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'";

/** Serves a folder on a free port of this machine, with the policy. */
async function serve(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://cards').pathname;
    const file = join(folder, normalize(path === '/' ? '/index.html' : path));
    try {
      const bytes = await readFile(file);
      response.writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      });
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

export type CardPage = {
  readonly page: Page;
  /** What the browser reported: errors and broken policy. */
  readonly browserErrors: readonly string[];
  /** Every address asked for so far, data addresses left out. */
  readonly requests: readonly string[];
  /** One more page of the same build, in a process of its own: two of them use two cores. */
  readonly another: () => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** Builds the harness as the product is built, into `folder`, and serves it. */
export async function serveCards(folder: string): Promise<{ url: string; close: () => void }> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: { outDir: folder, emptyOutDir: true, target: 'chrome79', assetsInlineLimit: 0 },
  });
  return serve(folder);
}

/** Opens the harness at two device pixels per CSS pixel. */
export async function openCardPage(folder: string): Promise<CardPage> {
  const { url, close } = await serveCards(folder);
  const browser: Browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const browserErrors: string[] = [];
  const requests: string[] = [];
  const another = async () => {
    const page = await browser.newPage({ viewport: { width: 540, height: 960 }, deviceScaleFactor: 2 });
    page.on('console', (message) => {
      if (message.type() === 'error') browserErrors.push(message.text());
    });
    page.on('pageerror', (error) => browserErrors.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) requests.push(request.url());
    });
    await page.goto(url);
    await page.waitForFunction(() => 'cardHarness' in window);
    return page;
  };
  return {
    page: await another(),
    browserErrors,
    requests,
    another,
    async close() {
      await browser.close();
      close();
    },
  };
}

type WithHarness = Window & { readonly cardHarness: CardHarness };

/** Draws a card in the page; answers what does not fit. */
export const showCard = (page: Page, ...card: Parameters<CardHarness['show']>): Promise<readonly string[]> =>
  page.evaluate((args) => (window as Window as WithHarness).cardHarness.show(...args), card);

/** The exported PNG of the card that is shown. */
export const exportCard = async (page: Page, fonts: 'right' | 'broken' = 'right'): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate((which) => (window as Window as WithHarness).cardHarness.picture(which), fonts),
    'base64',
  );

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Playwright's own screenshots take six times as long. A session has to know the device by itself. */
function screenshotSession(page: Page): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const opening = page
    .context()
    .newCDPSession(page)
    .then(async (session) => {
      const device = { width: 540, height: 960, deviceScaleFactor: 2, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', device);
      return session;
    });
  sessions.set(page, opening);
  return opening;
}

/** How far the card that is shown, as the exporter draws or writes it, is from the browser's own screenshot of it. */
export async function compareCard(
  page: Page,
  of: 'drawing' | 'png',
  fonts: 'right' | 'broken' = 'right',
): Promise<PictureDifference> {
  const { data } = await (await screenshotSession(page)).send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
  });
  return page.evaluate(
    ([which, screenshot, what]) => (window as Window as WithHarness).cardHarness.compare(which, screenshot, what),
    [fonts, data, of] as const,
  );
}

const goldenFolder = join(import.meta.dirname, 'golden');

/** Where the golden picture of a design's typical text is. */
export const goldenFile = (key: string, mode: string): string => join(goldenFolder, `${key}-${mode}.webp`);

/** The golden picture that the card which is shown would have. */
export const drawGolden = async (page: Page): Promise<Buffer> =>
  Buffer.from(await page.evaluate(() => (window as Window as WithHarness).cardHarness.golden()), 'base64');

/** The share of the card's blocks whose colour is not the golden picture's. */
export const differenceFromGolden = (
  page: Page,
  golden: Buffer,
  fonts: 'right' | 'broken' = 'right',
): Promise<number> =>
  page.evaluate(([which, picture]) => (window as Window as WithHarness).cardHarness.fromGolden(which, picture), [
    fonts,
    golden.toString('base64'),
  ] as const);
