import type { Phrases } from '../languages/phrases.ts';

/** Return the phrase at an index. The list repeats, so any index is valid. */
export const phraseAt = (list: readonly string[], index: number): string =>
  list[((index % list.length) + list.length) % list.length] ?? '';

/** Replace the {placeholders} in a phrase by values. */
export const fillPhrase = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');

/** Return the words for a day at the beginning of a sentence and inside a sentence: "On Monday", "on Monday". */
function dayWords({ days }: Phrases, localDate: string): { readonly capital: string; readonly small: string } {
  const capital = days[(new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';
  return { capital, small: capital.charAt(0).toLowerCase() + capital.slice(1) };
}

/** Return a count up to fourteen as a word, and a larger count in digits. */
export const numberWord = ({ numbers }: Phrases, count: number): string => numbers[count - 1] ?? String(count);

/** Return the values for the placeholders of the day and the quote in a phrase. */
export const dayAndQuote = (phrases: Phrases, localDate: string, quote: string) => ({
  Day: dayWords(phrases, localDate).capital,
  day: dayWords(phrases, localDate).small,
  quote,
});
