// A zone is represented only by its offset, with the sign of getTimezoneOffset: UTC minus local, in minutes (UTC+2 is
// -120). Every whole number of minutes from UTC+14 to UTC-12 is valid.
import { OFFSET_MAX_MINUTES, OFFSET_MIN_MINUTES } from '../limits.ts';

const DAY_MINUTES = 1_440;

/** Whether the value is a valid offset: an integer from -840 to 720. */
export function isOffset(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= OFFSET_MIN_MINUTES && Number(value) <= OFFSET_MAX_MINUTES;
}

/** Return the offset in minutes with -0 changed to 0: getTimezoneOffset returns -0 in some zones. */
export function normaliseOffset(offset: number): number {
  return offset + 0;
}

/** Return the difference between the wall clocks of two zones on the 24-hour circle: 0 to 720 minutes. */
export function clockChange(from: number, to: number): number {
  const apart = Math.abs(from - to) % DAY_MINUTES;
  return Math.min(apart, DAY_MINUTES - apart);
}

/** Whether the shorter way between two zones crosses the date line. */
export function isDateLineJump(from: number, to: number): boolean {
  return Math.abs(from - to) > DAY_MINUTES / 2;
}
