const digits = 8;

/** Return a stable number in [0, 1) that spreads users' messages over time. The end of a user id is random. */
export function shareOf(userId: string): number {
  return Number.parseInt(userId.slice(-digits), 16) / 16 ** digits;
}
