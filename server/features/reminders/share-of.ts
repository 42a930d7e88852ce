const digits = 8;

/**
 * Return a number in [0, 1) that is constant for a user. Callers use it to spread the messages of all users over time.
 * Only the last digits of a user id are random.
 */
export function shareOf(userId: string): number {
  return Number.parseInt(userId.slice(-digits), 16) / 16 ** digits;
}
