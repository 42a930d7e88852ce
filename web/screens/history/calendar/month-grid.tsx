import type { KeyboardEvent } from 'react';
import { addDays, type Day } from '../../../../core/domain/days/day.ts';
import { longDay, weekdays } from '../../../features/reflections/format.ts';
import { DayMark, type ShownMarker } from '../../../features/reflections/marks/day-mark.tsx';
import {
  addMonths,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthWeeks,
} from '../../../features/reflections/month.ts';
import { hasModifier } from '../../../ui/has-modifier.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { isBesideOwn, marksName } from '../beside-own.ts';
import styles from './month-grid.module.css';

type Props = {
  month: Month;
  today: Day;
  /** The first day of the journal; null if it is unknown or in an earlier year. */
  begins: Day | null;
  selected: Day;
  markerOf: (day: Day) => ShownMarker;
  /** The days with imported entries. */
  importedOn: ReadonlySet<Day>;
  /** The days of which all own words wait to be sent. Their marks are outlines, as on home. */
  waitingOn: ReadonlySet<Day>;
  /** Whether all stored reflections of a day are known. Otherwise, it may have more than its mark shows. */
  isDayKnown: (day: Day) => boolean;
  /** Return the name of a day without reflections. */
  emptyName: (day: Day) => string;
  /** Called when the user presses a day. */
  onSelect: (day: Day) => void;
  /** Called when the user moves to a day by a key. */
  onMove: (day: Day) => void;
};

export const YEAR_MONTHS = 12;

export const earliest = (...days: Day[]): Day => days.reduce((first, day) => (day < first ? day : first));

/**
 * Return the day with the same day number `count` months later, or the last day of that month if it has fewer days. In
 * the current month, return today instead of a later day.
 */
export function sameDayAfter(day: Day, count: number, today: Day): Day {
  const month = addMonths(monthOf(day), count);
  const moved = earliest(`${month}${day.slice(7)}`, lastDayOf(month));
  return month === monthOf(today) ? earliest(moved, today) : moved;
}

/**
 * Return the day to which a key moves the focus, or undefined for a key that does not move it. Page Up and Page Down
 * move by a month, with Shift by a year. The result may be later than today.
 */
export function dayByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  day: Day,
  today: Day,
): Day | undefined {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days !== undefined) return addDays(day, days);
  if (key === 'Home') return firstDayOf(monthOf(day));
  if (key === 'End') return earliest(lastDayOf(monthOf(day)), today);
  const pages = { PageUp: -1, PageDown: 1 }[key];
  return pages === undefined ? undefined : sameDayAfter(day, shiftKey ? pages * YEAR_MONTHS : pages, today);
}

/** Show the days of a month as one Tab stop. `dayByKey` has the keys that move the focus. */
export function MonthGrid(props: Props) {
  const { month, today, begins, selected, markerOf, importedOn, waitingOn, isDayKnown, emptyName, onSelect, onMove } =
    props;
  const move = (event: KeyboardEvent) => {
    const day = dayByKey(event, selected, today);
    if (day === undefined || hasModifier(event)) return;
    event.preventDefault();
    // Like the button to the previous month, keys stop at the month in which the journal begins.
    const isReachable = day <= today && (begins === null || day >= firstDayOf(monthOf(begins)));
    if (isReachable && day !== selected) onMove(day);
  };

  return (
    <table className={styles['grid']} aria-label="Days of the month">
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday} className={styles['weekday']}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={move}>
        {monthWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={styles['cell']}>
                {monthOf(day) === month && (
                  <DayButton
                    day={day}
                    isToday={day === today}
                    isSelected={day === selected}
                    isFuture={day > today}
                    isBefore={begins !== null && day < begins}
                    marker={day > today ? 'none' : markerOf(day)}
                    hasImported={importedOn.has(day)}
                    isWaiting={waitingOn.has(day)}
                    isKnown={isDayKnown(day)}
                    emptyName={emptyName(day)}
                    onSelect={onSelect}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = {
  day: Day;
  isToday: boolean;
  isSelected: boolean;
  isFuture: boolean;
  /** Whether the journal begins later. */
  isBefore: boolean;
  marker: ShownMarker;
  hasImported: boolean;
  isWaiting: boolean;
  isKnown: boolean;
  emptyName: string;
  onSelect: (day: Day) => void;
};

function DayButton({
  day,
  isToday,
  isSelected,
  isFuture,
  isBefore,
  marker,
  hasImported,
  isWaiting,
  isKnown,
  emptyName,
  onSelect,
}: DayProps) {
  const name = isFuture ? 'still to come' : marksName(marker, hasImported, isWaiting, isKnown, emptyName);
  return (
    <button
      type="button"
      className={classNames(
        styles['day'],
        isBefore && styles['before'],
        isSelected && styles['selected'],
        isToday && styles['today'],
      )}
      data-words
      tabIndex={isSelected ? 0 : -1}
      disabled={isFuture}
      aria-pressed={isSelected}
      aria-label={`${longDay(day)}, ${name}`}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onSelect(day)}
    >
      {Number(day.slice(8))}
      {isBesideOwn(marker, hasImported) && (
        <span className={classNames(styles['mark'], styles['beside'])}>
          <DayMark marker="imported" size={12} />
        </span>
      )}
      {marker !== 'none' && (
        <span className={styles['mark']} data-waiting={isWaiting}>
          <DayMark marker={marker} size={12} />
        </span>
      )}
    </button>
  );
}
