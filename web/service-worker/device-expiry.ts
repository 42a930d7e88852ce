// Converts the time at which a push expires to the device's clock. Even a clock that is wrong by hours must not hide an
// open window. If the device's clock says that the window is still open, trust it: the push service delivers nothing
// after the time to live. If it says that the window is over, check the server's clock, and show the push if the server
// cannot be reached.
import { basePath } from './base-path.ts';

const timeoutMs = 3_000;

/**
 * Fetch the server's time from the `Date` header, in epoch ms with a resolution of 1 s; null without a response within
 * 3 s.
 */
export async function fetchServerClock(): Promise<number | null> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const { headers } = await fetch(`${basePath}/api/health`, { cache: 'no-store', signal: controller.signal });
    const serverMs = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(serverMs) ? null : serverMs;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Convert the server's `expiresAtMs` to the device's clock, epoch ms. */
export async function expiryOnDevice(
  expiresAtMs: number,
  now: () => number = Date.now,
  serverClock: () => Promise<number | null> = fetchServerClock,
): Promise<number> {
  if (expiresAtMs > now()) return expiresAtMs;
  const serverMs = await serverClock();
  return serverMs === null ? Number.POSITIVE_INFINITY : now() + expiresAtMs - serverMs;
}
