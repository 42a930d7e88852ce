const digits = 8;

/** A person's stable share, 0 up to but without 1, by which their messages are spread: the chance at the id's end. */
export function shareOf(userId: string): number {
  return Number.parseInt(userId.slice(-digits), 16) / 16 ** digits;
}
