import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { YearReflections } from '../../../../core/contract/reflections.ts';
import { type Day, daysFrom, laterDay } from '../../../../core/domain/days/day.ts';
import { type DayMarker, dayMarker } from '../../../../core/domain/days/day-marker.ts';
import { yearQuery } from '../../../data/reflections.ts';
import { haptic } from '../../../device/feedback/haptics.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { yearWithout } from '../../../features/deletion/year-without.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { MarkLegend } from '../../../features/reflections/marks/mark-legend.tsx';
import { firstDayOf, monthOf } from '../../../features/reflections/month.ts';
import { shownMarker } from '../beside-own.ts';
import { sameDayAfter, YEAR_MONTHS } from '../calendar/month-grid.tsx';
import { PeriodHeader } from '../calendar/period-header.tsx';
import { firstDayIn } from '../first-day.ts';
import { useAnswerDay } from '../use-answer-day.ts';
import { useHistoryDayName } from '../use-history-day-name.ts';
import { useReflectionsOnDevice } from '../use-reflections-on-device.ts';
import type { WaitingDraft } from '../waiting/use-waiting-drafts.ts';
import { waitingDays } from '../waiting/waiting-days.ts';
import { daysUnclear, daysWithLeft, useImportsLeft } from './use-imports-left.ts';
import { YearMonths } from './year-months.tsx';
import { yearSummary } from './year-summary.ts';
import styles from './year-view.module.css';
import { yearWith } from './year-with.ts';

type Props = {
  today: Day;
  /** The day that Tab reaches. Its year is shown. */
  focused: Day;
  /** Whether the user chose that day, so that its month is scrolled into view. */
  isDayChosen: boolean;
  /** The drafts that are not sent yet. */
  waiting: readonly WaitingDraft[];
  onFocus: (day: Day) => void;
  onOpen: (day: Day) => void;
};

const yearOf = (day: Day) => Number(day.slice(0, 4));

