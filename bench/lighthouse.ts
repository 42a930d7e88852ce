// `npm run bench:lighthouse` measures the four Lighthouse scores of the login page and of home on a slow phone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from 'playwright';
import { freePort, startProcess } from '../e2e/support/server-process.ts';
import { chromiumArguments, findChromium } from '../testing/chromium.ts';
import { fetchedPackage } from '../testing/fetched-package.ts';
import { finishIntro, openSampleJournal } from './sample-visitor.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Repeat up to this many times, and report the best performance: other load on the machine only lowers it. */
const ROUNDS = 3;

type Audit = { readonly score: number | null; readonly title: string; readonly displayValue?: string };
type Report = {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(fetchedPackage('lighthouse', '13.5.0'), 'core', 'index.js');
  const loaded: { readonly default: Lighthouse } = await import(pathToFileURL(entry).href);
  return loaded.default;
}

const marksOf = ({ categories: marked }: Report) =>
  categories.map((name) => Math.round((marked[name]?.score ?? 0) * 100));

function shortcomings(report: Report): string[] {
  return categories.flatMap((name) =>
    (report.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `  ${name}: ${report.audits[id]?.title} ${report.audits[id]?.displayValue ?? ''}`),
  );
}

async function judge(lighthouse: Lighthouse, name: string, url: string, port: number): Promise<boolean> {
  let best: Report | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const flags = { port, onlyCategories: categories, disableStorageReset: true, logLevel: 'error' };
    const answer = await lighthouse(url, flags);
    if (!answer) throw new Error('Lighthouse returned no report');
    if (!best || (marksOf(answer.lhr)[0] ?? 0) > (marksOf(best)[0] ?? 0)) best = answer.lhr;
    if (marksOf(best).every((mark) => mark === 100)) break;
  }
  if (!best) return false;
  const marks = marksOf(best);
  const isPerfect = marks.every((mark) => mark === 100);
  const metric = (id: string) => best.audits[id]?.displayValue ?? '?';
  console.log(
    `${isPerfect ? 'ok    ' : 'FAILED'} ${name}: ${marks.join(' / ')} (LCP ${metric('largest-contentful-paint')}, ` +
      `blocked ${metric('total-blocking-time')}, shift ${metric('cumulative-layout-shift')})`,
  );
  for (const line of shortcomings(best)) console.log(line);
  return isPerfect;
}

const lighthouse = await loadLighthouse();
const folder = await mkdtemp(join(tmpdir(), 'inward-lighthouse-'));
const server = await startProcess({ dataDir: join(folder, 'data'), port: await freePort(), env: { DEMO: 'true' } });
const port = await freePort();
// Use the default profile of the browser, because Lighthouse opens its pages there. Pages in a separate context would
// be signed out.
const profile: BrowserContext = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: findChromium(),
  args: [...chromiumArguments, `--remote-debugging-port=${port}`],
});
let isPerfect = true;
try {
  const page = await profile.newPage();
  await finishIntro(page, server.url);
  isPerfect = (await judge(lighthouse, 'login', server.url, port)) && isPerfect;
  await openSampleJournal(page, server.url);
  await page.goto('about:blank');
  isPerfect = (await judge(lighthouse, 'home', server.url, port)) && isPerfect;
} finally {
  await profile.close();
  await server.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
process.exit(isPerfect ? 0 : 1);
