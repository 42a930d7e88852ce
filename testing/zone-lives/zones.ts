import { changesOf, offsetAt } from '../zone-oracle.ts';

/** The start and the end of the simulated year, epoch ms. */
export const yearFromMs = Date.UTC(2026, 0, 5);
export const yearUntilMs = Date.UTC(2027, 0, 4);

const offsets = new Map<string, { readonly fromMs: number; readonly offset: number }[]>();

/** Return the offset of a zone in minutes at an instant of the simulated year. */
export function zoneOffset(zone: string, instantMs: number): number {
  let spans = offsets.get(zone);
  if (spans === undefined) {
    const early = yearFromMs - 10 * 86_400_000;
    const late = yearUntilMs + 10 * 86_400_000;
    spans = [early, ...changesOf(zone, early, late)].map((fromMs) => ({ fromMs, offset: offsetAt(zone, fromMs) }));
    offsets.set(zone, spans);
  }
  let offset = 0;
  for (const span of spans) if (span.fromMs <= instantMs) offset = span.offset;
  return offset;
}

export const homes = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Riga',
  'Africa/Nairobi',
  'Asia/Kolkata',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
];
