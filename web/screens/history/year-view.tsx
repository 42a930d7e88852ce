import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Day } from '../../../core/domain/days/day.ts';
import { type DayMarker, dayMarker } from '../../../core/domain/days/day-marker.ts';
import { yearQuery } from '../../data/reflections.ts';
import { haptic } from '../../device/haptics.ts';
import { LoadAgain } from '../../features/reflections/load-again.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { ForwardIcon } from '../../ui/inner-icons.tsx';
import { Legend } from './legend.tsx';
import headerStyles from './month-header.module.css';
import { YearMonths } from './year-months.tsx';
import { yearSummary } from './year-summary.ts';
import styles from './year-view.module.css';

type Props = { today: Day; onOpen: (day: Day) => void };

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** A year at a glance: a small square for each day, in the marks of the calendar. A tap opens the day there. */
export function YearView({ today, onOpen }: Props) {
  const thisYear = yearOf(today);
  const [focused, setFocused] = useState(today);
  const [year, setYear] = useState(thisYear);
  const { data, isPending, isError, error, refetch } = useQuery(yearQuery(year));
  const markers = useMemo(
    () => new Map<Day, DayMarker>((data?.days ?? []).map(({ localDate, types }) => [localDate, dayMarker(types)])),
    [data],
  );

  const turn = (next: number) => {
    setYear(next);
    setFocused(next === thisYear ? today : `${next}-12-31`);
  };
  const focus = (day: Day) => {
    if (day > today || (data && yearOf(day) < Math.min(data.firstYear ?? year, year))) return false;
    setYear(yearOf(day));
    setFocused(day);
    return true;
  };
  const open = (day: Day) => {
    haptic();
    onOpen(day);
  };
  return (
    <section className={styles['year']} aria-label="Year">
      <div className={headerStyles['header']}>
        <IconButton
          label="Previous year"
          disabled={!data || year <= (data.firstYear ?? year)}
          onClick={() => turn(year - 1)}
        >
          <BackIcon />
        </IconButton>
        <h2 className={headerStyles['name']} aria-live="polite">
          {year}
        </h2>
        <IconButton label="Next year" disabled={year >= thisYear} onClick={() => turn(year + 1)}>
          <ForwardIcon />
        </IconButton>
      </div>
      <p className={styles['summary']} role="status">
        {isPending ? 'Loading...' : data && yearSummary(year, [...markers.values()])}
      </p>
      <Legend />
      {isError && <LoadAgain error={error} showsKnown={data !== undefined} onAgain={() => void refetch()} />}
      {(data || !isError) && <YearMonths {...{ year, today, focused, markers }} onFocus={focus} onOpen={open} />}
    </section>
  );
}
