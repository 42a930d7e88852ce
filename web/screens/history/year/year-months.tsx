import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Day, daysBetween, daysFrom } from '../../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../../core/domain/days/week.ts';
import { WEEK_DAYS } from '../../../../core/domain/limits.ts';
import { monthName, weekdays } from '../../../features/reflections/format.ts';
import type { ShownMarker } from '../../../features/reflections/marks/day-mark.tsx';
import { addMonths, firstDayOf, type Month, monthOf } from '../../../features/reflections/month.ts';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { hasModifier } from '../../../ui/has-modifier.ts';
import { isFocusShown } from '../../../ui/is-focus-shown.ts';
import { isFocusOutOfView } from '../../../ui/page/is-focus-out-of-view.ts';
import { useUntouchedSince } from '../../../ui/page/untouched-since.ts';
import { useIsWide } from '../../../ui/page/use-is-wide.ts';
import { isReturningToPlace } from '../../../ui/page/use-return-place.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { marksName } from '../beside-own.ts';
import { dayByKey } from '../calendar/month-grid.tsx';
import { MonthPicture } from './month-picture.tsx';
import styles from './year-months.module.css';

type Props = {
  year: number;
  today: Day;
  /** The only day in the tab order. */
  focused: Day;
  /** Whether the user chose that day before the view opened: then scroll to its month. */
  isDayChosen: boolean;
  /** The day of the journal's first reflection, or the first day of the year if it is not known or earlier. */
  firstDay: Day;
  /** The first day of the first month that is shown. */
  firstShown: Day;
  markerOf: (day: Day) => ShownMarker;
  /** The days with imported entries. */
  importedOn: ReadonlySet<Day>;
  /** The days of which all own words wait to be sent. */
  waitingOn: ReadonlySet<Day>;
  /** Whether all stored reflections of a day are known. Otherwise, it may have more than its mark shows. */
  isDayKnown: (day: Day) => boolean;
  /** Return the name of a day without reflections. */
  emptyName: (day: Day) => string;
  /**
   * Move the focus to the day and return true, or return false if the day cannot get the focus. Only a key that is no
   * arrow may move it to the first day that is drawn instead.
   */
  onFocus: (day: Day, isArrow: boolean) => boolean;
  onOpen: (day: Day) => void;
};

const monthsOf = (year: number): Month[] => Array.from({ length: 12 }, (_, index) => addMonths(`${year}-01`, index));
const shortName = (month: Month) => monthName(month).slice(0, 3);

const dayInTabOrder = (months: HTMLElement | null) => months?.querySelector<HTMLElement>('[data-day][tabindex="0"]');

/** Return the name of the month that this history entry was left by; null if it was left by a day. */
function nameOfOpened(months: HTMLElement | null) {
  const { openedMonth } = (history.state ?? {}) as { openedMonth?: unknown };
  return months?.querySelector<HTMLElement>(`[data-place="${openedMonth}"] > button`);
}

/**
 * Show the months of a year, from the one in which the journal begins, as one Tab stop. The keys are the same as in the
 * calendar; Enter opens the day.
 */
