import type { Phrases } from '../languages/phrases.ts';

export const phraseAt = (list: readonly string[], index: number): string =>
  list[((index % list.length) + list.length) % list.length] ?? '';

export const fillPhrase = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');

/** Return the words for a day at the start of a sentence ("On Monday") and inside it ("on Monday"). */
function dayWords({ days }: Phrases, localDate: string): { readonly capital: string; readonly small: string } {
  const capital = days[(new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';
  return { capital, small: capital.charAt(0).toLowerCase() + capital.slice(1) };
}

/** Return a number up to fourteen as a word, and a larger one in digits. */
export const numberWord = ({ numbers }: Phrases, count: number): string => numbers[count - 1] ?? String(count);

export const dayAndQuote = (phrases: Phrases, localDate: string, quote: string) => ({
  Day: dayWords(phrases, localDate).capital,
  day: dayWords(phrases, localDate).small,
  quote,
});
