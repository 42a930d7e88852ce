const digits = 8;

/**
 * Return a number in [0, 1) that is constant for a user, to spread messages over time. It is computed from the last
 * digits of the user id, which are random.
 */
export function shareOf(userId: string): number {
  return Number.parseInt(userId.slice(-digits), 16) / 16 ** digits;
}
