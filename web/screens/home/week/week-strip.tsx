import type { Day } from '../../../../core/domain/days/day.ts';
import { dayMarker } from '../../../../core/domain/days/day-marker.ts';
import { weekDays, weekStartOf } from '../../../../core/domain/days/week.ts';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import type { KnownWindow } from '../../../data/current-window.ts';
import { useUnsent, useWeekCount } from '../../../features/deletion/use-week-count.ts';
import { dayOf } from '../../../features/drafts/unsent-reflections.ts';
import { weekdayName } from '../../../features/reflections/format.ts';
import { DayMark, markerName, type ShownMarker } from '../../../features/reflections/marks/day-mark.tsx';
import { useWeekReflections } from '../../../features/reflections/use-reflections.ts';
import { useEmptyDayName } from '../../../features/reflections/window/empty-day-name.ts';
import { isDayOpen } from '../../../features/reflections/window/open-day.ts';
import { GoalRing } from './goal-ring.tsx';
import { useEmptyDay } from './use-empty-day.ts';
import styles from './week-strip.module.css';

type Props = {
  today: Day;
  known: KnownWindow | undefined;
};

/**
 * The days of the week with their marks. Marks and ring include the reflections that wait to be sent. A day that has no
 * others has only an outline of its mark.
 */
export function WeekStrip({ today, known }: Props) {
  const week = useWeekReflections(weekStartOf(today));
  const emptyDay = useEmptyDay(today);
  const unsent = useUnsent();
  const emptyName = useEmptyDayName(today, known);
  const isOpen = known && isDayOpen(today, today, known);
  const markerOf = (day: Day, types: ReflectionType[]): ShownMarker => {
    if (types[0] || day > today) return dayMarker(types);
    if (!week.data) return 'unknown';
    const empty = emptyDay(day);
    return empty === 'unknown' && day === today && isOpen ? 'none' : empty;
  };
  const nameOf = (day: Day, marker: ShownMarker) => {
    if (day > today) return 'still to come';
    return marker === 'none' ? emptyName(day) : markerName(marker);
  };
  const count = useWeekCount(today)?.count ?? null;
  return (
    <section className={styles['week']} aria-label="This week">
      <ol className={styles['days']}>
        {weekDays(weekStartOf(today)).map((day) => {
          const isToday = day === today;
          const stored = (week.data ?? []).filter((each) => each.localDate === day);
          const drafts = unsent.filter((draft) => dayOf(draft) === day);
          const types = [...stored, ...drafts].map((each) => each.type);
          const marker = markerOf(day, types);
          const isWaiting = stored.length === 0 && drafts.some(({ rewrites }) => rewrites === null);
          return (
            <li
              key={day}
              className={styles['day']}
              data-marker={marker}
              data-waiting={isWaiting}
              aria-current={isToday ? 'date' : undefined}
            >
              <span className="visually-hidden">
                {`${weekdayName(day)}${isToday ? ', today' : ''}: ${nameOf(day, marker)}${isWaiting ? ', waiting to be sent' : ''}`}
              </span>
              <span className={styles['letter']} aria-hidden="true">
                {weekdayName(day).charAt(0)}
              </span>
              <span className={styles['circle']}>
                <DayMark marker={marker} />
              </span>
            </li>
          );
        })}
      </ol>
      <GoalRing count={count} />
    </section>
  );
}
