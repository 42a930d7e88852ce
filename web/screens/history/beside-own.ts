import { markerName, type ShownMarker } from '../../features/reflections/marks/day-mark.tsx';

/** Return whether a day needs the mark of imported entries beside its own mark. */
export const isBesideOwn = (marker: ShownMarker, hasImported: boolean): boolean => hasImported && marker !== 'imported';

/**
 * Return the name of a day's mark or marks. `hasImported`: whether the day also has imported entries. `isWaiting`: whether
 * all its words wait to be sent. `isKnown`: whether all stored reflections of the day are known.
 */
export function marksName(marker: ShownMarker, hasImported: boolean, isWaiting: boolean, isKnown: boolean): string {
  const own = markerName(marker);
  const name = isBesideOwn(marker, hasImported) ? `${own}, ${markerName('imported')}` : own;
  if (!isWaiting) return name;
  return `${name}, waiting to be sent${isKnown ? '' : ', others not known yet'}`;
}
