const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Return whether a host name is loopback, which browsers treat as secure without https. */
export const isLoopback = (hostname: string): boolean => loopback.has(hostname);

/** Return the path below which the product is served, like '/inward', or ''. */
export const basePathOf = (publicUrl: string): string => new URL(publicUrl).pathname.replace(/\/$/, '');

/** Return the origins that may change data: the origin of PUBLIC_URL and, on loopback, the origin of the request. */
export function trustedOrigins(publicUrl: string, request: Request | undefined): string[] {
  const own = new URL(publicUrl).origin;
  const called = request ? new URL(request.url) : null;
  return called && isLoopback(called.hostname) ? [own, called.origin] : [own];
}

/**
 * Return whether a state-changing request came from our own pages. Browsers always send Origin or Sec-Fetch-Site.
 * Accept a request without both headers: it comes from a program that is not a browser and has no cookies.
 */
export function isSameOrigin(publicUrl: string, request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return trustedOrigins(publicUrl, request).includes(origin);
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
