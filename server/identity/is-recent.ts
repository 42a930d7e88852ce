const clockToleranceMs = 60_000;

/**
 * Return whether an instant lies at most `withinMs` back. One that lies ahead by more than a minute is not recent: the
 * clock was set back, so its age is unknown.
 */
export function isRecent(atMs: number, withinMs: number): boolean {
  const ageMs = Date.now() - atMs;
  return -clockToleranceMs <= ageMs && ageMs < withinMs;
}
