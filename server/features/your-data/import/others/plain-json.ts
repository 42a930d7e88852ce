import * as z from 'zod/mini';
import { parseList } from '../../../../requests/parse-input.ts';
import { looksLikeHtml, textOfHtml } from './html-text.ts';
import { hasField, hasFieldsBesides, type OtherEntry, tidyText } from './other-entry.ts';
import { readableDate } from './readable-date.ts';
import { writtenIn } from './written-in.ts';

const isEntry = (value: unknown): boolean => hasField(value, 'date') && hasField(value, 'text');

/** Return whether a JSON value has entries with a date and a text, of no product: a list of entries, or a single entry. */
export const isPlainJson = (value: unknown): value is object =>
  Array.isArray(value) ? value.length > 0 && value.every(isEntry) : isEntry(value);

const entry = z.object({ date: readableDate(z.string().check(z.maxLength(60))), text: z.nullable(z.string()) });

/** Convert 17.03.2023 to 2023-03-17: with dots, the day comes first. A date with slashes may be another day: leave it. */
const withIsoDate = (date: string): string =>
  date
    .trim()
    .replace(
      /^(\d\d?)\.(\d\d?)\.(\d{4})(?!\d),?/,
      (_, day: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    );

/** Return the entries of JSON files with a date and a text for each entry. Other fields are ignored. */
export function readPlainJson(values: readonly unknown[]): OtherEntry[] {
  const all = values.flat(1);
  return parseList(entry, 'entries', all).map(({ date, text }, at) => ({
    key: date,
    written: date === null ? null : writtenIn(withIsoDate(date)),
    changedMs: null,
    words: tidyText(looksLikeHtml(text ?? '') ? textOfHtml(text ?? '') : (text ?? '')),
    attachments: 0,
    hasOtherFields: hasFieldsBesides(all[at], ['date', 'text']),
  }));
}
