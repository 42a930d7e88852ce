import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { instant } from '../../../../core/contract/base/values.ts';
import { dayAt } from '../../../../core/domain/days/day.ts';
import { eveningOf } from '../../../../core/domain/ledger/day-windows.ts';
import { CONTENT_MAX_CHARACTERS, IMPORTED_MAX } from '../../../../core/domain/limits.ts';
import { wordCount } from '../../../../core/domain/texts/word-count.ts';
import { parseList } from '../../../requests/parse-input.ts';
import { zoneOffsetAt } from '../../users/zone-offset.ts';
import { latestDay } from './check-journal-file.ts';
import { tooManyEntries } from './file-refusals.ts';
import type { ImportedReflection } from './journal-rows.ts';
import type { DayOneJournal } from './read-documents.ts';

/**
 * Return a function that derives the UUID of each part of an entry, so that it has the same ids in every import. The entry
 * is hashed only once, because it may be long and have many parts.
 */
function partIds(entryKey: string): (part: number) => string {
  const start = createHash('sha256').update(`dayone/${entryKey}/`);
  return (part) => {
    const hex = start.copy().update(String(part)).digest('hex');
    const fields = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
    return [...fields, hex.slice(20, 32)].join('-');
  };
}

const attachments = z.optional(z.nullable(z.array(z.unknown())));

/** The fields of Day One's JSON that are imported. The rest (place, weather, tags) is ignored. */
const entry = z.object({
  uuid: z.optional(z.string().check(z.maxLength(200))),
  creationDate: instant,
  modifiedDate: z.optional(z.nullable(instant)),
  timeZone: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  text: z.optional(z.nullable(z.string())),
  photos: attachments,
  videos: attachments,
  audios: attachments,
  pdfAttachments: attachments,
});
type Entry = z.output<typeof entry>;

/** A picture reference. Its parts must not contain an opening bracket, so that unclosed references take linear time. */
const picture = /!\[[^[\]]*\]\(dayone-moment:[^()\s]*\)/g;

/** Return the text without picture references and without the backslash escapes of Day One's Markdown. */
function wordsOf({ text }: Entry): string {
  return (text ?? '')
    .replaceAll('\u0000', '')
    .replaceAll('\u2028', '\n')
    .replace(picture, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
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

type DayOneRead = {
  readonly rows: readonly ImportedReflection[];
  readonly leftOut: { attachments: number; withoutWords: number; otherDays: number };
};

const countOf = ({ photos, videos, audios, pdfAttachments }: Entry) =>
  [photos, videos, audios, pdfAttachments].reduce((sum, list) => sum + (list?.length ?? 0), 0);

/**
 * Read Day One journals as reflections. Each entry becomes an evening reflection on its local day. Its id is derived from
 * the entry's id, so that importing the file again adds nothing. `homeOffset` (minutes) applies to entries without a zone.
 */
export function readDayOne(
  journals: readonly DayOneJournal[],
  { nowMs, homeOffset }: { readonly nowMs: number; readonly homeOffset: number },
): DayOneRead {
  const leftOut = { attachments: 0, withoutWords: 0, otherDays: 0 };
  const rows = new Map<string, ImportedReflection>();
  for (const one of journals.flatMap(({ entries }) => parseList(entry, 'entries', entries))) {
    leftOut.attachments += countOf(one);
    const words = wordsOf(one);
    const writtenMs = Date.parse(one.creationDate);
    const offset = (one.timeZone ? zoneOffsetAt(one.timeZone, writtenMs) : null) ?? homeOffset;
    const day = writtenMs >= 86_400_000 ? dayAt(writtenMs, offset) : null;
    if (words === '') leftOut.withoutWords += 1;
    else if (day === null || day > latestDay(nowMs) || writtenMs > nowMs) leftOut.otherDays += 1;
    else {
      const evening = eveningOf(day, offset);
      const submittedAt = new Date(writtenMs).toISOString();
      const changedMs = one.modifiedDate ? Date.parse(one.modifiedDate) : writtenMs;
      const idOf = partIds(one.uuid ?? `${submittedAt} ${words}`);
      for (const [part, content] of splitText(words).entries()) {
        const id = idOf(part);
        rows.set(id, {
          id,
          day,
          type: 'evening',
          prompt_id: null,
          content,
          word_count: wordCount(content),
          submitted_at: submittedAt,
          updated_at: new Date(Math.min(Math.max(changedMs, writtenMs), nowMs)).toISOString(),
          available_from: new Date(evening.fromMs).toISOString(),
          available_until: new Date(evening.untilMs).toISOString(),
          timezone_offset: offset,
          late: false,
          revision: 1,
          idempotency_key: null,
          imported_from: 'dayone',
        });
      }
      if (rows.size > IMPORTED_MAX) throw tooManyEntries();
    }
  }
  return { rows: [...rows.values()], leftOut };
}
