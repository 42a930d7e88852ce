// Converts the expiry of a push to the device's clock, which may be wrong by hours. A wrong clock must not hide an open
// window. If the window is still open by the device's clock, trust that clock, because push services deliver nothing
// after the expiry. Otherwise, ask the server for its time, and show the push if the server cannot be reached.
import { basePath } from './base-path.ts';

const timeoutMs = 3_000;

/** Fetch the server's time from its `Date` header, in epoch ms; null if there is no response within 3 s. */
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

/** Convert the server's `expiresAtMs` to the device's clock, in epoch ms. */
export async function expiryOnDevice(
  expiresAtMs: number,
  now: () => number = Date.now,
  serverClock: () => Promise<number | null> = fetchServerClock,
): Promise<number> {
  if (expiresAtMs > now()) return expiresAtMs;
  const serverMs = await serverClock();
  return serverMs === null ? Number.POSITIVE_INFINITY : now() + expiresAtMs - serverMs;
}
