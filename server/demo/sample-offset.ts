const hourMs = 3_600_000;
const blockHours = 3;
const eveningHour = 18;
const easternmostHours = 14;

/**
 * Return the demo user's time zone offset in minutes, with the sign of `getTimezoneOffset`. It changes every three
 * hours, so that the user's local time is always between 18:00 and 21:00, when the user can write an evening
 * reflection.
 */
export function sampleOffset(nowMs: number): number {
  const utcHour = Math.floor(nowMs / hourMs) % 24;
  const ahead = eveningHour - Math.floor(utcHour / blockHours) * blockHours;
  return (ahead > easternmostHours ? 24 - ahead : -ahead) * 60 + 0;
}
