import * as z from 'zod/mini';
import { instant } from '../../../../../core/contract/base/values.ts';
import { parseList } from '../../../../requests/parse-input.ts';
import { zoneOffsetAt } from '../../../users/zone-offset.ts';
import { hasField, hasFieldsOf, type OtherEntry, tidyText } from './other-entry.ts';
import { readableDate } from './readable-date.ts';

type Journal = { readonly entries: readonly unknown[] };

export const isDayOne = (value: unknown): value is Journal =>
  hasField(value, 'entries') && Array.isArray(value.entries);

const attachments = z.optional(z.nullable(z.array(z.unknown())));

/** The fields of an entry in Day One's JSON that are imported. Other fields (place, weather, tags) are ignored. */
const entry = z.object({
  uuid: z.optional(z.string().check(z.maxLength(200))),
  creationDate: readableDate(instant),
  modifiedDate: readableDate(instant),
  timeZone: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  text: z.optional(z.nullable(z.string())),
  photos: attachments,
  videos: attachments,
  audios: attachments,
  pdfAttachments: attachments,
});

/** Matches a picture reference. No part of it may contain `[`, so unclosed references also take linear time. */
const picture = /!\[[^[\]]*\]\(dayone-moment:[^()\s]*\)/g;

/** Return the text of an entry without picture references, and without the backslash escapes of Day One's Markdown. */
const wordsOf = (text: string) => tidyText(text.replace(picture, '').replace(/\\([!-/:-@[-`{-~])/g, '$1'));

export function readDayOne(journals: readonly Journal[]): OtherEntry[] {
  return journals.flatMap(({ entries }) =>
    parseList(entry, 'entries', entries).map((one, at) => {
      const { uuid, creationDate, modifiedDate, timeZone, text, photos, videos, audios, pdfAttachments } = one;
      const instantMs = creationDate === null ? null : Date.parse(creationDate);
      return {
        key: uuid ?? null,
        written: instantMs === null ? null : { instantMs, offset: timeZone ? zoneOffsetAt(timeZone, instantMs) : null },
        changedMs: modifiedDate ? Date.parse(modifiedDate) : null,
        words: wordsOf(text ?? ''),
        attachments: [photos, videos, audios, pdfAttachments].reduce((sum, list) => sum + (list?.length ?? 0), 0),
        hasOtherFields: hasFieldsOf(entries[at], ['tags', 'location', 'weather']),
      };
    }),
  );
}
