import { basePath } from './base-path.ts';

const firstVisitWaitMs = 4_000;
const updateEveryMs = 3_600_000;

/** Trusted Types, missing from TypeScript's types. The server's CSP header allows only a policy named 'inward'. */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (
        name: 'inward',
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: '') => string };
    };
  }
}

const workerPath = `${basePath}/sw.js`;

/** Return the address of the service worker. The Trusted Types policy allows no other script address. */
const workerAddress = (): string =>
  window.trustedTypes?.createPolicy('inward', { createScriptURL: () => workerPath }).createScriptURL('') ?? workerPath;

type WorkerListener = {
  /** Called when a newer version is installed. `takeOver` activates it and reloads the page. */
  onNewVersion: (takeOver: () => void) => void;
  /** Called when the user taps a notification for this path. */
  onOpen: (path: string) => void;
};

/** Activate the waiting version and reload the page. If another tab has activated it already, only reload. */
function takeOver(container: ServiceWorkerContainer, { waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    window.location.reload();
    return;
  }
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('take-over');
}

/** Report each waiting version. Also check for newer versions, because an installed app may stay open for days. */
function watch(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration, listener: WorkerListener) {
  const report = () => {
    if (registration.waiting && container.controller) listener.onNewVersion(() => takeOver(container, registration));
  };
  report();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', report));
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAtMs < updateEveryMs) return;
    checkedAtMs = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Register sw.js, which caches the pages and shows push notifications. Where it cannot run (old web views, plain http,
 * full storage), the product works only online.
 */
export function startServiceWorker(listener: WorkerListener): void {
  // Despite its type, `navigator.serviceWorker` is undefined over plain http.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  container.addEventListener('message', ({ data }: MessageEvent<{ kind?: unknown; path?: unknown } | null>) => {
    if (data?.kind === 'open' && typeof data.path === 'string') listener.onOpen(data.path);
  });
  const register = () =>
    container.register(workerAddress()).then(
      // Despite its type, the registration is undefined where workers are blocked.
      (registration: ServiceWorkerRegistration | undefined) => registration && watch(container, registration, listener),
      () => undefined,
    );
  // On a first visit, wait until the page has sent its own requests.
  setTimeout(register, container.controller ? 0 : firstVisitWaitMs);
}
