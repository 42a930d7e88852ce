import * as z from 'zod/mini';
import { parseList } from '../../../../requests/parse-input.ts';
import { looksLikeHtml, textOfHtml } from './html-text.ts';
import { localTimeOf } from './local-time.ts';
import { hasField, hasFieldsBesides, type OtherEntry, tidyText } from './other-entry.ts';
import { readableDate } from './readable-date.ts';

const isEntry = (value: unknown): boolean =>
  hasField(value, 'date') && (hasField(value, 'html') || hasField(value, 'heading'));

/** Return whether a JSON value is from a Diarium export: a list of entries, or a single entry. */
export const isDiarium = (value: unknown): value is object =>
  Array.isArray(value) ? value.length > 0 && value.every(isEntry) : isEntry(value);

const text = z.optional(z.nullable(z.string()));
const list = z.optional(z.nullable(z.array(z.unknown())));

const entry = z.object({
  date: readableDate(z.string().check(z.maxLength(60))),
  heading: text,
  html: text,
  text,
  attachments: list,
});

/** Return the entries of Diarium's JSON files. Other fields are ignored. */
export function readDiarium(values: readonly unknown[]): OtherEntry[] {
  const all = values.flat(1);
  return parseList(entry, 'entries', all).map(({ date, heading, html, text: plain, attachments }, at) => {
    const body = html ?? plain ?? '';
    return {
      key: date,
      written: date === null ? null : localTimeOf(date),
      changedMs: null,
      words: tidyText(
        [heading ?? '', looksLikeHtml(body) ? textOfHtml(body) : body].map((part) => part.trim()).join('\n\n'),
      ),
      attachments: attachments?.length ?? 0,
      hasOtherFields: hasFieldsBesides(all[at], ['date', 'heading', 'html', 'text', 'attachments']),
    };
  });
}
