// Caches all pages of one build: index.html and its scripts and styles. No page can then mix files of two builds. Fonts
// of the cards are cached on first use.
import { basePath } from './base-path.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build replaces this constant (vite-service-worker.ts). */
declare const __SHELL__: {
  readonly version: string;
  /** The script that this build's index.html loads. */
  readonly entry: string;
  readonly files: readonly string[];
};

const { version, entry } = __SHELL__;
const files = __SHELL__.files.map((file) => basePath + file);
const pagePath = `${basePath}/`;
const prefix = 'inward-shell-';
const ownName = prefix + version;
const fontsName = 'inward-fonts';
const isHashed = (path: string) => path.startsWith(`${basePath}/assets/`);

async function fetchWhole(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache });
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Cache all files of this build. If a fetch fails, cache nothing and throw: the browser installs the worker later. */
export async function installShell(): Promise<void> {
  // A worker of the same build may already use this cache.
  const existed = await caches.has(ownName);
  try {
    await fillShell(await caches.open(ownName));
  } catch (error) {
    // An incomplete cache would count as the newest build and replace the build in use.
    if (!existed) await caches.delete(ownName);
    throw error;
  }
}

async function fillShell(cache: Cache): Promise<void> {
  const page = await fetchWhole(pagePath, 'reload');
  // During an update of the server, the page may already belong to another build.
  if (!(await page.clone().text()).includes(entry)) throw new Error('The page is of another build');
  await cache.put(pagePath, page);
  await Promise.all(
    files.map(async (path) => {
      const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
      await cache.put(path, known ?? (await fetchWhole(path, isHashed(path) ? 'default' : 'reload')));
    }),
  );
}

/** Delete the caches of old builds except the latest one: open pages of that build may still load files. */
export async function deleteOldShells(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** Return the cached page, which serves every route of the app. If the cache was cleared, fetch the page. */
async function page(request: Request): Promise<Response> {
  const cached = await (await caches.open(ownName)).match(pagePath, { ignoreVary: true });
  return cached ?? fetch(request);
}

async function file(request: Request, path: string): Promise<Response> {
  const own = await (await caches.open(ownName)).match(path, { ignoreVary: true });
  const cached = own ?? (await caches.match(path, { ignoreVary: true }));
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok && path.endsWith('.woff2')) {
    const copy = answer.clone();
    await caches.open(fontsName).then(
      (fonts) => fonts.put(path, copy),
      () => undefined,
    );
  }
  return answer;
}

/** Return the response from the cache, or null if the request must go to the network, as API requests do. */
export function answerFromShell(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith(`${basePath}/api/`))
    return null;
  if (request.mode === 'navigate') return pathname.split('/').pop()?.includes('.') ? null : page(request);
  return isHashed(pathname) || files.includes(pathname) ? file(request, pathname) : null;
}
