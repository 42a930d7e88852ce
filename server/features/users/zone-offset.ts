import { isOffset } from '../../../core/domain/days/offset.ts';

/**
 * The offset of a named zone at an instant (epoch ms), in minutes with getTimezoneOffset's sign; null when the platform
 * knows no such zone. Serves only what is scheduled while nobody calls; windows and days go by claimed offsets.
 */
export function zoneOffsetAt(timeZone: string, instantMs: number): number | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(instantMs);
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
 * Whether a zone has, or had within the year, this offset: then somebody last heard of at it is still there, and the
 * zone tells their offset of now, also after its clocks have changed.
 */
export function isOffsetOfZone(timeZone: string, offset: number, nowMs: number, offsetAt = zoneOffsetAt): boolean {
  return [0, 1, 2, 3].some((quarters) => offsetAt(timeZone, nowMs - quarters * quarterMs) === offset);
}
