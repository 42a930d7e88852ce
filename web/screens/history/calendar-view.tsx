import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Reflection } from '../../../core/contract/reflection.ts';
import type { Day } from '../../../core/domain/days/day.ts';
import { cachedReflections } from '../../data/cached-reflections.ts';
import { haptic } from '../../device/haptics.ts';
import { LoadAgain } from '../../features/reflections/load-again.tsx';
import { addMonths, firstDayOf, type Month, monthOf } from '../../features/reflections/month.ts';
import { useCalendar } from '../../features/reflections/use-calendar.ts';
import { useLocalDay } from '../../features/reflections/use-local-day.ts';
import styles from './calendar-view.module.css';
import { DayReflections } from './day-reflections.tsx';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthHeader } from './month-header.tsx';
import { ReflectionPlaceholders } from './reflection-placeholders.tsx';

/** A month with its marks, and below it the reflections of the chosen day; today unless another one was `opened`. */
export function CalendarView({ opened }: { opened: Day | null }) {
  const today = useLocalDay();
  const [selected, setSelected] = useState(opened ?? today);
  const [month, setMonth] = useState(() => monthOf(selected));
  const { data, isPending, isError, error, refetch } = useCalendar(month);
  const client = useQueryClient();
  const known = data ?? (isError ? cachedReflections(client).filter(isOfMonth(month)) : []);
  const ofDay = known.filter(({ localDate }) => localDate === selected);
  const dayList = useRef<HTMLDivElement>(null);

  // Who asked for a day wants to read it: it comes into view once it is there.
  useEffect(() => {
    if (opened !== null && !isPending) dayList.current?.scrollIntoView({ block: 'nearest' });
  }, [opened, isPending]);

  const select = (day: string) => {
    haptic();
    setSelected(day);
    setMonth(monthOf(day));
  };
  const turn = (count: number) => {
    const next = addMonths(month, count);
    setMonth(next);
    setSelected(next === monthOf(today) ? today : firstDayOf(next));
  };
  return (
    <>
      <section className={styles['calendar']} aria-label="Calendar">
        <MonthHeader month={month} isLast={month >= monthOf(today)} onTurn={turn} />
        <MonthGrid month={month} today={today} selected={selected} typesByDay={typesByDay(known)} onSelect={select} />
        <Legend />
      </section>
      {isPending && <ReflectionPlaceholders />}
      {isError && <LoadAgain error={error} showsKnown={known.length > 0} onAgain={() => void refetch()} />}
      <div ref={dayList}>
        {/* Of a month that is not known as it is now, no day is said to be empty. */}
        {((data && !isError) || ofDay.length > 0) && <DayReflections day={selected} reflections={ofDay} />}
      </div>
    </>
  );
}

const isOfMonth =
  (month: Month) =>
  ({ localDate }: Reflection) =>
    monthOf(localDate) === month;

/** The kinds of reflection that each day has. */
function typesByDay(reflections: readonly Pick<Reflection, 'localDate' | 'type'>[]) {
  const byDay = new Map<string, Reflection['type'][]>();
  for (const { localDate, type } of reflections) byDay.set(localDate, [...(byDay.get(localDate) ?? []), type]);
  return byDay;
}
