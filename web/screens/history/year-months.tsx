import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react';
import { type Day, daysBetween, daysFrom } from '../../../core/domain/day.ts';
import type { DayMarker } from '../../../core/domain/day-marker.ts';
import { WEEK_DAYS } from '../../../core/domain/limits.ts';
import { weekDays, weekStartOf } from '../../../core/domain/week.ts';
import { DayMark, markerName } from '../../features/reflections/day-mark.tsx';
import { monthName, weekdayName } from '../../features/reflections/format.ts';
import { addMonths, firstDayOf, type Month, monthOf } from '../../features/reflections/month.ts';
import { classNames } from '../../ui/class-names.ts';
import { dayByKey } from './month-grid.tsx';
import styles from './year-months.module.css';

type Props = {
  year: number;
  today: Day;
  /** The one day of the year that Tab reaches. */
  focused: Day;
  markers: ReadonlyMap<Day, DayMarker>;
  /** Answers whether the focus may go there. */
  onFocus: (day: Day) => boolean;
  onOpen: (day: Day) => void;
};

const weekdays = weekDays('2024-01-01').map(weekdayName);
const monthsOf = (year: number): Month[] => Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index));
const shortName = (month: Month) => monthName(month).slice(0, 3);

/** Twelve small months. Arrows move by day and week, Page Up and Down by month; Enter opens the day. */
export function YearMonths({ year, today, focused, markers, onFocus, onOpen }: Props) {
  const months = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day, after it is drawn.
  useEffect(() => {
    if (movesFocus.current) months.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
    movesFocus.current = false;
  }, [focused]);

  const move = (event: KeyboardEvent) => {
    const day = dayByKey(event.key, focused);
    if (day === undefined || !(event.target as HTMLElement).hasAttribute('data-day')) return;
    event.preventDefault();
    movesFocus.current = onFocus(day);
  };
  const tap = ({ target }: MouseEvent) => {
    const day = target instanceof Element && target.closest('[data-day]')?.getAttribute('data-day');
    if (day) onOpen(day);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and taps are those of the buttons inside.
    <div ref={months} className={styles['months']} onKeyDown={move} onClick={tap}>
      {monthsOf(year).map((month) => (
        <section key={month} className={styles['month']} aria-label={monthName(month)}>
          <button
            type="button"
            className={styles['name']}
            aria-label={`${shortName(month)}: open ${monthName(month)}`}
            disabled={firstDayOf(month) > today}
            onClick={() => onOpen(month === monthOf(today) ? today : firstDayOf(month))}
          >
            {shortName(month)}
          </button>
          <div className={styles['days']}>
            {labelledDays(month).map(({ day, label }) => (
              <DaySquare
                key={day}
                {...{ day, label }}
                isToday={day === today}
                isAhead={day > today}
                marker={markers.get(day) ?? 'none'}
                isFocused={day === focused}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type DayProps = { day: Day; label: string; isToday: boolean; isAhead: boolean; marker: DayMarker; isFocused: boolean };

/** Remembered with what it shows: a year has 365, and an answer or a key changes few of them. */
const DaySquare = memo(({ day, label, isToday, isAhead, marker, isFocused }: DayProps) => {
  const isFirst = day.endsWith('-01');
  // The first of a month stands under its weekday, Monday first.
  const place = isFirst ? { gridColumnStart: daysBetween(weekStartOf(day), day) + 1 } : undefined;
  if (isAhead) return <span className={styles['ahead']} style={place} />;
  return (
    <button
      type="button"
      className={classNames(styles['day'], isToday && styles['today'])}
      style={place}
      data-day={day}
      data-marker={marker}
      tabIndex={isFocused ? 0 : -1}
      aria-label={`${label}, ${markerName(marker)}`}
      aria-current={isToday ? 'date' : undefined}
    >
      {marker !== 'none' && (
        <span className={styles['mark']}>
          <DayMark marker={marker} size={10} />
        </span>
      )}
    </button>
  );
});

/** The days of a month with their long-form dates, of names made once: the formatter is slow for a whole year. */
function labelledDays(month: Month): { day: Day; label: string }[] {
  const first = firstDayOf(month);
  const before = daysBetween(weekStartOf(first), first);
  const [name, year] = monthName(month).split(' ');
  return daysFrom(first, firstDayOf(addMonths(month, 1))).map((day, index) => ({
    day,
    label: `${weekdays[(before + index) % WEEK_DAYS]}, ${name} ${index + 1}, ${year}`,
  }));
}
