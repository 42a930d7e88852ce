import type { DayMarker } from '../../../core/domain/days/day-marker.ts';
import { markerName, type ShownMarker } from '../../features/reflections/marks/day-mark.tsx';

/** Return whether a day needs the mark of imported entries beside its own mark. */
export const isBesideOwn = (marker: ShownMarker, hasImported: boolean): boolean => hasImported && marker !== 'imported';

/**
 * Return what to show for a day. `isDeleted`: whether it counts although reflections of it were deleted. `isKnown`: whether
 * all its stored reflections are known.
 */
export function shownMarker(marker: DayMarker | undefined, isDeleted: boolean, isKnown: boolean): ShownMarker {
  if (isDeleted && (marker === undefined || marker === 'imported')) return 'deleted';
  return marker ?? (isKnown ? 'none' : 'unknown');
}

/**
 * Return the name of a day's mark or marks. `hasImported`: whether the day also has imported entries. `isWaiting`: whether
 * all its own words wait to be sent. `isKnown`: whether all stored reflections of the day are known. `emptyName`: the name
 * if it has none.
 */
export function marksName(
  marker: ShownMarker,
  hasImported: boolean,
  isWaiting: boolean,
  isKnown: boolean,
  emptyName: string,
): string {
  const waiting = isWaiting && 'waiting to be sent';
  const beside = isBesideOwn(marker, hasImported) && markerName('imported');
  const others = isWaiting && !isKnown && 'others not known yet';
  return [marker === 'none' ? emptyName : markerName(marker), waiting, beside, others].filter(Boolean).join(', ');
}
