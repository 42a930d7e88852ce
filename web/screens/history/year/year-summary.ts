import type { DayMarker } from '../../../../core/domain/days/day-marker.ts';

/**
 * Describe a year: '12 days with reflections in 2026: 8 evening, 1 deep, 3 both.', '8 days with reflections in 2025.'
 * if all have the same marker, or 'No reflections in 2024.'
 */
export function yearSummary(year: number, markers: readonly DayMarker[]): string {
  if (markers.length === 0) return `No reflections in ${year}.`;
  const parts = (['evening', 'deep', 'both', 'imported'] as const)
    .map((marker) => ({ marker, count: markers.filter((each) => each === marker).length }))
    .filter(({ count }) => count > 0)
    .map(({ marker, count }) => `${count} ${marker}`);
  const days = markers.length === 1 ? '1 day' : `${markers.length} days`;
  return `${days} with reflections in ${year}${parts.length > 1 ? `: ${parts.join(', ')}` : ''}.`;
}
