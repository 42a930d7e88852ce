import { localTimeOf } from './local-time.ts';
import type { Written } from './other-entry.ts';

/** Matches a date and time with a zone at its end, which gives the instant and not only the local time. */
const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)? ?(?:Z|([+-])(\d{2}):?(\d{2}))$/;

/** Return when an entry was written. Return null if the text does not begin with a date such as 2024-03-05. */
export function writtenIn(value: string): Written {
  const at = localTimeOf(value);
  if (at === null || at.minute === null) return at;
  const [isZoned, sign, hours = '0', minutes = '0'] = zoned.exec(value) ?? [];
  if (isZoned === undefined || sign === undefined) {
    // A "Z" as the zone does not show the user's zone, because Joplin writes all times in UTC.
    const instantMs = Date.parse(value.replace(' ', 'T').replace(/ ?Z$/, 'Z'));
    return isZoned === undefined || Number.isNaN(instantMs) ? at : { instantMs, offset: null };
  }
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1);
  // Ignore an impossible offset and use only the local time. Otherwise, the offset could move the entry to another day.
  return Math.abs(ahead) > 14 * 60
    ? at
    : { instantMs: Date.parse(`${at.day}T00:00:00Z`) + (at.minute - ahead) * 60_000, offset: 0 - ahead };
}
