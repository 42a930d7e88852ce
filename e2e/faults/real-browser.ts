import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumArguments, findFastChromium } from '../../testing/chromium.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { tabHeader } from './fault-proxy.ts';

/** A browser with a profile on disk. The browser and each of its tabs can be killed and opened again. */
export type RealBrowser = {
  /** Open the browser, also after a `kill`. */
  readonly open: () => Promise<void>;
  readonly openTab: (url: string) => Promise<Page>;
  readonly tabs: () => readonly Page[];
  /** Crash the tab's renderer: no event fires and nothing more is saved. */
  readonly killTab: (tab: number) => Promise<void>;
  /** Kill the browser's process: data that are not on disk yet are lost. */
  readonly kill: () => Promise<void>;
  readonly setOffline: (isOffline: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
};

type Options = {
  readonly origin: string;
  /**
   * The cookies, each as `name=value`. They are set whenever the browser opens, because a kill would lose cookies that
   * are not on disk yet.
   */
  readonly cookies: readonly string[];
  /** The time of the device's clock, epoch ms. */
  readonly nowMs: number;
  /** Runs in every page before the page's own scripts. */
  readonly initScript: string;
};

const timeoutMs = 20_000;

async function processIdOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
  const browser = processes.find(({ type }) => type === 'browser');
  if (!browser) throw new Error('The browser does not tell the id of its process');
  return browser.id;
}

export async function createRealBrowser({ origin, cookies, nowMs, initScript }: Options): Promise<RealBrowser> {
  const profile = temporaryFolder('profile');
  let context: BrowserContext | null = null;
  const living = new Map<number, Page>();
  let opened = 0;
  let pid = 0;
  /** Resolves when the killed browser has released its profile. Until then, the browser cannot be opened again. */
  let ended: Promise<void> = Promise.resolve();

  const opening = async (): Promise<BrowserContext> => {
    await ended;
    const fresh = await chromium.launchPersistentContext(profile.path, {
      executablePath: findFastChromium(),
      args: [...chromiumArguments],
      viewport: { width: 360, height: 800 },
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    pid = await processIdOf(fresh);
    fresh.setDefaultTimeout(timeoutMs);
    await fresh.addInitScript(`localStorage.setItem('first-time-user', 'false'); ${initScript}`);
    await fresh.clock.install({ time: nowMs });
    const parts = cookies.map((line) => line.split('='));
    await fresh.addCookies(parts.map(([name = '', ...value]) => ({ name, value: value.join('='), url: origin })));
    return fresh;
  };
  const theContext = () => {
    if (!context) throw new Error('The browser is not open');
    return context;
  };
  const forget = async () => {
    const gone = context;
    context = null;
    living.clear();
    await gone?.close().catch(() => undefined);
  };
  const end = async () => {
    process.kill(pid, 'SIGKILL');
    await forget();
    for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket']) {
      rmSync(join(profile.path, name), { force: true });
    }
  };
  return {
    open: async () => {
      context = await opening();
    },
    openTab: async (url) => {
      context ??= await opening();
      const page = await theContext().newPage();
      opened += 1;
      const tab = opened;
      living.set(tab, page);
      // Tabs of one site may share a renderer, so a crash of one tab may crash another tab.
      page.on('crash', () => living.delete(tab));
      await page.setExtraHTTPHeaders({ [tabHeader]: String(tab) });
      await page.goto(url);
      return page;
    },
    tabs: () => [...living.values()],
    killTab: async (tab) => {
      const page = living.get(tab);
      if (!page) return;
      const crashed = page.waitForEvent('crash');
      const session = await theContext().newCDPSession(page);
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      await page.close();
    },
    kill: async () => {
      const ending = end();
      ended = Promise.allSettled([ended, ending]).then(() => undefined);
      await ending;
    },
    setOffline: async (isOffline) => context?.setOffline(isOffline),
    close: async () => {
      await forget();
      profile.remove();
    },
  };
}
