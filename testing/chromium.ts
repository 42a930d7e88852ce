import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
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
 * `scripts/test.mjs` installs one if there is none.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return named;
  return installed.find((path) => existsSync(path)) ?? chromium.executablePath();
}

/** Return the path of an installed headless shell or of Playwright's download, or null if there is neither. */
function findHeadlessShell(): string | null {
  const packaged = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium-headless-shell'];
  const installedShell = packaged.find((path) => existsSync(path));
  if (installedShell) return installedShell;
  // Playwright does not expose this path. Its headless shell is in a folder beside full Chromium of the same revision.
  const [folder, revision] = chromium.executablePath().split(/[\\/]chromium-(\d+)[\\/]/);
  if (folder === undefined || revision === undefined) return null;
  const ofShell = join(folder, `chromium_headless_shell-${revision}`);
  const [downloaded] = globSync('*/*headless?shell{,.exe}', { cwd: ofShell });
  return downloaded === undefined ? null : join(ofShell, downloaded);
}

/**
 * Return the path of the browser for tests without notifications: the headless shell if there is one, because it opens
 * a page in a third of the time that full Chromium needs.
 */
export const findFastChromium = (): string => process.env['CHROMIUM_PATH'] || (findHeadlessShell() ?? findChromium());

/** Arguments for deterministic runs without background requests. As root, Chromium needs --no-sandbox. */
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
