import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Return the path of the browser for tests: CHROMIUM_PATH, an installed Chrome or Chromium, or Playwright's download.
 * `scripts/test.mjs` makes sure that one exists before any test starts.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return installed.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/** Arguments for deterministic runs without background requests. Chromium needs --no-sandbox to run as root. */
export const chromiumArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-color-profile=srgb',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
