import { memo } from 'react';
import { type Day, daysBetween } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { markColor, markOutlines, type ShownMarker } from '../../../features/reflections/marks/day-mark.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { isBesideOwn } from '../beside-own.ts';
import styles from './month-picture.module.css';

const markers = ['unknown', 'none', 'evening', 'deep', 'both', 'imported'] as const satisfies readonly ShownMarker[];

/**
 * The distance from one square to the next, in the units of the paths below. A square is 20 units wide. The stylesheet
 * uses the same proportions.
 */
const pitch = 23;
const markInset = 2;
const square = 'm4 0h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4v-12a4 4 0 0 1 4-4z';

/** A line below the mark of a day that also has imported entries, like the line below the mark of imported entries. */
const importedLine = 'm5 17h10v2h-10z';

type Props = {
  days: readonly Day[];
  /** The day with the first square: earlier days are blank, as the journal had not begun. */
  firstDay: Day;
  markerOf: (day: Day) => ShownMarker;
  /** The days with imported entries. */
  importedOn: ReadonlySet<Day>;
};

/**
 * Draw a month's squares and marks as a few paths, because redrawing 365 elements after a response would take longer
 * than a frame.
 */
export const MonthPicture = memo(({ days, firstDay, markerOf, importedOn }: Props) => {
  const [first] = days;
  if (first === undefined) return null;
  const before = daysBetween(weekStartOf(first), first);
  const places = days.map((day, index) => {
    const place = before + index;
    return { day, marker: markerOf(day), x: (place % WEEK_DAYS) * pitch, y: Math.floor(place / WEEK_DAYS) * pitch };
  });
  const beside = places.filter(({ day, marker }) => isBesideOwn(marker, importedOn.has(day)));
  const rows = Math.ceil((before + days.length) / WEEK_DAYS);
  return (
    <svg className={styles['picture']} viewBox={`0 0 ${WEEK_DAYS * pitch} ${rows * pitch}`} aria-hidden="true">
      {markers.map((marker) => {
        const own = places.filter((place) => place.marker === marker && place.day >= firstDay);
        if (own.length === 0) return null;
        return (
          <g key={marker} className={classNames(styles[marker], markColor(marker))}>
            <path className={styles['squares']} d={own.map(({ x, y }) => `M${x} ${y}${square}`).join('')} />
            {marker !== 'none' && marker !== 'unknown' && (
              <path
                fill="currentColor"
                d={own.map(({ x, y }) => `M${x + markInset} ${y + markInset}${markOutlines[marker]}`).join('')}
              />
            )}
          </g>
        );
      })}
      {beside.length > 0 && (
        <path
          className={markColor('imported')}
          fill="currentColor"
          d={beside.map(({ x, y }) => `M${x} ${y}${importedLine}`).join('')}
        />
      )}
    </svg>
  );
});