/** Show a year with a small square for each day, marked as in the calendar. A tap opens the day in the calendar. */
export function YearView({ today, focused, isDayChosen, waiting, onFocus, onOpen }: Props) {
  const thisYear = yearOf(today);
  const year = yearOf(focused);
  // While a year loads, keep the data of the previously shown year: its `firstYear` is the first year of the journal.
  const pending = usePendingDeletions();
  const select = useCallback((loaded: YearReflections) => yearWithout(loaded, pending), [pending]);
  const query = useQuery({ ...yearQuery(year), placeholderData: keepPreviousData, select });
  const { data: latest, isPlaceholderData, isError, error, refetch } = query;
  const onDevice = useReflectionsOnDevice(isError);
  const loaded = isPlaceholderData ? undefined : latest;
  const importsLeft = useImportsLeft();
  const { data, days, waitingOn, unclearOn } = useMemo(() => {
    // If the year cannot be loaded, this device may still have some of its reflections.
    const listed = yearWith(loaded ?? { year, days: [], firstYear: null }, onDevice);
    const unclearOn = daysUnclear(listed.days, importsLeft);
    const isClear = ({ localDate }: YearReflections['days'][number]) => !unclearOn.has(localDate);
    const stored = { ...listed, days: daysWithLeft(listed.days, importsLeft).filter(isClear) };
    const submitted = waiting.filter(({ isSubmitted }) => isSubmitted);
    const marked = submitted.map(({ draft: { type }, localDate }) => ({ type, localDate }));
    const shown = yearWith(stored, marked);
    const own = stored.days.filter(({ types, ownTypes }) => (ownTypes ?? types).length > 0);
    const waitingDaysOf = waitingDays(submitted, new Set(own.map(({ localDate }) => localDate)));
    const isOfYear = (day: Day) => yearOf(day) === year;
    return {
      data: loaded && shown,
      days: shown.days,
      waitingOn: new Set([...waitingDaysOf].filter(isOfYear)),
      unclearOn,
    };
  }, [loaded, year, onDevice, waiting, importsLeft]);
  const firstYear = latest?.firstYear ?? year;
  const markers = useMemo(
    () =>
      new Map<Day, DayMarker>(
        days.map(({ localDate, types, ownTypes }) => [localDate, dayMarker(ownTypes ?? types, ownTypes !== undefined)]),
      ),
    [days],
  );
  const importedOn = useMemo(
    () => new Set(days.flatMap(({ localDate, ownTypes }) => (ownTypes ? [localDate] : []))),
    [days],
  );
  const deletedOn = useMemo(() => new Set(data?.deletedDays), [data]);
  // In the year in which the journal began. Without a reflection, it begins today.
  const isFirst = data !== undefined && year <= (data.firstYear ?? thisYear);
  const begins = data ? firstDayIn(data, today) : null;
  const firstDay = begins ?? `${year}-01-01`;
  const firstDrawn = yearOf(firstDay) === year ? firstDay : `${year}-01-01`;
  const firstShown = firstDayOf(monthOf(firstDrawn));
  const reachable = laterDay(focused, firstDrawn);
  const answerDay = useAnswerDay(yearQuery(year).queryKey, isError);
  const lastKnown = !data ? '' : isError ? answerDay : today;
  const isDayKnown = useCallback((day: Day) => day <= lastKnown && !unclearOn.has(day), [lastKnown, unclearOn]);
  const markerOf = useCallback(
    (day: Day) => shownMarker(markers.get(day), deletedOn.has(day), isDayKnown(day)),
    [markers, deletedOn, isDayKnown],
  );
  const emptyName = useHistoryDayName(today, begins, markerOf(today) === 'none');
  const isShown = days.length > 0 || data !== undefined || !isError;
  // While the year loads, its days are unknown only for a moment.
  const isUnknown = (day: Day) => day <= today && markerOf(day) === 'unknown';
  const hasUnknown =
    (isError || unclearOn.size > 0) && isShown && daysFrom(firstDrawn, `${year + 1}-01-01`).some(isUnknown);

  /** Turn to the nearest year with reflections, or onwards to this year. Without an answer, turn by one year. */
  const turn = (count: 1 | -1) => {
    const nearest = count < 0 ? data?.previousYear : data?.nextYear;
    const next = nearest ?? (count > 0 && nearest === null ? thisYear : year + count);
    const day = sameDayAfter(focused, (Math.min(next, thisYear) - year) * YEAR_MONTHS, today);
    onFocus(day > today ? today : day);
  };
  const focus = (day: Day, isArrow: boolean) => {
    const next = isFirst && !isArrow ? laterDay(day, firstDrawn) : day;
    if (next > today || next === reachable || (isFirst && next < firstDrawn)) return false;
    if (latest && yearOf(next) < Math.min(firstYear, year)) return false;
    onFocus(next);
    return true;
  };
  const open = (day: Day) => {
    haptic();
    onOpen(day);
  };
  return (
    <section className={styles['year']} aria-label="Year">
      <PeriodHeader unit="year" name={year} hasPrevious={year > firstYear} hasNext={year < thisYear} onTurn={turn} />
      <p className={styles['summary']} role="status">
        {data ? yearSummary(year, [...markers.values()], waitingOn.size, hasUnknown) : !isError && 'Loading...'}
      </p>
      <MarkLegend
        hasImported={importedOn.size > 0}
        hasDeleted={[...deletedOn].some((day) => markerOf(day) === 'deleted')}
        hasWaiting={waitingOn.size > 0}
        {...{ hasUnknown }}
      />
      {isError && <LoadAgain error={error} showsKnown={days.length > 0} onAgain={() => void refetch()} />}
      {isShown && (
        <YearMonths
          focused={reachable}
          {...{
            year,
            today,
            isDayChosen,
            firstDay,
            firstShown,
            markerOf,
            importedOn,
            waitingOn,
            isDayKnown,
            emptyName,
          }}
          onFocus={focus}
          onOpen={open}
        />
      )}
    </section>
  );
}
