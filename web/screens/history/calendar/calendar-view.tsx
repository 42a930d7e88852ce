import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'wouter';
import type { Reflection } from '../../../../core/contract/reflection.ts';
import { type Day, daysFrom } from '../../../../core/domain/days/day.ts';
import { type DayMarker, dayMarker } from '../../../../core/domain/days/day-marker.ts';
import { NetworkError } from '../../../data/api/api.ts';
import { haptic } from '../../../device/feedback/haptics.ts';
import { monthName } from '../../../features/reflections/format.ts';
import { LoadAgain } from '../../../features/reflections/load-again.tsx';
import { MarkLegend } from '../../../features/reflections/marks/mark-legend.tsx';
import { addMonths, firstDayOf, monthOf } from '../../../features/reflections/month.ts';
import { ReflectionPlaceholders } from '../../../features/reflections/reflection-placeholders.tsx';
import { useServerDay } from '../../../features/reflections/use-server-day.ts';
import { bringIntoView } from '../../../ui/bring-into-view.ts';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { useUntouchedSince } from '../../../ui/page/untouched-since.ts';
import { useIsWide } from '../../../ui/page/use-is-wide.ts';
import { shownMarker } from '../beside-own.ts';
import { useHistoryDayName } from '../use-history-day-name.ts';
import type { WaitingDraft } from '../waiting/use-waiting-drafts.ts';
import { waitingDays } from '../waiting/waiting-days.ts';
import styles from './calendar-view.module.css';
import { DayReflections } from './day-reflections.tsx';
import { earliest, MonthGrid } from './month-grid.tsx';
import { PeriodHeader } from './period-header.tsx';
import { useKnownMonth } from './use-known-month.ts';
import { useYearOf } from './use-year-of.ts';

type Props = {
  selected: Day;
  /** Whether the user opened the selected day by a link or in the year view. */
  isOpened: boolean;
  /** Whether the user chose the selected day, not only its month. */
  isDayChosen: boolean;
  /** The drafts that are not sent yet. */
  waiting: readonly WaitingDraft[];
  onSelect: (day: Day) => void;
};

/** After the user selects a day, its reflections must begin above this share of the screen's height. */
const lowestDayStart = 0.7;

const waitingNote = 'Words that wait to be sent are on their day here, and on your home page.';

/** The distance in px between the top of the screen and the selected day after scrolling to the day's reflections. */
const roomAboveDay = 16;

