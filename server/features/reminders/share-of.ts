const digits = 8;

/**
 * Return a constant number in [0, 1) per user, to spread messages over time. Only the last digits of an id are random.
 */
export function shareOf(userId: string): number {
  return Number.parseInt(userId.slice(-digits), 16) / 16 ** digits;
}
