import type { ReactNode } from 'react';
import type { DayMarker } from '../../../core/domain/day-marker.ts';
import styles from './day-mark.module.css';

const names: Record<DayMarker, string> = {
  none: 'no reflection',
  evening: 'evening reflection',
  deep: 'deep reflection',
  both: 'evening and deep reflection',
};

/** The marker in words, for the text name of a day. */
export function markerName(marker: DayMarker): string {
  return names[marker];
}

const shapes = {
  none: <circle cx="8" cy="8" r="3" />,
  evening: <path d="M13.6 10.2A6.2 6.2 0 1 1 6.1 2.2a5.2 5.2 0 0 0 7.5 8Z" />,
  deep: <circle cx="8" cy="8" r="5" />,
  both: (
    <>
      <circle cx="8" cy="8" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <circle cx="8" cy="8" r="2.2" />
    </>
  ),
} as const satisfies Record<DayMarker, ReactNode>;

/**
 * The day's mark, told apart by shape as well as by colour: a crescent for evening, a filled dot for deep, a ring with
 * a dot for both. Decorative: whoever shows it also says `markerName`.
 * @param size side in px, 16 unless told
 */
export function DayMark({ marker, size = 16 }: { marker: DayMarker; size?: number }) {
  return (
    <svg
      className={styles[marker]}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
    >
      {shapes[marker]}
    </svg>
  );
}
