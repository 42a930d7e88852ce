import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../testing/chromium.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
}

export type Phone = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page complained about so far: console errors, uncaught errors, failed pictures and scripts. */
  readonly complaints: string[];
  /** Moves the device's clock and keeps its timers running. */
  readonly setClock: (nowMs: number) => Promise<void>;
};

/** A phone-sized browser of its own in a time zone, with a device clock that the test moves; without /sw.js unless allowed. */
export async function openPhone(
  browser: Browser,
  timezoneId: string,
  nowMs: number,
  serviceWorkers: 'allow' | 'block' = 'block',
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-US',
    timezoneId,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // Most tests answer some calls themselves, which a service worker would hide from them.
    serviceWorkers,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.clock.install({ time: nowMs });
  return { context, page, complaints, setClock: (ms) => page.clock.setSystemTime(ms) };
}

/** The offset that a browser in the zone claims at an instant, minutes with getTimezoneOffset's sign. */
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

/** The instant of a wall time ('2026-03-04T19:30') in a zone, epoch ms. */
export function wallTime(timeZone: string, text: string): number {
  const guess = Date.parse(`${text}:00Z`);
  const first = guess + offsetOf(timeZone, guess) * 60_000;
  return guess + offsetOf(timeZone, first) * 60_000;
}
