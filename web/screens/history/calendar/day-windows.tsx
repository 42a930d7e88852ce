import { Fragment } from 'react';
import { useLocation } from 'wouter';
import type { Day } from '../../../../core/domain/days/day.ts';
import { usePendingDeletions } from '../../../features/deletion/pending-deletions.ts';
import { type Draft, isSameWindow } from '../../../features/drafts/draft.ts';
import { deletedType } from '../../../features/reflections/window/deleted-type.ts';
import { openDay } from '../../../features/reflections/window/open-day.ts';
import { openingHint, whyOver, windowTitles } from '../../../features/reflections/window/opening-hint.ts';
import { useCurrentWindow } from '../../../features/reflections/window/use-current-window.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './day-windows.module.css';

type Props = {
  day: Day;
  /** The drafts of the day that are not submitted. */
  begun: readonly Draft[];
};

/**
 * Shown while a day has no reflections: a button that opens the current window if it is of this day, else, under today,
 * the times of the next windows. With extra time, the window of yesterday is open after midnight.
 */
export function DayWindows({ day, begun }: Props) {
  const [, navigate] = useLocation();
  // The list was fetched when the screen opened: an older window may contradict it.
  const { data: known } = useCurrentWindow(undefined, { fetchOnMount: 'when-old' });
  const pending = usePendingDeletions();
  if (!known) return null;
  const deleted = deletedType(known, pending);
  if (openDay(known) === day && deleted === null) {
    const { type } = known.window;
    return (
      <Button
        className={styles['write']}
        onClick={() => navigate(`/reflect/${type}`, { state: { isFromHistory: true } })}
      >
        {begun.some((draft) => isSameWindow(draft, known.window)) ? 'Go on writing' : `Write the ${type} reflection`}
      </Button>
    );
  }
  if (day !== known.localDate) return null;
  return (
    <dl className={styles['windows']}>
      {(['deep', 'evening'] as const).map((each) => {
        const over = whyOver(each, known, deleted === each);
        // Do not mention tomorrow's deep window, because its time is not known.
        if (each === 'deep' && over) return null;
        return (
          <Fragment key={each}>
            <dt className={styles['name']}>{windowTitles[each]}</dt>
            <dd>{openingHint(each, known, over)}</dd>
          </Fragment>
        );
      })}
    </dl>
  );
}
