import { numberWord } from '../languages/english-phrases.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
/** Return the English weekday of a local date. */
export const dayOf = (localDate: string) => dayNames[(new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';

/** Return the phrase at any index, also beyond the end of the list: the list repeats. */
export const phraseAt = (list: readonly string[], index: number): string =>
  list[((index % list.length) + list.length) % list.length] ?? '';

export const plural = (count: number, noun: string) => `${numberWord(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Join names: 'sleep, the garden and your father'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Fill the {names} of a phrase. */
export const fillPhrase = (phrase: string, values: Readonly<Record<string, string>>) =>
  phrase.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
