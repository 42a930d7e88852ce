// `npm run bench -- first-visit` measures each screen on a simulated slow phone, with an empty cache and on a second
// visit, before which the service worker has cached the pages. It measures the time of the largest paint, the number of
// requests before it, the layout shift, and the long tasks after the largest paint.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { freePort, startProcess } from '../e2e/support/server-process.ts';
import { chromiumArguments, findChromium } from '../testing/chromium.ts';
import { report } from './report.ts';
import { finishIntro, openSampleJournal } from './sample-visitor.ts';

const FIRST_MAX_MS = 1_500;
const FIRST_HOME_MAX_MS = 1_300;
const SECOND_MAX_MS = 700;
const REQUESTS_MAX = 20;
const REQUESTS_HOME_MAX = 16;
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;
const viewport = { width: 412, height: 823 };
const ROUNDS = 5;
const QUIET_MS = 3_000;

type Visit = {
  readonly lcpMs: number;
  /** Requests that began before the largest paint, including the page itself. */
  readonly requests: number;
  readonly shift: number;
  /** The duration of the longest task that began after the largest paint; 0 if no task took 50 ms. */
  readonly taskMs: number;
};

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Wait until the service worker has cached the pages. It starts a few seconds after the first visit begins. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    await new Promise<void>((resolve) => {
      if (active?.state === 'activated') resolve();
      else active?.addEventListener('statechange', () => resolve());
    });
  });
}

/** Open the address in a new tab of a simulated slow phone and measure until the network is quiet. */
async function measure(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const visit = await page.evaluate(async () => {
    const seen = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const [paints = [], shifts = [], tasks = []] = await Promise.all(
      ['largest-contentful-paint', 'layout-shift', 'longtask'].map(seen),
    );
    const lcpMs = Math.max(0, ...paints.map(({ startTime }) => startTime));
    const shift = shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
    const late = tasks.filter(({ startTime }) => startTime > lcpMs).map(({ duration }) => duration);
    const requests = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < lcpMs).length + 1;
    return { lcpMs, shift, requests, taskMs: Math.max(0, ...late) };
  });
  await waitForWorker(page);
  await page.close();
  return visit;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const medianVisit = (visits: readonly Visit[]): Visit => ({
  lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
  requests: median(visits.map(({ requests }) => requests)),
  shift: Math.max(...visits.map(({ shift }) => shift)),
  taskMs: median(visits.map(({ taskMs }) => taskMs)),
});

function judge(name: string, { lcpMs, requests, shift, taskMs }: Visit, maxMs: number, maxRequests: number): boolean {
  const isGood = lcpMs > 0 && lcpMs <= maxMs && requests <= maxRequests && taskMs === 0 && shift === 0;
  const most = Number.isFinite(maxRequests) ? `, ${maxRequests} requests` : '';
  return report({
    name,
    figure: `largest paint ${lcpMs.toFixed(0)} ms, ${requests} requests, shift ${shift.toFixed(3)}, longest task after it ${taskMs.toFixed(0)} ms`,
    goal: `at most ${maxMs} ms${most}, no shift, no task of 50 ms`,
    isGood,
  });
}

/** Measure a screen on a first and a second visit. Return whether all figures are within their limits. */
async function screen(browser: Browser, name: string, url: string, storageState: StorageState): Promise<boolean> {
  const [firsts, seconds]: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport, deviceScaleFactor: 1.75, isMobile: true, storageState });
    firsts.push(await measure(context, url));
    seconds.push(await measure(context, url));
    await context.close();
  }
  const isHome = name === 'home';
  const requestsMax = isHome ? REQUESTS_HOME_MAX : REQUESTS_MAX;
  const isFast = judge(
    `first visit, ${name}`,
    medianVisit(firsts),
    isHome ? FIRST_HOME_MAX_MS : FIRST_MAX_MS,
    requestsMax,
  );
  // The service worker answers most requests of a second visit, so their number has no limit.
  return judge(`second visit, ${name}`, medianVisit(seconds), SECOND_MAX_MS, Number.POSITIVE_INFINITY) && isFast;
}

const folder = await mkdtemp(join(tmpdir(), 'inward-first-visit-'));
const server = await startProcess({ dataDir: folder, port: await freePort(), env: { DEMO: 'true' } });
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments] });
let isCalm = true;
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  const intro = await context.storageState();
  await finishIntro(page, server.url);
  const login = await context.storageState();
  await openSampleJournal(page, server.url);
  const home = await context.storageState();
  await page.getByRole('link', { name: /Summar/ }).click();
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await page.waitForURL(/\/share\//);
  const share = new URL(page.url()).pathname;
  await context.close();
  const screens: readonly [name: string, path: string, state: StorageState][] = [
    ['intro', '/', intro],
    ['login', '/', login],
    ['home', '/', home],
    ['history', '/history', home],
    ['summaries', '/summary', home],
    ['share', share, home],
    ['writing', '/reflect/evening', home],
  ];
  for (const [name, path, state] of screens) {
    isCalm = (await screen(browser, name, server.url + path, state)) && isCalm;
  }
} finally {
  await browser.close();
  await server.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
process.exit(isCalm ? 0 : 1);
