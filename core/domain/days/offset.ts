// A time zone is represented by its offset: UTC minus local time in minutes, so UTC+2 is -120.
import { OFFSET_MAX_MINUTES, OFFSET_MIN_MINUTES } from '../limits.ts';

const DAY_MINUTES = 1_440;

/** Return whether the value is an integer from -840 (UTC+14) to 720 (UTC-12). */
export function isOffset(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= OFFSET_MIN_MINUTES && Number(value) <= OFFSET_MAX_MINUTES;
}

/** Change -0, which getTimezoneOffset returns in some zones, to 0. */
export function normaliseOffset(offset: number): number {
  return offset + 0;
}

/** Return the difference between the clocks of two zones on the 24-hour circle: 0 to 720 minutes. */
export function clockChange(from: number, to: number): number {
  const apart = Math.abs(from - to) % DAY_MINUTES;
  return Math.min(apart, DAY_MINUTES - apart);
}

export function isDateLineJump(from: number, to: number): boolean {
  return Math.abs(from - to) > DAY_MINUTES / 2;
}
