const longestMs = 24 * 3_600_000;

const bounded = (ms: number): number => Math.min(Math.max(0, Math.round(ms)), longestMs);

/**
 * Return how many milliseconds to wait before a retry, at most a day, or null without a valid header. `retry-after-ms`
 * is a header of some providers. `Retry-After` (RFC 9110) contains seconds or a date. The wait until a date is counted
 * from the header `Date`, or from `now` if it is missing.
 */
export function retryAfterMs(headers: Pick<Headers, 'get'>, now = Date.now()): number | null {
  const exact = headers.get('retry-after-ms');
  if (exact !== null && /^\d+(?:\.\d+)?$/.test(exact)) return bounded(Number(exact));
  const value = headers.get('retry-after')?.trim();
  if (value === undefined) return null;
  if (/^\d+(?:\.\d+)?$/.test(value)) return bounded(Number(value) * 1_000);
  const until = Date.parse(value);
  if (Number.isNaN(until)) return null;
  const sent = Date.parse(headers.get('date') ?? '');
  return bounded(until - (Number.isNaN(sent) ? now : sent));
}
