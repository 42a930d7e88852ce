import type { LabelledWeek } from '../labelled-week.ts';
import { plainMarks } from './words.ts';

/**
 * Names of weekdays that replace those of Intl. Intl has no Hindi in Latin letters. Polish inflects some of the names,
 * so their stems are listed.
 */
const bent: Readonly<Record<string, readonly string[]>> = {
  'hi-Latn': 'somvaar mangalvaar budhvaar guruvaar shukravaar shanivaar ravivaar'.split(' '),
  pl: ['', '', 'środ', '', '', 'sobot', 'niedziel'],
};

const known = new Map<string, readonly string[]>();

/** Return the weekdays of a language in lower case, Monday first. */
function namesOfDays(language: string): readonly string[] {
  const before = known.get(language);
  if (before !== undefined) return before;
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from(
    { length: 7 },
    (_, day) => bent[language]?.[day] || format.format(Date.UTC(2024, 0, 1 + day)).toLowerCase(),
  );
  known.set(language, names);
  return names;
}

export const weekdayOf = (localDate: string): number => (new Date(`${localDate}T00:00:00Z`).getUTCDay() + 6) % 7;

export type DayNamed = { readonly weekday: number; readonly at: number };

/**
 * Return the weekdays that a text names, in English or in a language of the week. If several names begin at the same
 * place, use the longest.
 */
export function daysNamed(text: string, { languages }: Pick<LabelledWeek, 'languages'>): DayNamed[] {
  const lower = plainMarks(text).toLowerCase();
  const found = new Map<number, { readonly weekday: number; readonly name: string }>();
  for (const language of new Set(['en', ...languages]))
    for (const [weekday, name] of namesOfDays(language).entries())
      for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
        const begins = !/\p{L}/u.test(lower[at - 1] ?? '') || /[\u3040-\u9fff\u0600-\u06ff]/u.test(name);
        if (begins && name.length > (found.get(at)?.name.length ?? 0)) found.set(at, { weekday, name });
      }
  return [...found].map(([at, { weekday }]) => ({ weekday, at })).toSorted((a, b) => a.at - b.at);
}

/** Return the names of days and months, which a summary may use even if the user did not. */
export function calendarWords({ languages, week }: LabelledWeek): string {
  return [...new Set(['en', ...languages])]
    .flatMap((language) => [
      ...namesOfDays(language),
      ...Array.from({ length: 7 }, (_, day) =>
        new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
          Date.parse(`${week.weekStart}T00:00:00Z`) + day * 86_400_000,
        ),
      ),
    ])
    .join(' ');
}

/** Replace each weekday by one word, so that "On Monday evening" equals "On Friday evening". */
export function withoutDays(text: string, languages: LabelledWeek['languages']): string {
  let plain = plainMarks(text).toLowerCase();
  for (const language of new Set(['en', ...languages]))
    for (const name of namesOfDays(language)) plain = plain.replaceAll(name, 'someday');
  return plain;
}
