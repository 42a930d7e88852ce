import type { DayMarker } from '../../../../core/domain/days/day-marker.ts';
import styles from './day-mark.module.css';

/**
 * `unknown`: the day's reflections are not loaded. `none`: the day has no reflections. `deleted`: they were deleted, but
 * the day counts for the streak.
 */
export type ShownMarker = DayMarker | 'unknown' | 'deleted';

const names: Record<ShownMarker, string> = {
  unknown: 'not known yet',
  none: 'no reflection',
  deleted: 'counts, written and deleted later',
  evening: 'evening reflection',
  deep: 'deep reflection',
  both: 'evening and deep reflection',
  imported: 'imported entry',
};

export function markerName(marker: ShownMarker): string {
  return names[marker];
}

/**
 * The outlines of the marks on a 16 px grid. The commands are relative, so that the year view can join many outlines
 * into one path.
 */
export const markOutlines: Readonly<Record<ShownMarker, string>> = {
  unknown: 'm4.5 7.2h7v1.6h-7z',
  none: 'm5 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  deleted: 'm1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zm1.8 0a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0z',
  evening: 'm13.6 10.2a6.2 6.2 0 1 1-7.5-8a5.2 5.2 0 0 0 7.5 8z',
  deep: 'm3 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  both: 'm1.5 8a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0zm1.8 0a4.7 4.7 0 1 1 9.4 0a4.7 4.7 0 1 1-9.4 0zm2.5 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z',
  imported: 'm7 2v5h-3l4 4 4-4h-3v-5zm-4 10v2h10v-2z',
};

/** Return the class that sets the text colour to the colour of a mark. */
export const markColor = (marker: ShownMarker): string | undefined => styles[marker];

/** The mark of a day. Screen readers ignore the mark, so add `markerName` as text. `size` is in px. */
export function DayMark({ marker, size = 16 }: { marker: ShownMarker; size?: number }) {
  return (
    <svg
      className={styles[marker]}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={markOutlines[marker]} />
    </svg>
  );
}
