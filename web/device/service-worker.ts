const firstVisitWaitMs = 4_000;
const updateEveryMs = 3_600_000;

export type WorkerListener = {
  /** A newer version is kept on the device; `takeOver` puts it in place and reloads the page. */
  onNewVersion: (takeOver: () => void) => void;
  /** A notification was tapped that leads to this path. */
  onOpen: (path: string) => void;
};

/** Asked at the tap: meanwhile another tab may have let the new version in, or a still newer one taken its place. */
function takeOver(container: ServiceWorkerContainer, { waiting }: ServiceWorkerRegistration): void {
  if (!waiting) {
    window.location.reload();
    return;
  }
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('take-over');
}

/** Tells of a version that waits, now or later, and looks for newer ones: an installed app may stay open for days. */
function watch(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration, listener: WorkerListener) {
  const look = () => {
    if (registration.waiting && container.controller) listener.onNewVersion(() => takeOver(container, registration));
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  let lookedMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedMs < updateEveryMs) return;
    lookedMs = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Registers /sw.js, which keeps the pages on the device and shows pushes. Without one (an old web view, a page by plain
 * http, full storage) the product works as long as there is a network.
 */
export function startServiceWorker(listener: WorkerListener): void {
  // Absent where the page came by plain http, whatever its type says.
  const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!container) return;
  container.addEventListener('message', ({ data }: MessageEvent<{ kind?: unknown; path?: unknown } | null>) => {
    if (data?.kind === 'open' && typeof data.path === 'string') listener.onOpen(data.path);
  });
  const register = () =>
    container.register('/sw.js').then(
      // Where workers are blocked the answer may be nothing, whatever its type says.
      (registration: ServiceWorkerRegistration | undefined) => registration && watch(container, registration, listener),
      () => undefined,
    );
  // On a first visit the pages' own requests go first.
  setTimeout(register, container.controller ? 0 : firstVisitWaitMs);
}
