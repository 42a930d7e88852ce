const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL's host is this machine itself, which browsers treat as secure without https. */
export const isLoopback = (hostname: string): boolean => loopback.has(hostname);

/** The origins that may change something by cookie: PUBLIC_URL's and, on this machine itself, the one that was called. */
export function trustedOrigins(publicUrl: string, request: Request | undefined): string[] {
  const own = new URL(publicUrl).origin;
  const called = request ? new URL(request.url) : null;
  return called && isLoopback(called.hostname) ? [own, called.origin] : [own];
}

/**
 * Whether a call that changes something came from our own pages. Browsers always say so by Origin or Sec-Fetch-Site;
 * a program that sends neither carries no browser's cookies.
 */
export function isFromOurPages(publicUrl: string, request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return trustedOrigins(publicUrl, request).includes(origin);
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
