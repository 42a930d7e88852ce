import { Fragment } from 'react';
import { useLocation } from 'wouter';
import { useVisible } from '../../../features/deletion/pending-deletions.ts';
import { type Draft, isSameWindow } from '../../../features/drafts/draft.ts';
import { deletedType } from '../../../features/reflections/window/deleted-type.ts';
import { openingHint, whyOver, windowTitles } from '../../../features/reflections/window/opening-hint.ts';
import { useCurrentWindow } from '../../../features/reflections/window/use-current-window.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './today-windows.module.css';

type Props = {
  /** The drafts of today that are not submitted. */
  begun: readonly Draft[];
};

/** Shown while today has no reflections: a button that opens the current window, or the times of the next windows. */
export function TodayWindows({ begun }: Props) {
  const [, navigate] = useLocation();
  const { data: known } = useCurrentWindow();
  const visible = useVisible();
  if (!known) return null;
  const deleted = deletedType(known, visible);
  const { type, isActive } = known.window;
  if (isActive && deleted !== type) {
    return (
      <Button
        className={styles['write']}
        onClick={() => navigate(`/reflect/${type}`, { state: { isFromHistory: true } })}
      >
        {begun.some((draft) => isSameWindow(draft, known.window)) ? 'Go on writing' : `Write the ${type} reflection`}
      </Button>
    );
  }
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
