import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumArguments, findFastChromium } from '../../testing/chromium.ts';
import { basicLatin } from '../../vite-basic-latin.ts';
import type { CardHarness, PictureDifference } from './harness.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The parts of the product's content security policy that affect the export of a card. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Serve a folder on a free local port, with the content security policy above. */
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
  /** Errors and content security policy violations that the browser reported. */
  readonly browserErrors: readonly string[];
  /** The addresses requested so far, except data URLs. */
  readonly requests: readonly string[];
  /** Open another page of the same build in its own browser process, which can use another core. */
  readonly openAnother: () => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** Build the harness into `folder`, as the product is built, and serve it. */
export async function serveCards(folder: string): Promise<{ url: string; close: () => void }> {
  await build({
    configFile: false,
    plugins: [basicLatin],
    logLevel: 'error',
    root: import.meta.dirname,
    build: { outDir: folder, emptyOutDir: true, target: 'chrome79', assetsInlineLimit: 0 },
  });
  return serve(folder);
}

/** Open the harness, at two device pixels per CSS pixel. */
export async function openCardPage(folder: string): Promise<CardPage> {
  const { url, close } = await serveCards(folder);
  const browser: Browser = await chromium.launch({ executablePath: findFastChromium(), args: chromiumArguments });
  const browserErrors: string[] = [];
  const requests: string[] = [];
  const openAnother = async () => {
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
    page: await openAnother(),
    browserErrors,
    requests,
    openAnother,
    async close() {
      await browser.close();
      close();
    },
  };
}

type WithHarness = Window & { readonly cardHarness: CardHarness };

/** Show a card, and return its layout faults. */
export const showCard = (page: Page, ...card: Parameters<CardHarness['show']>): Promise<readonly string[]> =>
  page.evaluate((args) => (window as Window as WithHarness).cardHarness.show(...args), card);

export const exportCard = async (page: Page, fonts: 'right' | 'broken' = 'right'): Promise<Buffer> =>
  Buffer.from(
    await page.evaluate((which) => (window as Window as WithHarness).cardHarness.picture(which), fonts),
    'base64',
  );

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Return a DevTools session for screenshots, because Playwright's own screenshots take six times as long. */
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

/** Compare the exporter's drawing or PNG of the visible card with the browser's screenshot of the card. */
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

export const goldenFile = (key: string, mode: string): string => join(goldenFolder, `${key}-${mode}.webp`);

export const drawGolden = async (page: Page): Promise<Buffer> =>
  Buffer.from(await page.evaluate(() => (window as Window as WithHarness).cardHarness.golden()), 'base64');

/** Return the share of the visible card's blocks whose colour differs from the golden picture. */
export const differenceFromGolden = (
  page: Page,
  golden: Buffer,
  fonts: 'right' | 'broken' = 'right',
): Promise<number> =>
  page.evaluate(
    ([which, picture]) => (window as Window as WithHarness).cardHarness.differenceFromGolden(which, picture),
    [fonts, golden.toString('base64')] as const,
  );
