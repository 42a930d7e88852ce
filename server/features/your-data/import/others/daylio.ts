import * as z from 'zod/mini';
import { isOffset } from '../../../../../core/domain/days/offset.ts';
import { parseInput, parseList } from '../../../../requests/parse-input.ts';
import { csvRows } from './csv-rows.ts';
import { looksLikeHtml, textOfHtml } from './html-text.ts';
import { localTimeOf } from './local-time.ts';
import { hasField, type OtherEntry, tidyText } from './other-entry.ts';
import { readableDate } from './readable-date.ts';

export const isDaylio = (value: unknown): value is object =>
  hasField(value, 'dayEntries') && hasField(value, 'customMoods');

/** Return whether a text is Daylio's CSV export, whose first line contains the names of the columns. */
export const isDaylioCsv = (text: string): boolean => /^\uFEFF?"?full_date"?,/.test(text);

/** Daylio's names of moods, for moods that the user did not rename. */
const moodNames = ['', 'rad', 'good', 'meh', 'bad', 'awful'];

const id = z.union([z.number(), z.string()]);
const text = z.optional(z.nullable(z.string()));
const backup = z.object({
  customMoods: z.array(z.object({ id, custom_name: text, predefined_name_id: z.optional(z.number()) })),
  tags: z.optional(z.array(z.object({ id, name: z.string() }))),
  dayEntries: z.array(z.unknown()),
});
const entry = z.object({
  id,
  /** When the entry was written, epoch ms. */
  datetime: readableDate(z.number().check(z.int(), z.gte(-8_640_000_000_000_000), z.lte(8_640_000_000_000_000))),
  /** Local time minus UTC, in milliseconds. */
  timeZoneOffset: z.optional(z.nullable(z.number())),
  mood: z.optional(id),
  note: text,
  note_title: text,
  tags: z.optional(z.nullable(z.array(id))),
  assets: z.optional(z.nullable(z.array(z.unknown()))),
});

/** Return the words of an entry: title, note, and a line with mood and activities. Many entries have only this line. */
function wordsOf(title: string, note: string, mood: string, activities: readonly string[]): string {
  const body = looksLikeHtml(note) ? textOfHtml(note) : note;
  const about = [mood, activities.join(', ')].filter((part) => part !== '').join(': ');
  return tidyText(
    [title, body, about]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join('\n\n'),
  );
}

/** Return the entries of Daylio's backup. Goals and photos are ignored. */
export function readDaylio(value: unknown): OtherEntry[] {
  const { customMoods, tags = [], dayEntries } = parseInput(backup, 'body', value);
  const moods = new Map(
    customMoods.map((mood) => [String(mood.id), mood.custom_name || (moodNames[mood.predefined_name_id ?? 0] ?? '')]),
  );
  const activities = new Map(tags.map((tag) => [String(tag.id), tag.name]));
  return parseList(entry, 'dayEntries', dayEntries).map((one) => {
    const offset = one.timeZoneOffset == null ? null : 0 - Math.round(one.timeZoneOffset / 60_000);
    const { datetime: instantMs } = one;
    const names = (one.tags ?? []).flatMap((tag) => activities.get(String(tag)) ?? []);
    return {
      key: `${one.id}/${instantMs}`,
      written: instantMs === null ? null : { instantMs, offset: offset !== null && isOffset(offset) ? offset : null },
      changedMs: null,
      words: wordsOf(one.note_title ?? '', one.note ?? '', moods.get(String(one.mood)) ?? '', names),
      attachments: one.assets?.length ?? 0,
    };
  });
}

/** Return the minute of the day for a time such as '21:30' or '9:30 PM'. Return null if the text is not a time. */
function minuteOf(time: string): number | null {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2})(?:\s*([AP])M)?/i.exec(time.trim()) ?? [];
  if (hour === undefined) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return hours < 24 && Number(minute) < 60 ? hours * 60 + Number(minute) : null;
}

export function readDaylioCsv(csv: string): OtherEntry[] {
  const [head = [], ...rows] = csvRows(csv.replace(/^\uFEFF/, ''));
  const columns = new Map(head.map((name, column) => [name.trim(), column]));
  // Leave out empty lines: `csvRows` returns each of them as a row with one empty field.
  const filled = rows.filter(({ length }) => length > 1);
  return filled.map((row) => {
    const field = (name: string) => row[columns.get(name) ?? -1] ?? '';
    const at = localTimeOf(field('full_date'));
    const names = field('activities')
      .split('|')
      .map((name) => name.trim());
    return {
      key: null,
      written: at && { day: at.day, minute: minuteOf(field('time')) },
      changedMs: null,
      words: wordsOf(
        field('note_title'),
        field('note'),
        field('mood').trim(),
        names.filter((name) => name !== ''),
      ),
      attachments: 0,
    };
  });
}