export function CalendarView({ selected, isOpened, isDayChosen, waiting, onSelect }: Props) {
  const today = useServerDay();
  const [search] = useSearchParams();
  const month = monthOf(selected);
  const { data, known, isDayKnown, isPending, isFetching, isError, error, refetch } = useKnownMonth(month);
  const isLoaded = data !== undefined && !isError;
  // After other failures, history shows no message (specification, section 8).
  const isOffline = error instanceof NetworkError;
  const ofDay = known.filter(({ localDate }) => localDate === selected);
  const waitingOfDay = waiting.filter(({ localDate }) => localDate === selected);
  const submitted = waiting.filter(({ isSubmitted }) => isSubmitted);
  const hasSubmitted = waitingOfDay.some(({ isSubmitted }) => isSubmitted);
  const markers = markersByDay([...known, ...submitted.map(({ draft: { type }, localDate }) => ({ type, localDate }))]);
  const { deletedOn, firstDay } = useYearOf(selected, today, isLoaded);
  // Words that wait to be sent may be older than the reflections that the server has.
  const begins = firstDay && earliest(firstDay, ...waiting.map(({ localDate }) => localDate));
  const markerOf = (day: Day) => shownMarker(markers.get(day), deletedOn.has(day), isDayKnown(day));
  const emptyName = useHistoryDayName(today, begins, markerOf(today) === 'none');
  const hasDeleted = [...deletedOn].some((day) => monthOf(day) === month && markerOf(day) === 'deleted');
  // While the month loads, its days are unknown only for a moment.
  const isUnknown = (day: Day) => day <= today && markerOf(day) === 'unknown';
  const hasUnknown = isError && daysFrom(firstDayOf(month), firstDayOf(addMonths(month, 1))).some(isUnknown);
  const importedOn = new Set(known.flatMap(({ importedFrom, localDate }) => (importedFrom ? [localDate] : [])));
  const ownOn = new Set(known.flatMap(({ importedFrom, localDate }) => (importedFrom ? [] : [localDate])));
  const waitingOn = waitingDays(submitted, ownOn);
  const hasWaiting = [...waitingOn].some((day) => monthOf(day) === month);
  const isWide = useIsWide();
  const calendar = useRef<HTMLElement>(null);
  const dayList = useRef<HTMLDivElement>(null);

  // Do not focus the day if the address names a reflection: that reflection gets the focus.
  const isDayFocused = isOpened && !search.has('reflection');
  useEffect(() => {
    if (isDayFocused) focusIfLost(calendar.current?.querySelector<HTMLElement>('[tabindex="0"]'));
  }, [isDayFocused]);

  // A user who opened a day wants to read it: scroll to the reflections of the day when they are loaded.
  const scrollsToDay = isOpened && isDayChosen && !isPending;
  const [isUntouched, beginAgain] = useUntouchedSince(`${search}`);
  useEffect(() => {
    if (scrollsToDay && isUntouched()) dayList.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollsToDay, isUntouched]);

  const loadAgain = () => {
    beginAgain();
    void refetch();
  };
  const select = (day: Day) => {
    haptic();
    flushSync(() => onSelect(day));
    // If the day's reflections begin too far down, scroll until their start is visible. Stop before the selected day
    // leaves the screen.
    const below = (dayList.current?.getBoundingClientRect().top ?? 0) - innerHeight * lowestDayStart;
    const above = calendar.current?.querySelector('[tabindex="0"]')?.getBoundingClientRect().top ?? 0;
    if (below > 0) scrollBy({ top: Math.max(0, Math.min(below, above - roomAboveDay)) });
  };
  const move = (day: Day) => {
    haptic();
    flushSync(() => onSelect(day));
    const focused = calendar.current?.querySelector<HTMLElement>('[tabindex="0"]');
    focused?.focus({ preventScroll: true });
    // The user goes on in the calendar: show the name of the month, too, if both fit.
    bringIntoView(calendar.current?.firstElementChild ?? null);
    bringIntoView(focused ?? null);
  };
  const turn = (count: number) => {
    const next = addMonths(month, count);
    onSelect(next === monthOf(today) ? today : firstDayOf(next));
  };
  const goToToday = () => {
    // Focus today in the calendar, because the Today button, which has the focus, is removed when today is selected.
    flushSync(() => onSelect(today));
    calendar.current?.querySelector<HTMLElement>('[aria-current="date"]')?.focus({ preventScroll: true });
  };
  return (
    <div className={isWide ? styles['panes'] : styles['column']} data-panes={isWide || undefined}>
      <section ref={calendar} className={styles['calendar']} aria-label="Calendar">
        <PeriodHeader
          unit="month"
          name={monthName(month)}
          hasPrevious={begins === null || month > monthOf(begins)}
          hasNext={month < monthOf(today)}
          onTurn={turn}
          onToday={month === monthOf(today) ? undefined : goToToday}
        />
        <MonthGrid
          {...{ month, today, begins, selected, markerOf, importedOn, waitingOn, isDayKnown, emptyName }}
          onSelect={select}
          onMove={move}
        />
        <MarkLegend hasImported={importedOn.size > 0} {...{ hasDeleted, hasUnknown, hasWaiting }} />
      </section>
      <div>
        {isPending && <ReflectionPlaceholders />}
        {isError && (
          <LoadAgain
            error={error}
            showsKnown={known.length > 0}
            offlineNote={submitted.length > 0 && !hasSubmitted ? waitingNote : undefined}
            onAgain={loadAgain}
          />
        )}
        <div ref={dayList}>
          {(isLoaded || isOffline || ofDay.length > 0 || hasSubmitted) && (
            <DayReflections
              isUntouched={isUntouched}
              day={selected}
              reflections={ofDay}
              isDayKnown={isDayKnown(selected)}
              isLoaded={isLoaded && !isFetching}
              isDeleted={deletedOn.has(selected)}
              waiting={waitingOfDay}
            />
          )}
        </div>
      </div>
    </div>
  );
}

type Marked = Pick<Reflection, 'localDate' | 'type' | 'importedFrom'>;

function markersByDay(reflections: readonly Marked[]): Map<Day, DayMarker> {
  const byDay = new Map<Day, Marked[]>();
  for (const each of reflections) byDay.set(each.localDate, [...(byDay.get(each.localDate) ?? []), each]);
  return new Map(
    [...byDay].map(([day, ofDay]) => {
      const own = ofDay.filter(({ importedFrom }) => importedFrom === undefined);
      return [
        day,
        dayMarker(
          own.map(({ type }) => type),
          own.length < ofDay.length,
        ),
      ];
    }),
  );
}
