const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NO_BREAK_SPACE = '\u00a0';
const DAY_SECONDS = 86_400;

/** Format seconds since midnight as '6:00 PM', by default with a no-break space. */
export function clockText(secondsOfDay: number, space = NO_BREAK_SPACE): string {
  const minutes = Math.floor(secondsOfDay / 60);
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')}${space}${hours < 12 ? 'AM' : 'PM'}`;
}

/** Format seconds since midnight like `clockText`, but a full hour as '9 AM'. */
export function shortClockText(secondsOfDay: number): string {
  return clockText(secondsOfDay).replace(':00', '');
}

/** Return a full hour as a word, such as 'six', the end of a day as 'midnight', and other times as '7:30 PM'. */
export function hourWord(secondsOfDay: number): string {
  const roundedUp = Math.ceil(secondsOfDay / 60) * 60;
  if (roundedUp % 3_600 !== 0) return shortClockText(roundedUp);
  return roundedUp === DAY_SECONDS ? 'midnight' : numberWord(Math.floor(roundedUp / 3_600) % 12 || 12);
}

/** Return a count as a word up to twelve and for twenty, otherwise in digits. */
export function numberWord(count: number): string {
  return count === 20 ? 'twenty' : (NUMBER_WORDS[count] ?? String(count));
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
