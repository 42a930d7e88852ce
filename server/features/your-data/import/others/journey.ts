import * as z from 'zod/mini';
import { parseList } from '../../../../requests/parse-input.ts';
import { zoneOffsetAt } from '../../../users/zone-offset.ts';
import { looksLikeHtml, textOfHtml } from './html-text.ts';
import { hasField, hasFieldsOf, type OtherEntry, tidyText } from './other-entry.ts';
import { readableDate } from './readable-date.ts';

export const isJourney = (value: unknown): value is object => hasField(value, 'date_journal');

/** An instant in epoch ms. A JavaScript Date cannot represent other instants. */
const epochMs = z.number().check(z.int(), z.gte(-8_640_000_000_000_000), z.lte(8_640_000_000_000_000));

/** The imported fields of an entry; each entry is a file. Place, weather, mood and tags are ignored. */
const entry = z.object({
  id: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  date_journal: readableDate(epochMs),
  date_modified: readableDate(epochMs),
  timezone: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  text: z.optional(z.nullable(z.string())),
  type: z.optional(z.nullable(z.string())),
  photos: z.optional(z.nullable(z.array(z.unknown()))),
});

/**
 * Return whether an entry has tags, a mood, a place or weather. Without a place, Journey writes a latitude of 1.8e308;
 * without weather, it writes an object of empty texts.
 */
function hasTagsOrPlace(file: unknown): boolean {
  const isPlace = hasField(file, 'lat') && typeof file.lat === 'number' && Math.abs(file.lat) <= 90;
  const hasWeather = hasField(file, 'weather') && hasFieldsOf(file.weather, ['description', 'place']);
  return isPlace || hasWeather || hasFieldsOf(file, ['tags', 'mood', 'address']);
}

export function readJourney(files: readonly unknown[]): OtherEntry[] {
  return parseList(entry, 'entries', files).map((one, at) => {
    const { id, date_journal: instantMs, date_modified: changedMs, timezone, text, type, photos } = one;
    const isHtml = type === 'html' || looksLikeHtml(text ?? '');
    return {
      key: id || null,
      written: instantMs === null ? null : { instantMs, offset: timezone ? zoneOffsetAt(timezone, instantMs) : null },
      changedMs,
      words: tidyText(isHtml ? textOfHtml(text ?? '') : (text ?? '')),
      attachments: photos?.length ?? 0,
      hasOtherFields: hasTagsOrPlace(files[at]),
    };
  });
}
