import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Day } from '../../../core/domain/days/day.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './share-frame.module.css';

type Props = {
  /** The Monday of the summary that the back button returns to, when it is known. */
  weekStart?: Day;
  /** The tools at the end of the header. */
  tool?: ReactNode;
  /** The controls of the card: below it, or beside it on a wide screen. */
  choices?: ReactNode;
  children: ReactNode;
};

/** The page frame of the share screen. */
export function ShareFrame({ weekStart, tool, choices, children }: Props) {
  const [, navigate] = useLocation();
  const summaryPath = weekStart === undefined ? '/summary' : `/summary?week=${weekStart}`;
  const goBack = () => {
    // The previous history entry stores the search, the order and the scroll position of the list, so return to that
    // entry.
    if ((history.state as { isFromSummaries?: unknown } | null)?.isFromSummaries === true) history.back();
    else navigate(summaryPath);
  };
  const header = (
    <>
      {/* A new page focuses its heading. Tab leads from there to the controls below, so the heading comes first. */}
      <h1 className="visually-hidden">Share card</h1>
      <IconButton label="Back to Summaries" className={styles['back']} onClick={goBack}>
        <BackIcon />
      </IconButton>
      {tool}
    </>
  );
  return (
    <Page header={header} isWide={choices !== undefined} className={styles['column']}>
      {choices === undefined ? (
        children
      ) : (
        <div className={styles['panes']}>
          <div className={styles['preview']}>{children}</div>
          <div className={styles['choices']}>{choices}</div>
        </div>
      )}
    </Page>
  );
}
