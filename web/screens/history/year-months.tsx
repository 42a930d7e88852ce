import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Day, daysBetween, daysFrom } from '../../../core/domain/day.ts';
import type { DayMarker } from '../../../core/domain/day-marker.ts';
import { weekStartOf } from '../../../core/domain/week.ts';
import { DayMark, markerName } from '../../features/reflections/day-mark.tsx';
import { longDay, monthName } from '../../features/reflections/format.ts';
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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the buttons inside.
    <div ref={months} className={styles['months']} onKeyDown={move}>
      {monthsOf(year).map((month) => (
        <section key={month} className={styles['month']} aria-label={monthName(month)}>
          <button
            type="button"
            className={styles['name']}
            aria-label={`Open ${monthName(month)}`}
            disabled={firstDayOf(month) > today}
            onClick={() => onOpen(month === monthOf(today) ? today : firstDayOf(month))}
          >
            {shortName(month)}
          </button>
          <div className={styles['days']}>
            {daysFrom(firstDayOf(month), firstDayOf(addMonths(month, 1))).map((day) => (
              <DaySquare
                key={day}
                {...{ day, today, onOpen }}
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

type DayProps = { day: Day; today: Day; marker: DayMarker; isFocused: boolean; onOpen: (day: Day) => void };

function DaySquare({ day, today, marker, isFocused, onOpen }: DayProps) {
  const isFirst = day.endsWith('-01');
  // The first of a month stands under its weekday, Monday first.
  const place = isFirst ? { gridColumnStart: daysBetween(weekStartOf(day), day) + 1 } : undefined;
  if (day > today) return <span className={styles['ahead']} style={place} />;
  return (
    <button
      type="button"
      className={classNames(styles['day'], day === today && styles['today'])}
      style={place}
      data-day
      data-marker={marker}
      tabIndex={isFocused ? 0 : -1}
      aria-label={`${longDay(day)}, ${markerName(marker)}`}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onOpen(day)}
    >
      {marker !== 'none' && (
        <span className={styles['mark']}>
          <DayMark marker={marker} size={10} />
        </span>
      )}
    </button>
  );
}
