import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Day } from '../../../core/domain/days/day.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { BackIcon } from '../../ui/icons.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useIsWide } from '../../ui/page/use-is-wide.ts';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './share-frame.module.css';

type Props = {
  /** The Monday of the summary that Back returns to; undefined while the summary is unknown. */
  weekStart?: Day | undefined;
  tool?: ReactNode;
  /** The controls of the card: below it, or beside it where two panes fit. */
  choices?: ReactNode;
  children: ReactNode;
};

export function ShareFrame({ weekStart, tool, choices, children }: Props) {
  const [, navigate] = useLocation();
  const summaryPath = weekStart === undefined ? '/summary' : `/summary?week=${weekStart}`;
  const hasPanes = useIsWide();
  const goBack = () => {
    // Return to the history entry of the list of summaries, which stores the list's search, order and scroll position.
    if ((history.state as { isFromSummaries?: unknown } | null)?.isFromSummaries === true) history.back();
    else navigate(summaryPath);
  };
  const header = (
    <>
      {/* Put the heading before the controls: a new page focuses its heading, and Tab then leads to what follows. */}
      <h1 className="visually-hidden">Share card</h1>
      <IconButton label="Back to Summaries" className={styles['back']} onClick={goBack}>
        <BackIcon />
      </IconButton>
      <div className={styles['tools']}>{tool}</div>
    </>
  );
  return (
    <Page
      header={header}
      isWide={hasPanes && choices !== undefined}
      className={classNames(styles['column'], hasPanes && styles['broad'])}
    >
      {choices === undefined ? (
        children
      ) : (
        <div className={styles['panes']} data-panes={hasPanes || undefined}>
          <div className={styles['preview']}>{children}</div>
          <div className={styles['choices']}>{choices}</div>
        </div>
      )}
    </Page>
  );
}
