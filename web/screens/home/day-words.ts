import type { Day } from '../../../core/domain/days/day.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** 'Friday, November 20'. */
export const dayWithoutYear = (day: Day): string => dateFormat.format(new Date(`${day}T12:00:00Z`));

const minutesPerDay = 1440;
const noon = 12 * 60;
const evening = 18 * 60;
const smallHours = 5 * 60;

/** A greeting for the hour of an instant (epoch ms) in the zone of an offset (minutes). */
export function greeting(nowMs: number, timezoneOffset: number): string {
  const localMinutes = Math.floor(nowMs / 60_000) - timezoneOffset;
  const minuteOfDay = ((localMinutes % minutesPerDay) + minutesPerDay) % minutesPerDay;
  if (minuteOfDay >= evening || minuteOfDay < smallHours) return 'Good\u00a0evening';
  return minuteOfDay < noon ? 'Good\u00a0morning' : 'Good\u00a0afternoon';
}
