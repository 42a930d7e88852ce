import { createHash } from 'node:crypto';
import type { ImportSource } from '../../../../core/contract/reflection.ts';
import type { ImportReport } from '../../../../core/contract/your-data.ts';
import { type Day, dayAt, instantOf } from '../../../../core/domain/days/day.ts';
import { instantWithoutTime, instantWithTime } from '../../../../core/domain/days/known-time.ts';
import { eveningOf } from '../../../../core/domain/ledger/day-windows.ts';
import {
  CONTENT_MAX_CHARACTERS,
  EVENING_FROM_SECONDS_OF_DAY,
  IMPORTED_MAX,
  IMPORTED_PER_DAY_MAX,
} from '../../../../core/domain/limits.ts';
import { wordCount } from '../../../../core/domain/texts/word-count.ts';
import { latestDay } from './check-journal-file.ts';
import { dayTooFull, noReadableDate, tooManyEntries } from './file-refusals.ts';
import { type HomeZone, homeOffsetAt, homeOffsetOn } from './home-zone.ts';
import type { ImportedReflection } from './journal-rows.ts';
import type { OtherEntry } from './others/other-entry.ts';

/**
 * Return a function that returns the UUID of each part of an entry, by the part's number. The UUIDs are derived from
 * the entry, so every import gives the same UUIDs. The entry is hashed only once, because it may be long and have many
 * parts.
 */
function partIds(entryKey: string): (part: number) => string {
  const start = createHash('sha256').update(entryKey);
  return (part) => {
    const hex = start.copy().update(String(part)).digest('hex');
    const fields = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
    return [...fields, hex.slice(20, 32)].join('-');
  };
}

/** Split a text that is too long for one reflection, if possible at a blank line, a line break or a space. */
export function splitText(text: string, maxLength = CONTENT_MAX_CHARACTERS): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > maxLength) {
    const head = rest.slice(0, maxLength);
    const found = ['\n\n', '\n', ' '].map((gap) => head.lastIndexOf(gap)).find((at) => at > maxLength / 2);
    // Do not split a surrogate pair.
    const at = found ?? (/[\ud800-\udbff]$/.test(head) ? maxLength - 1 : maxLength);
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}

type Context = { readonly nowMs: number; readonly home: HomeZone };
type Place = {
  readonly day: Day;
  readonly offset: number;
  /** When the entry was written, as the file has it. Without a time: the start of the day's evening window. */
  readonly namedMs: number;
  /** The instant to store (epoch ms), which is not in the future. */
  readonly writtenMs: number;
};

/** Return the local day and the instant of an entry, or null if the entry is from before 1970 or from the future. */
function placeOf(written: NonNullable<OtherEntry['written']>, { nowMs, home }: Context): Place | null {
  if ('instantMs' in written) {
    const { instantMs: namedMs, offset: known } = written;
    if (namedMs < 86_400_000 || namedMs > nowMs) return null;
    const offset = known ?? homeOffsetAt(home, namedMs);
    const day = dayAt(namedMs, offset);
    if (day > latestDay(nowMs)) return null;
    return { day, offset, namedMs, writtenMs: Math.min(instantWithTime(day, namedMs, offset), nowMs) };
  }
  const { day, minute } = written;
  if (day < '1970-01-02' || day > latestDay(nowMs)) return null;
  const offset = homeOffsetOn(home, day, minute === null ? EVENING_FROM_SECONDS_OF_DAY : minute * 60);
  const withoutTimeMs = instantWithoutTime(day, offset, nowMs);
  if (minute === null) return { day, offset, namedMs: eveningOf(day, offset).fromMs, writtenMs: withoutTimeMs };
  const namedMs = instantOf(day, minute * 60, offset);
  const knownMs = instantWithTime(day, namedMs, offset);
  // A time in the future is that of another zone, which the file does not contain: the time is not known.
  return { day, offset, namedMs, writtenMs: knownMs > nowMs ? withoutTimeMs : knownMs };
}

/** Make repeated keys unique: append to each repeated key the words of its entry. */
function withUniqueKeys(entries: readonly OtherEntry[]): OtherEntry[] {
  const seen = new Set<string | null>();
  const repeated = new Set(entries.flatMap(({ key }) => (seen.size === seen.add(key).size ? [key] : [])));
  return entries.map((one) =>
    one.key !== null && repeated.has(one.key) ? { ...one, key: `${one.key} ${one.words}` } : one,
  );
}

