import { DEEP_FIRST_MINUTE_OF_DAY, DEEP_LAST_MINUTE_OF_DAY } from '../limits.ts';

const CHOICES = DEEP_LAST_MINUTE_OF_DAY - DEEP_FIRST_MINUTE_OF_DAY + 1;
const NUMBERS = 65_536;
// Larger random numbers are rejected, because they would make some minutes more likely than others.
const FAIR_NUMBERS = NUMBERS - (NUMBERS % CHOICES);

/**
 * Return the minute of the day (540 to 1010) at which the deep window begins. Each call of `bytesAt` with 0, 1, ...
 * returns two or more random bytes.
 */
export function deepMinute(bytesAt: (counter: number) => Uint8Array): number {
  for (let counter = 0; ; counter += 1) {
    const number = fairNumber(bytesAt(counter));
    if (number !== null) return DEEP_FIRST_MINUTE_OF_DAY + (number % CHOICES);
  }
}

function fairNumber(bytes: Uint8Array): number | null {
  if (bytes.length < 2) throw new RangeError('deepMinute needs at least two bytes per call');
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const number = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
    if (number < FAIR_NUMBERS) return number;
  }
  return null;
}
