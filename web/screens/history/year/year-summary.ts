import type { DayMarker } from '../../../../core/domain/days/day-marker.ts';

/** A day that also has reflections of its own has their marker, so the days with imported entries may be more. */
const kinds = [
  { marker: 'evening', name: 'evening' },
  { marker: 'deep', name: 'deep' },
  { marker: 'both', name: 'both' },
  { marker: 'imported', name: 'only imported' },
] as const satisfies readonly { marker: DayMarker; name: string }[];

/**
 * Describe a year: '14 days with reflections in 2026: 8 evening, 1 deep, 3 both, 2 only imported.', '8 days with
 * reflections in 2025.' if all have the same marker, or 'No reflections in 2024.' On `waiting` of the days, all own words wait
 * to be sent: '8 days with reflections in 2025, 1 of them waiting to be sent.' `hasUnknown`: whether other days may have
 * reflections that this device does not know.
 */
export function yearSummary(year: number, markers: readonly DayMarker[], waiting = 0, hasUnknown = false): string {
  const inYear = hasUnknown ? `in ${year}, as far as this device knows` : `in ${year}`;
  if (markers.length === 0) return `No reflections ${inYear}.`;
  const parts = kinds
    .map(({ marker, name }) => ({ name, count: markers.filter((each) => each === marker).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${count} ${name}`);
  const days = markers.length === 1 ? '1 day' : `${markers.length} days`;
  const some = waiting < markers.length ? `${waiting} of them ` : '';
  const unsent = waiting > 0 ? `, ${some}waiting to be sent` : '';
  return `${days} with reflections ${inYear}${unsent}${parts.length > 1 ? `: ${parts.join(', ')}` : ''}.`;
}