export function YearMonths({ year, today, focused, firstDay, firstShown, ...props }: Props) {
  const { markerOf, importedOn, waitingOn, isDayKnown, emptyName, isDayChosen, onFocus, onOpen } = props;
  const months = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const movesFocus = useRef(false);
  const shownMonths = useMemo(
    () =>
      monthsOf(year)
        .filter((month) => firstDayOf(month) >= firstShown)
        .map((month) => ({ month, ...daysUntil(month, today) })),
    [year, today, firstShown],
  );
  // Draw the picture first, in one frame. The buttons over the picture follow in a React transition, which does not
  // block the page.
  const [hasButtons, setHasButtons] = useState(false);
  useEffect(() => startTransition(() => setHasButtons(true)), []);

  // On a phone, most months are outside the screen, so scroll to the month of a day that was chosen before.
  const [scrollsToDay] = useState(isDayChosen);
  const [isUntouched] = useUntouchedSince();
  useEffect(() => {
    if (!hasButtons || isWide || !scrollsToDay || !isUntouched() || isReturningToPlace()) return;
    const { scrollY } = window;
    dayInTabOrder(months.current)?.closest('[data-place]')?.scrollIntoView({ block: 'nearest' });
    // Keep the button of the view on the screen if the user pressed it with a key: its focus ring says where Tab goes on.
    const button = document.activeElement;
    if (button instanceof HTMLButtonElement && isFocusShown(button) && isFocusOutOfView()) window.scrollTo(0, scrollY);
  }, [hasButtons, isWide, scrollsToDay, isUntouched]);

  // If the user has returned from the calendar with Back, focus the day or the name of the month that was opened.
  useEffect(() => {
    if (hasButtons) focusIfLost(nameOfOpened(months.current) ?? dayInTabOrder(months.current));
  }, [hasButtons]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves after the day is drawn.
  useEffect(() => {
    if (movesFocus.current) dayInTabOrder(months.current)?.focus();
    movesFocus.current = false;
  }, [focused]);

  const move = (event: KeyboardEvent) => {
    const day = dayByKey(event, focused, today);
    if (day === undefined || hasModifier(event) || !(event.target as HTMLElement).hasAttribute('data-day')) return;
    event.preventDefault();
    movesFocus.current = onFocus(day, event.key.startsWith('Arrow'));
  };
  const tap = ({ target }: MouseEvent) => {
    const day = target instanceof Element && target.closest('[data-day]')?.getAttribute('data-day');
    if (day) openFrom(null, day);
  };
  const openFrom = (openedMonth: Month | null, day: Day) => {
    history.replaceState({ ...(history.state as object | null), openedMonth }, '');
    onOpen(day);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events come from the buttons inside.
    <div ref={months} className={styles['months']} onKeyDown={move} onClick={tap}>
      {shownMonths.map(({ month, all, rows, days, labels }) => (
        <section key={month} data-place={month} className={styles['month']} aria-label={monthName(month)}>
          <button
            type="button"
            className={styles['name']}
            data-words
            aria-label={`${shortName(month)}: open ${monthName(month)}`}
            disabled={days.length === 0}
            onClick={() => openFrom(month, month === monthOf(today) ? today : firstDayOf(month))}
          >
            {shortName(month)}
          </button>
          <div className={styles['days']} style={days.length > 0 ? rowsStyle(rows) : undefined}>
            {days.length > 0 && <MonthPicture days={all} {...{ today, firstDay, markerOf, importedOn, waitingOn }} />}
            {hasButtons &&
              days.map((day, index) => (
                <DaySquare
                  key={day}
                  day={day}
                  label={`${labels[index]}, ${marksName(markerOf(day), importedOn.has(day), waitingOn.has(day), isDayKnown(day), emptyName(day))}`}
                  isToday={day === today}
                  isFocused={day === focused}
                />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}

type DayProps = { day: Day; label: string; isToday: boolean; isFocused: boolean };

/** The button over a day's square. Memoized, because a response or a key changes only a few of the 365 buttons. */
const DaySquare = memo(({ day, label, isToday, isFocused }: DayProps) => {
  const isFirst = day.endsWith('-01');
  // Place the first day of a month in the column of its weekday. Weeks start on Monday.
  const place = isFirst ? { gridColumnStart: daysBetween(weekStartOf(day), day) + 1 } : undefined;
  return (
    <button
      type="button"
      className={classNames(styles['day'], isToday && styles['today'])}
      style={place}
      data-day={day}
      data-words
      tabIndex={isFocused ? 0 : -1}
      aria-label={label}
      aria-current={isToday ? 'date' : undefined}
    />
  );
});

/** Make room for all weeks of a month, because the days to come have no buttons. */
const rowsStyle = (rows: number) => ({ '--rows': rows }) as CSSProperties;

/**
 * Return a month's days, the number of its weeks, its days up to today, and a long date for each of these. For speed,
 * get the names of the month and of the weekdays only once.
 */
function daysUntil(month: Month, today: Day): { all: Day[]; rows: number; days: Day[]; labels: string[] } {
  const first = firstDayOf(month);
  const before = daysBetween(weekStartOf(first), first);
  const [name, year] = monthName(month).split(' ');
  const all = daysFrom(first, firstDayOf(addMonths(month, 1)));
  const days = all.filter((day) => day <= today);
  const labels = days.map((_, index) => `${weekdays[(before + index) % WEEK_DAYS]}, ${name} ${index + 1}, ${year}`);
  return { all, rows: Math.ceil((before + all.length) / WEEK_DAYS), days, labels };
}
