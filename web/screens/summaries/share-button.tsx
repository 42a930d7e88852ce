import { type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import type { Summary } from '../../../core/contract/summaries.ts';
import { carefulText } from '../../features/summaries/careful-text.ts';
import type { VersionWork } from '../../features/summaries/use-version-work.ts';
import { Button } from '../../ui/button/button.tsx';
import { ShareIcon } from '../../ui/icons.tsx';
import styles from './summary-card.module.css';

/** The shortest time between keeping a version and sharing it. */
const shareAfterMs = 1_000;

type Props = {
  /** The version of the summary that is on screen. */
  read: Summary;
  /** The title with the date, which distinguishes the button from those of other weeks. */
  name: string;
  /** Whether the version on screen is the kept one, which cards show. */
  isKept: boolean;
  work: VersionWork;
  /** Whether the button is alone in the bar below the text beside the list, not next to Collapse in a card. */
  isInPane: boolean;
};

/** The button that shares a summary, or keeps the version on screen first. */
export function ShareButton({ read: { id, version }, name, isKept, work, isInPane }: Props) {
  const [, navigate] = useLocation();
  // The press that kept the version, or a second one right after it, must not share: the same button is now Share.
  const keptAtMs = useRef(Number.NEGATIVE_INFINITY);
  const keep = async () => {
    if (work.busy) return;
    keptAtMs.current = Number.POSITIVE_INFINITY;
    await work.keepRead(version);
    keptAtMs.current = performance.now();
  };
  const share = () => {
    if (performance.now() - keptAtMs.current < shareAfterMs) return;
    history.replaceState({ ...(history.state as object | null), sharedId: id }, '');
    navigate(`/share/${id}`, { state: { isFromSummaries: true } });
  };

  const isBusy = !isKept && work.busy;
  const content = (
    <>
      {isKept && <ShareIcon size={18} />}
      <span>{isKept ? 'Share' : 'Keep this version'}</span>
      <span className="visually-hidden">: {name}</span>
    </>
  );
  const handlers = {
    onKeyDown: (event: KeyboardEvent) => event.repeat && event.key === 'Enter' && event.preventDefault(),
    onClick: isKept ? share : () => void keep(),
  };
  // The same button for both, so that it has the focus after the version is kept.
  return isInPane ? (
    <Button variant={isKept ? 'quiet' : 'primary'} busy={isBusy} className={styles['inBar']} {...handlers}>
      {content}
    </Button>
  ) : (
    <button type="button" className={styles['share']} aria-disabled={isBusy || undefined} {...handlers}>
      {content}
    </button>
  );
}

/** Say above the buttons, or beside the one in a bar, why the summary on screen cannot be shared. */
export function NoShareNote({ isCareful }: { isCareful: boolean }) {
  return (
    <p className={styles['noShare']} data-not-printed>
      {isCareful ? carefulText : 'Cards show the kept version. Keep this one to share it.'}
    </p>
  );
}
