// The pages of one build, kept whole: index.html and every script and style that it may ask for, so that no page ever
// meets a file of another build. Fonts of the cards are kept when they are first used.
declare const self: ServiceWorkerGlobalScope;

/** Put in its place by the build (vite-service-worker.ts). */
declare const __SHELL__: {
  readonly version: string;
  /** The script that index.html of this build names. */
  readonly entry: string;
  readonly files: readonly string[];
};

const { version, entry, files } = __SHELL__;
const prefix = 'inward-shell-';
const ownName = prefix + version;
const fontsName = 'inward-fonts';
const isHashed = (path: string) => path.startsWith('/assets/');

async function fetchWhole(path: string, cache: RequestCache): Promise<Response> {
  const answer = await fetch(path, { cache });
  if (!answer.ok || answer.redirected) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

/** Keeps all files of this build, or none and throws; then the browser tries again at a later visit. */
export async function installShell(): Promise<void> {
  // A worker of the same build may be in use already.
  const wasThere = await caches.has(ownName);
  try {
    await fillShell(await caches.open(ownName));
  } catch (error) {
    // Half a build would count as the newest one, and push out the one in use.
    if (!wasThere) await caches.delete(ownName);
    throw error;
  }
}

async function fillShell(cache: Cache): Promise<void> {
  const page = await fetchWhole('/', 'reload');
  // While the server changes its version, the page may already be another build's.
  if (!(await page.clone().text()).includes(entry)) throw new Error('The page is of another version');
  await cache.put('/', page);
  await Promise.all(
    files.map(async (path) => {
      const known = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
      await cache.put(path, known ?? (await fetchWhole(path, isHashed(path) ? 'default' : 'reload')));
    }),
  );
}

/** Lets old builds go, but for the one before: a page of it may still be open and fetch its parts. */
export async function deleteOldShells(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownName);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** The kept page for every route of the app; the network's when it was cleared away. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(ownName)).match('/', { ignoreVary: true });
  return kept ?? fetch(request);
}

async function file(request: Request, path: string): Promise<Response> {
  const own = await (await caches.open(ownName)).match(path, { ignoreVary: true });
  const kept = own ?? (await caches.match(path, { ignoreVary: true }));
  if (kept) return kept;
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

/** What is answered from the device; null leaves a request to the network, as all of the API is. */
export function answerFromShell(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return pathname.split('/').pop()?.includes('.') ? null : page(request);
  return isHashed(pathname) || files.includes(pathname) ? file(request, pathname) : null;
}
