// A zone is known by its offset alone, with the sign of getTimezoneOffset: UTC minus local, in minutes (UTC+2 is -120).
// Every whole number of minutes from UTC+14 to UTC-12 is a zone, nothing else is.
import { OFFSET_MAX_MINUTES, OFFSET_MIN_MINUTES } from '../limits.ts';

const DAY_MINUTES = 1_440;

/** Whether the value can be a zone's offset: an integer from -840 to 720. Text, null and fractions are not. */
export function isOffset(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= OFFSET_MIN_MINUTES && Number(value) <= OFFSET_MAX_MINUTES;
}

/** The same offset with -0, which getTimezoneOffset answers in some zones, made 0. Minutes in and out. */
export function normaliseOffset(offset: number): number {
  return offset + 0;
}

/** How far apart the wall clocks of two zones are on the 24-hour circle: 0 to 720 minutes. */
export function clockChange(from: number, to: number): number {
  const apart = Math.abs(from - to) % DAY_MINUTES;
  return Math.min(apart, DAY_MINUTES - apart);
}

/** Whether the short way between the two zones crosses the date line. */
export function isDateLineJump(from: number, to: number): boolean {
  return Math.abs(from - to) > DAY_MINUTES / 2;
}
