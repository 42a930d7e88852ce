import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium, findFastChromium } from '../../testing/chromium.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findFastChromium(), args: [...chromiumArguments] });
}

// Launch full Chromium, because the headless shell shows no notifications.
export function launchFullBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
}

export type Phone = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors and uncaught errors of the page so far, without reports that match `cutOffRequest`. */
  readonly browserErrors: string[];
  /** Set the device's clock. Timers are not affected. */
  readonly setClock: (nowMs: number) => Promise<void>;
};

/**
 * Matches the browser's report of a request that was running when a session ended or the server stopped. Whether the
 * browser reports such a request depends on the load of the machine. Missing files (status 404) do not match.
 */
const cutOffRequest = /^Failed to load resource: (net::|the server responded with a status of 401 )/;

/**
 * Open a phone-sized browser context in a time zone, with a clock that the test sets. Pass null as `timezoneId` if the
 * test changes the zone: a context that is opened with a zone cannot change it.
 */
export async function openPhone(
  browser: Browser,
  timezoneId: string | null,
  nowMs: number,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    // The layout does not depend on it, and drawing is cheaper.
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    ...(timezoneId !== null && { timezoneId }),
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // Most tests intercept requests, which a service worker would bypass.
    serviceWorkers,
  });
  const page = await context.newPage();
  const browserErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !cutOffRequest.test(message.text())) browserErrors.push(message.text());
  });
  page.on('pageerror', (error) => browserErrors.push(error.message));
  await page.clock.install({ time: nowMs });
  return { context, page, browserErrors, setClock: (ms) => page.clock.setSystemTime(ms) };
}

/** Return the offset of a zone at an instant, in minutes with the sign of `Date.getTimezoneOffset`. */
export function offsetOf(timeZone: string, atMs: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(atMs);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((Math.floor(atMs / 60_000) * 60_000 - local) / 60_000);
}

/** Return the instant (epoch ms) of a zone's local time, such as '2026-03-04T19:30'. */
export function wallTime(timeZone: string, text: string): number {
  const guess = Date.parse(`${text}:00Z`);
  const first = guess + offsetOf(timeZone, guess) * 60_000;
  return guess + offsetOf(timeZone, first) * 60_000;
}
