const hourMs = 3_600_000;
const blockHours = 3;
const eveningHour = 18;
const easternmostHours = 14;

/**
 * The zone of the sample person: minutes with getTimezoneOffset's sign, whole hours. There it is between 18:00 and 21:00
 * now, so an evening window is open and stays so for three hours at least. It changes every three hours only.
 */
export function sampleOffset(nowMs: number): number {
  const utcHour = Math.floor(nowMs / hourMs) % 24;
  const ahead = eveningHour - Math.floor(utcHour / blockHours) * blockHours;
  return (ahead > easternmostHours ? 24 - ahead : -ahead) * 60 + 0;
}
