const clockToleranceMs = 60_000;

/**
 * Return whether an instant is less than `withinMs` ago. An instant more than a minute ahead is not recent: the clock
 * was set back, so its age is unknown.
 */
export function isRecent(atMs: number, withinMs: number): boolean {
  const ageMs = Date.now() - atMs;
  return -clockToleranceMs <= ageMs && ageMs < withinMs;
}
