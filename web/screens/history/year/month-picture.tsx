import { memo } from 'react';
import { type Day, daysBetween } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { markColor, markOutlines, type ShownMarker } from '../../../features/reflections/marks/day-mark.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import { isBesideOwn } from '../beside-own.ts';
import styles from './month-picture.module.css';

const markers = [
  'unknown',
  'none',
  'deleted',
  'evening',
  'deep',
  'both',
  'imported',
] as const satisfies readonly ShownMarker[];

/**
 * The distance from one square to the next, in the units of the paths below. A square is 20 units wide. The stylesheet
 * uses the same proportions.
 */
const pitch = 23;
const markInset = 2;
const dotInset = 10;
const square = 'm4 0h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4v-12a4 4 0 0 1 4-4z';

/** On a day that also has imported entries, both marks are small. Its own mark is at the top right, as in the calendar. */
const besideScale = 0.7;
const ownInset = { x: 8.2, y: 0.3 };
const importedInset = { x: -0.4, y: 9 };

type Point = { readonly x: number; readonly y: number };
type Place = Point & { readonly day: Day; readonly marker: ShownMarker };

type Props = {
  /** All days of a month. */
  days: readonly Day[];
  today: Day;
  /** The day with the first square. Earlier days have a dot, as the journal had not begun, and so have coming days. */
  firstDay: Day;
  markerOf: (day: Day) => ShownMarker;
  /** The days with imported entries. */
  importedOn: ReadonlySet<Day>;
  /** The days of which all own words wait to be sent. Their marks are outlines, as in the calendar. */
  waitingOn: ReadonlySet<Day>;
};

/**
 * Draw a month's squares and marks as a few paths, because redrawing 365 elements after a response would take longer
 * than a frame.
 */
export const MonthPicture = memo(({ days, today, firstDay, markerOf, importedOn, waitingOn }: Props) => {
  const [first] = days;
  if (first === undefined) return null;
  const before = daysBetween(weekStartOf(first), first);
  const places = days.map((day, index) => {
    const place = before + index;
    return { day, marker: markerOf(day), x: (place % WEEK_DAYS) * pitch, y: Math.floor(place / WEEK_DAYS) * pitch };
  });
  const hasSquare = ({ day }: Place) => day >= firstDay && day <= today;
  const isBeside = ({ day, marker }: Place) => isBesideOwn(marker, importedOn.has(day));
  const beside = places.filter(isBeside);
  const dots = places.filter((place) => !hasSquare(place));
  const rows = Math.ceil((before + days.length) / WEEK_DAYS);
  return (
    <svg className={styles['picture']} viewBox={`0 0 ${WEEK_DAYS * pitch} ${rows * pitch}`} aria-hidden="true">
      {markers.map((marker) => {
        const own = places.filter((place) => place.marker === marker && hasSquare(place));
        if (own.length === 0) return null;
        const isWaiting = ({ day }: Place) => waitingOn.has(day);
        const waiting = own.filter(isWaiting);
        return (
          <g key={marker} className={classNames(styles[marker], markColor(marker))}>
            <path className={styles['squares']} d={own.map(({ x, y }) => `M${x} ${y}${square}`).join('')} />
            {marker !== 'none' && marker !== 'unknown' && (
              <>
                <path
                  fill="currentColor"
                  d={marksPath(
                    own.filter((place) => !isBeside(place) && !isWaiting(place)),
                    markOutlines[marker],
                  )}
                />
                <SmallMarks
                  places={own.filter((place) => isBeside(place) && !isWaiting(place))}
                  outline={markOutlines[marker]}
                  inset={ownInset}
                />
                {waiting.length > 0 && (
                  <path
                    className={styles['waiting']}
                    d={marksPath(
                      waiting.filter((place) => !isBeside(place)),
                      markOutlines[marker],
                    )}
                  />
                )}
                <SmallMarks
                  places={waiting.filter(isBeside)}
                  outline={markOutlines[marker]}
                  inset={ownInset}
                  className={styles['waiting']}
                />
              </>
            )}
          </g>
        );
      })}
      <g className={markColor('imported')}>
        <SmallMarks places={beside} outline={markOutlines.imported} inset={importedInset} />
      </g>
      {dots.length > 0 && (
        <path className={styles['dots']} d={dots.map(({ x, y }) => `M${x + dotInset} ${y + dotInset}h0`).join('')} />
      )}
    </svg>
  );
});

const marksPath = (places: readonly Point[], outline: string) =>
  places.map(({ x, y }) => `M${x + markInset} ${y + markInset}${outline}`).join('');

type SmallMarksProps = { places: readonly Point[]; outline: string; inset: Point; className?: string | undefined };

function SmallMarks({ places, outline, inset, className }: SmallMarksProps) {
  if (places.length === 0) return null;
  const starts = places.map(({ x, y }) => `M${(x + inset.x) / besideScale} ${(y + inset.y) / besideScale}`);
  return (
    <path
      className={className}
      fill="currentColor"
      transform={`scale(${besideScale})`}
      d={starts.map((start) => start + outline).join('')}
    />
  );
}
