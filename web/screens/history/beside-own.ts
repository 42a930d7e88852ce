import { markerName, type ShownMarker } from '../../features/reflections/marks/day-mark.tsx';

/** Return whether a day needs the mark of imported entries beside its own mark. */
export const isBesideOwn = (marker: ShownMarker, hasImported: boolean): boolean => hasImported && marker !== 'imported';

/** Return the name of a day's mark or marks. `hasImported`: whether the day also has imported entries. */
export function marksName(marker: ShownMarker, hasImported: boolean): string {
  const own = markerName(marker);
  return isBesideOwn(marker, hasImported) ? `${own}, ${markerName('imported')}` : own;
}
