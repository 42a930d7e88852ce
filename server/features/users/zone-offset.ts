import { isOffset } from '../../../core/domain/days/offset.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Return a cached format that shows a zone's offset: creating one takes a hundred times as long as using it. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Limit the cache. Zone names are not case-sensitive, so the number of different names is practically unlimited.
  if (formats.size >= 100) formats.clear();
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/**
 * Return the offset of a named zone at an instant (epoch ms), in minutes with the sign of getTimezoneOffset. Return
 * null if the platform does not know the zone. Use the result only to schedule background work and to place imported
 * entries: windows and days use the offsets that clients send.
 */
export function zoneOffsetAt(timeZone: string, instantMs: number): number | null {
  try {
    const parts = offsetFormat(timeZone).formatToParts(instantMs);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0'] = /^GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
    const ahead = Number(hours) * 60 + Number(minutes);
    const offset = sign === '+' ? 0 - ahead : ahead;
    return isOffset(offset) ? offset : null;
  } catch {
    return null;
  }
}

const quarterMs = 91 * 86_400_000;

/**
 * Return whether the zone had this offset at some time in the last year. If so, a user who last sent this offset is
 * probably still in this zone. Then `zoneOffsetAt` gives the user's offset, even if the clocks have changed since.
 */
export function isOffsetOfZone(timeZone: string, offset: number, nowMs: number, offsetAt = zoneOffsetAt): boolean {
  return [0, 1, 2, 3].some((quarters) => offsetAt(timeZone, nowMs - quarters * quarterMs) === offset);
}
