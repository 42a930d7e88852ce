// Until when a push holds, by the clock of the device that shows it. A clock that is wrong by hours must not hide a window
// that is open: the device's word is taken for "still open" (the push service brings nothing after its time to live), but
// for "over" the server's clock is asked, and where it cannot be asked the push is shown.

const answerLimitMs = 3_000;

/** The server's clock by the `Date` of its answer, epoch ms to the second; null when it does not answer in a moment. */
export async function fetchServerClock(): Promise<number | null> {
  const giveUp = new AbortController();
  const limit = setTimeout(() => giveUp.abort(), answerLimitMs);
  try {
    const { headers } = await fetch('/api/health', { cache: 'no-store', signal: giveUp.signal });
    const serverMs = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(serverMs) ? null : serverMs;
  } catch {
    return null;
  } finally {
    clearTimeout(limit);
  }
}

/** The instant on the device's clock at which something ends that the server's clock ends at `expiresAtMs`, epoch ms. */
export async function expiryOnDevice(
  expiresAtMs: number,
  now: () => number = Date.now,
  serverClock: () => Promise<number | null> = fetchServerClock,
): Promise<number> {
  if (expiresAtMs > now()) return expiresAtMs;
  const serverMs = await serverClock();
  return serverMs === null ? Number.POSITIVE_INFINITY : now() + expiresAtMs - serverMs;
}
