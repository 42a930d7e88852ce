import type { QueryClient } from '@tanstack/react-query';
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Day } from '../../../core/domain/days/day.ts';
import { weekStartOf } from '../../../core/domain/days/week.ts';
import { HOME_LIST_LIMIT } from '../../../core/domain/limits.ts';
import { calendarQuery, latestReflectionsQuery } from '../../data/reflections.ts';
import { firstDayOf, type Month, monthBounds, monthOf } from '../../features/reflections/month.ts';
import { localDayNow } from '../../features/reflections/use-local-day.ts';
import { useLatestReflections } from '../../features/reflections/use-reflections.ts';
import { useServerDay } from '../../features/reflections/use-server-day.ts';
import { effectiveTimezoneOffset } from '../../features/session/timezone-offset.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BackIcon, CalendarIcon, ListIcon, YearIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useReturnPlace } from '../../ui/page/use-return-place.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CalendarView } from './calendar/calendar-view.tsx';
import styles from './history-screen.module.css';
import { otherMonthAtTop } from './list/list-jump.tsx';
import { ListView } from './list/list-view.tsx';
import type { DayPlace } from './list/open-date.tsx';
import { SearchBox } from './list/search-box.tsx';
import { useEntrySearch } from './list/use-entry-search.ts';
import { MissingDay } from './missing-day.tsx';
import { type HistoryView, isFirstVisit, useHistoryPlace } from './use-history-place.ts';
import { useWaitingDrafts } from './waiting/use-waiting-drafts.ts';
import { WaitingWords } from './waiting/waiting-words.tsx';
import { YearView } from './year/year-view.tsx';

const views = [
  { name: 'list', label: 'List view', Icon: ListIcon },
  { name: 'calendar', label: 'Calendar view', Icon: CalendarIcon },
  { name: 'year', label: 'Year view', Icon: YearIcon },
] as const;

/** Load the current month and the latest reflections into the query cache, so that the first render shows them. */
export async function prepareHistory(client: QueryClient): Promise<void> {
  const today = localDayNow();
  const { start, end } = monthBounds(monthOf(today), effectiveTimezoneOffset());
  await Promise.all([
    client.prefetchQuery(latestReflectionsQuery(HOME_LIST_LIMIT, today)),
    client.prefetchQuery(calendarQuery(start, end)),
  ]);
}

/** If the user came from home, return to home's history entry, whose scroll position the browser restores. */
function backToHome(event: MouseEvent): void {
  if ((history.state as { isFromHome?: unknown } | null)?.isFromHome !== true) return;
  event.preventDefault();
  history.back();
}

/**
 * The screen at /history: past reflections as a calendar, a list or a year, and a search. `?date=2026-03-29` opens that
 * day.
 */
export function HistoryScreen() {
  useReturnPlace();
  const today = useServerDay();
  const [firstDay] = useState(today);
  const { view, day, isDayChosen, missingDate, change } = useHistoryPlace(today);
  const [, navigate] = useLocation();
  const { words: search, order, change: changeSearch } = useEntrySearch();
  // Home loads the same reflections, so they are usually cached, and the search field can appear at once.
  const latest = useLatestReflections(HOME_LIST_LIMIT);
  const isEmpty = latest.data?.length === 0;
  const waiting = useWaitingDrafts();
  const selected = day ?? firstDay;
  // The day that the user selected in the calendar. If the address names a different day, the user opened that day by a
  // link or in the year view.
  const [chosen, setChosen] = useState<Day | null>(null);
  const [listOpensAt, setListOpensAt] = useState<Day | Month | null>(isFirstVisit() && day !== today ? day : null);
  const [searchedFrom, setSearchedFrom] = useState<HistoryView>('list');

  /** Return a day of the month at the top if the user has scrolled the list to another month, or null for today. */
  const dayAtTop = (): Day | null => {
    const month = otherMonthAtTop(selected);
    if (month === null) return day;
    return month === monthOf(today) ? null : firstDayOf(month);
  };
  const choose = (next: Day) => {
    setChosen(next);
    change({ day: next });
  };
  const open = (next: Day, place: DayPlace = 'calendar') => {
    setChosen(null);
    setListOpensAt(null);
    // First store the day in the current history entry: Back then returns to the year or to the search results and
    // focuses this day.
    change({ day: next });
    if (place === 'summary') navigate(`/summary/${weekStartOf(next)}`);
    else {
      const view = place === 'month' ? 'calendar' : place;
      change({ day: next, view }, { isWholePeriod: place !== 'calendar' });
      if (place !== 'calendar') window.scrollTo(0, 0);
    }
  };
  const show = (next: HistoryView) => {
    const opened = view === 'list' && search === '' ? dayAtTop() : day;
    const opensAtDay = search === '' && opened !== null && monthOf(opened) !== monthOf(today);
    const isWholeMonth = opened === day && !isDayChosen;
    setListOpensAt(opensAtDay ? (isWholeMonth ? monthOf(opened) : opened) : null);
    setChosen(opened);
    setSearchedFrom('list');
    change({ view: next, ...(opened !== day && { day: opened }) });
  };
  const find = (words: string) => {
    changeSearch({ words });
    if (words === '') {
      // An empty field ends the search: return to the view in which it began.
      if (view === 'list' && searchedFrom !== 'list') show(searchedFrom);
      return;
    }
    if (view !== 'list') {
      show('list');
      setSearchedFrom(view);
    }
    // The list after the search begins at its top: if it scrolled, the search field would leave the screen.
    setListOpensAt(null);
  };
  return (
    <Page
      isWide
      header={
        <div className={styles['header']} data-not-printed>
          <TextLink href="/" aria-label="Back" className={styles['back']} onClick={backToHome}>
            <BackIcon />
          </TextLink>
          <h1 className={styles['title']}>History</h1>
          <fieldset className={styles['views']}>
            <legend className="visually-hidden">View</legend>
            <div className={styles['toggles']}>
              {views.map(({ name, label, Icon }) => (
                <IconButton key={name} label={label} aria-pressed={view === name} onClick={() => show(name)}>
                  <Icon />
                </IconButton>
              ))}
            </div>
          </fieldset>
        </div>
      }
    >
      {(!isEmpty || search !== '') && (
        <div
          className={classNames(styles['list'], latest.isPending && search === '' && styles['reserved'])}
          data-not-printed
        >
          <SearchBox search={view === 'list' ? search : ''} onSearch={find} onEscape={() => find('')} />
        </div>
      )}
      <MissingDay date={missingDate} today={today} isOver={day !== null} onRead={() => change({ day: null })} />
      {view === 'calendar' && (
        <CalendarView
          selected={selected}
          isOpened={day !== null && day !== chosen}
          isDayChosen={isDayChosen}
          waiting={waiting}
          onSelect={choose}
        />
      )}
      {view === 'list' && (
        <div className={styles['list']}>
          {search === '' && <WaitingWords waiting={waiting} />}
          <ListView
            search={search}
            order={order}
            onSearch={find}
            onOrder={(next) => changeSearch({ order: next })}
            opensAt={listOpensAt}
            hasWaiting={waiting.some(({ isSubmitted }) => isSubmitted)}
            opened={day}
            onOpen={open}
          />
        </div>
      )}
      {view === 'year' && (
        <YearView focused={selected} {...{ today, isDayChosen, waiting }} onFocus={choose} onOpen={open} />
      )}
    </Page>
  );
}
