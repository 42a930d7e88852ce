import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { type Day, isDay } from '../../../core/domain/days/day.ts';
import { endUndoOffer } from '../../features/deletion/delete-with-undo.ts';
import { useServerDay } from '../../features/reflections/use-server-day.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BackIcon, CalendarIcon, ListIcon, YearIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CalendarView } from './calendar/calendar-view.tsx';
import styles from './history-screen.module.css';
import { ListView } from './list/list-view.tsx';
import { YearView } from './year/year-view.tsx';

const views = [
  { name: 'list', label: 'List view', Icon: ListIcon },
  { name: 'calendar', label: 'Calendar view', Icon: CalendarIcon },
  { name: 'year', label: 'Year view', Icon: YearIcon },
] as const;

const earliestDay: Day = '1970-01-01';

/** /history: past reflections as a calendar, a list or a year. `?date=2026-03-29` opens that day. */
export function HistoryScreen() {
  const today = useServerDay();
  const [search] = useSearchParams();
  const date = search.get('date');
  useEffect(() => endUndoOffer, []);
  const linked = isDay(date) && earliestDay <= date && date <= today ? date : null;
  return <HistoryViews key={linked} linked={linked} today={today} />;
}

function HistoryViews({ linked, today }: { linked: Day | null; today: Day }) {
  const [view, setView] = useState<(typeof views)[number]['name']>('calendar');
  const [opened, setOpened] = useState(linked);
  const openDay = (day: Day) => {
    setOpened(day);
    setView('calendar');
  };
  return (
    <Page
      isWide
      header={
        <div className={styles['header']}>
          <TextLink href="/" aria-label="Back" className={styles['back']}>
            <BackIcon />
          </TextLink>
          <h1 className={styles['title']}>History</h1>
          <fieldset className={styles['views']}>
            <legend className="visually-hidden">View</legend>
            <div className={styles['toggles']}>
              {views.map(({ name, label, Icon }) => (
                <IconButton key={name} label={label} aria-pressed={view === name} onClick={() => setView(name)}>
                  <Icon />
                </IconButton>
              ))}
            </div>
          </fieldset>
        </div>
      }
    >
      {view === 'calendar' && <CalendarView opened={opened} />}
      {view === 'list' && (
        <div className={styles['list']}>
          <ListView />
        </div>
      )}
      {view === 'year' && <YearView today={today} onOpen={openDay} />}
    </Page>
  );
}
