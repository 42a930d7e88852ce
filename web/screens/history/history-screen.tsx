import { useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { BackIcon, CalendarIcon, ListIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { CalendarView } from './calendar-view.tsx';
import styles from './history-screen.module.css';
import { ListView } from './list-view.tsx';

/** /history: every past reflection, by month or as one list. */
export function HistoryScreen() {
  const [view, setView] = useState<'calendar' | 'list'>('calendar');
  return (
    <Page
      header={
        <div className={styles['header']}>
          <TextLink href="/" aria-label="Back" className={styles['back']}>
            <BackIcon />
          </TextLink>
          <h1 className={styles['title']}>History</h1>
          <fieldset className={styles['views']}>
            <legend className="visually-hidden">View</legend>
            <div className={styles['toggles']}>
              <IconButton label="List view" aria-pressed={view === 'list'} onClick={() => setView('list')}>
                <ListIcon />
              </IconButton>
              <IconButton label="Calendar view" aria-pressed={view === 'calendar'} onClick={() => setView('calendar')}>
                <CalendarIcon />
              </IconButton>
            </div>
          </fieldset>
        </div>
      }
    >
      {view === 'calendar' ? <CalendarView /> : <ListView />}
    </Page>
  );
}
