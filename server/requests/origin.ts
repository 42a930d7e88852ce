const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host name is loopback, which browsers treat as secure without https. */
export const isLoopback = (hostname: string): boolean => loopback.has(hostname);

/** Return the path below which everything is served, like '/inward', or ''. */
export const basePathOf = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/$/, '');

/** Return the origins that may send state-changing requests: PUBLIC_URL's and, on loopback, the request's own. */
export function trustedOrigins(publicUrl: string, request: Request | undefined): string[] {
  const own = new URL(publicUrl).origin;
  const called = request ? new URL(request.url) : null;
  return called && isLoopback(called.hostname) ? [own, called.origin] : [own];
}

/**
 * Return whether a state-changing request came from our own pages. Browsers always send Origin or Sec-Fetch-Site.
 * Accept a request with neither: it comes from a program, which does not have a browser's cookies.
 */
export function isSameOrigin(publicUrl: string, request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return trustedOrigins(publicUrl, request).includes(origin);
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
