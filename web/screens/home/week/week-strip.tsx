import type { Day } from '../../../../core/domain/days/day.ts';
import { dayMarker } from '../../../../core/domain/days/day-marker.ts';
import { weekDays, weekStartOf } from '../../../../core/domain/days/week.ts';
import { useStats } from '../../../features/deletion/use-stats.ts';
import { weekdayName } from '../../../features/reflections/format.ts';
import { DayMark, markerName } from '../../../features/reflections/marks/day-mark.tsx';
import { useWeekReflections } from '../../../features/reflections/use-reflections.ts';
import { GoalRing } from './goal-ring.tsx';
import styles from './week-strip.module.css';

export function WeekStrip({ today }: { today: Day }) {
  const week = useWeekReflections(weekStartOf(today));
  const stats = useStats(today);
  const count = stats.data?.thisWeekCount ?? week.data?.length ?? null;
  return (
    <section className={styles['week']} aria-label="This week">
      <ol className={styles['days']}>
        {weekDays(weekStartOf(today)).map((day) => {
          const types = (week.data ?? []).filter((each) => each.localDate === day).map((each) => each.type);
          const marker = week.data || day > today ? dayMarker(types) : 'unknown';
          const isToday = day === today;
          return (
            <li key={day} className={styles['day']} data-marker={marker} aria-current={isToday ? 'date' : undefined}>
              <span className="visually-hidden">
                {`${weekdayName(day)}${isToday ? ', today' : ''}: ${day > today ? 'still to come' : markerName(marker)}`}
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
