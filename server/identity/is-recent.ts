const clockToleranceMs = 60_000;

/**
 * Return whether an instant is less than `withinMs` ago. An instant more than a minute in the future is not recent: its
 * age is unknown, because the clock was set back.
 */
export function isRecent(atMs: number, withinMs: number): boolean {
  const ageMs = Date.now() - atMs;
  return -clockToleranceMs <= ageMs && ageMs < withinMs;
}
