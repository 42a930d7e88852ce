import { effectiveTimezoneOffset } from '../../session/timezone-offset.ts';

/** Return the place of a zone, such as 'New York' for 'America/New_York', or its offset, such as 'UTC+5:30'. */
export function zoneName(offset: number, name?: string): string {
  const place = name?.includes('/') ? name.split('/').pop()?.replace(/_/g, ' ') : undefined;
  if (place !== undefined && !name?.startsWith('Etc/')) return place;
  if (offset === 0) return 'UTC';
  const minutes = Math.abs(offset);
  const rest = minutes % 60;
  return `UTC${offset < 0 ? '+' : '−'}${Math.floor(minutes / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** Return the name of the device's time zone. In a demo, return the name of the sample user's zone. */
export function deviceZoneName(): string {
  const offset = effectiveTimezoneOffset();
  const isOwn = offset === new Date().getTimezoneOffset();
  return zoneName(offset, isOwn ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined);
}
