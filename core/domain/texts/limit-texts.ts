// Texts that contain a limit of limits.ts. The screens use these texts, so a changed limit also changes the screens.

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NO_BREAK_SPACE = '\u00a0';
const DAY_SECONDS = 86_400;

/** Return a wall time, given as seconds since midnight, as '6:00 PM'. The space is a no-break space by default. */
export function clockText(secondsOfDay: number, space = NO_BREAK_SPACE): string {
  const minutes = Math.floor(secondsOfDay / 60);
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')}${space}${hours < 12 ? 'AM' : 'PM'}`;
}

/** Return a wall time as `clockText` does, but a full hour in short form, such as '9 AM'. */
export function shortClockText(secondsOfDay: number): string {
  return clockText(secondsOfDay).replace(':00', '');
}

/**
 * Return the hour of a wall time in words, such as 'six', or 'midnight' for the end of a day. The last second of a day
 * counts as its end. A time that is not a full hour is returned in digits: '7:30 PM'.
 */
export function hourWord(secondsOfDay: number): string {
  const roundedUp = Math.ceil(secondsOfDay / 60) * 60;
  if (roundedUp % 3_600 !== 0) return shortClockText(roundedUp);
  return roundedUp === DAY_SECONDS ? 'midnight' : numberWord(Math.floor(roundedUp / 3_600) % 12 || 12);
}

/** Return a count in words up to twelve and for twenty, in digits otherwise. */
export function numberWord(count: number): string {
  return count === 20 ? 'twenty' : (NUMBER_WORDS[count] ?? String(count));
}

/** Return the text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
