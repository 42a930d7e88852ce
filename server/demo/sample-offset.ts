const hourMs = 3_600_000;
const blockHours = 3;
const eveningHour = 18;
const easternmostHours = 14;

/**
 * Return the sample user's time zone offset: whole hours in minutes, with the sign of getTimezoneOffset. The user's
 * local time is always between 18:00 and 21:00, so the evening window is open for at least three more hours. The offset
 * changes every three hours.
 */
export function sampleOffset(nowMs: number): number {
  const utcHour = Math.floor(nowMs / hourMs) % 24;
  const ahead = eveningHour - Math.floor(utcHour / blockHours) * blockHours;
  return (ahead > easternmostHours ? 24 - ahead : -ahead) * 60 + 0;
}
