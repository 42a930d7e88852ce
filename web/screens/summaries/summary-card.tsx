import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Summary } from '../../../core/contract/summaries.ts';
import { weekEnd } from '../../../core/domain/days/week.ts';
import { cardTitle } from '../../../core/domain/summaries/card-title.ts';
import { cardDay } from '../../features/reflections/format.ts';
import { useVersionOnScreen } from '../../features/summaries/use-version-on-screen.ts';
import { ChevronDownIcon, ShareIcon } from '../../ui/icons.tsx';
import { classNames } from '../../ui/styles/class-names.ts';
import styles from './summary-card.module.css';
import { SummaryText } from './summary-text.tsx';

type Props = {
  summary: Summary;
  isMatch: boolean;
  isOpen: boolean;
  /** Whether the path names this week. */
  isFromPath: boolean;
  onToggle: () => void;
};

/** One week: its title and days and, when expanded, its summary. */
export function SummaryCard({ summary, isMatch, isOpen, isFromPath, onToggle }: Props) {
  const { read, isKept, version, setVersion } = useVersionOnScreen(summary, isOpen);
  const { id, title, weekStart, careful } = read;
  // Add the day, because two weeks may have the same title.
  const name = `${cardTitle(title)}, ${cardDay(weekStart)}`;
  const card = useRef<HTMLElement>(null);
  const text = useId();
  const [, navigate] = useLocation();

  useEffect(() => {
    if (isFromPath) card.current?.scrollIntoView({ block: 'start' });
  }, [isFromPath]);

  return (
    <article ref={card} className={classNames(styles['card'], isOpen && styles['open'])}>
      <p className={styles['range']}>
        {cardDay(weekStart)} – {cardDay(weekEnd(weekStart))}
        {isMatch && <span className={styles['match']}>Match found</span>}
      </p>
      <h2 className={styles['title']}>{cardTitle(title)}</h2>
      {isOpen && <SummaryText id={text} read={read} version={version} onRead={setVersion} />}
      <div className={styles['actions']}>
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-controls={isOpen ? text : undefined}
          onClick={() => {
            setVersion(null);
            onToggle();
          }}
        >
          {isOpen ? 'Collapse' : 'Expand'}
          <span className="visually-hidden">: {name}</span>
          <ChevronDownIcon size={18} />
        </button>
        {!careful && !isKept && (
          <p className={styles['unkept']}>Cards show the kept version. Keep this one to share it.</p>
        )}
        {!careful && isKept && (
          <button type="button" className={styles['share']} onClick={() => navigate(`/share/${id}`)}>
            <ShareIcon size={18} />
            <span>Share</span>
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
      </div>
    </article>
  );
}