/** How many notes of a day may repeat the account's own reflections: two, each with and without its question. */
const ownNotesPerDay = 4;

/**
 * Throw if a day has so many different notes that the import will be refused, whatever the account has. The database
 * compares each note with all others of its day, so thousands of one day would take it a minute.
 */
function checkNotesPerDay(rows: Iterable<ImportedReflection>): void {
  const notes = new Map<Day, Set<string>>();
  for (const { day, content } of rows) {
    const ofDay = notes.get(day) ?? new Set();
    notes.set(day, ofDay.add(content.replace(/[\s\\>]+/g, '')));
    if (ofDay.size > IMPORTED_PER_DAY_MAX + ownNotesPerDay) throw dayTooFull(day);
  }
}

/** How many entries without a date the report names. */
const namedPlaces = 5;

type ImportedRows = {
  readonly rows: readonly ImportedReflection[];
  readonly split: ImportReport['split'];
  readonly leftOut: Omit<ImportReport['leftOut'], 'unread'>;
};

/**
 * Return the entries of another product as reflections. Each entry becomes an evening reflection on its local day. Its
 * id is derived from the entry, so that importing the file again adds nothing. `home` of the context is the zone of
 * entries without one. Throw a `bad_request` if no entry has a date that can be read, except for notes.
 */
export function importedRows(source: ImportSource, entries: readonly OtherEntry[], context: Context): ImportedRows {
  const hasDate = entries.length === 0 || entries.some(({ written }) => written !== null);
  // The report on notes says where their dates should be.
  if (!hasDate && source !== 'markdown') throw noReadableDate();
  const undatedPlaces: number[] = [];
  const split = { entries: 0, parts: 0 };
  const leftOut = { attachments: 0, withoutWords: 0, otherDays: 0, undated: 0, doubles: 0, fields: 0 };
  // Earlier versions read JSON files of no product as those of Diarium. Their entries keep these ids.
  const idSource = source === 'json' ? 'diarium' : source;
  const rows = new Map<string, ImportedReflection>();
  const importedAt = new Date(context.nowMs).toISOString();
  for (const [at, entry] of withUniqueKeys(entries).entries()) {
    const { key, written, changedMs, words, attachments, hasOtherFields } = entry;
    leftOut.attachments += attachments;
    const place = written && placeOf(written, context);
    if (words === '') leftOut.withoutWords += 1;
    else if (written === null) {
      leftOut.undated += 1;
      if (undatedPlaces.length < namedPlaces) undatedPlaces.push(at + 1);
    } else if (place === null) leftOut.otherDays += 1;
    else {
      if (hasOtherFields) leftOut.fields += 1;
      const { day, offset, namedMs, writtenMs } = place;
      const evening = eveningOf(day, offset);
      const submittedAt = new Date(writtenMs).toISOString();
      const updatedMs = Math.min(Math.max(changedMs ?? writtenMs, writtenMs), context.nowMs);
      const idOf = partIds(`${idSource}/${key ?? `${new Date(namedMs).toISOString()} ${words}`}/`);
      const parts = splitText(words);
      if (rows.has(idOf(0))) leftOut.doubles += 1;
      else if (parts.length > 1) {
        split.entries += 1;
        split.parts += parts.length;
      }
      for (const [part, content] of parts.entries()) {
        const id = idOf(part);
        rows.set(id, {
          id,
          day,
          type: 'evening',
          prompt_id: null,
          content,
          word_count: wordCount(content),
          submitted_at: submittedAt,
          updated_at: new Date(updatedMs).toISOString(),
          available_from: new Date(evening.fromMs).toISOString(),
          available_until: new Date(evening.untilMs).toISOString(),
          timezone_offset: offset,
          late: false,
          revision: 1,
          idempotency_key: null,
          imported_from: source,
          imported_at: importedAt,
        });
      }
      if (rows.size > IMPORTED_MAX) throw tooManyEntries();
    }
  }
  if (source === 'markdown') checkNotesPerDay(rows.values());
  return {
    rows: [...rows.values()],
    split: split.entries > 0 ? split : undefined,
    leftOut: { ...leftOut, ...(undatedPlaces.length > 0 && { undatedPlaces }) },
  };
}
