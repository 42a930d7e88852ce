import { type ReactNode, useState } from 'react';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from './draft-notice.module.css';

type OlderDraftsProps = {
  lines: readonly ReactNode[];
  /** Whether the user has just moved one of the texts here from the end of home. */
  isReturning: boolean;
};

/**
 * The lines of expired drafts of earlier days. If there are several, a button shows and hides them, so that they leave
 * room for the cards of home. Lines that the user has used are not hidden when another line joins them.
 */
export function OlderDrafts({ lines, isReturning }: OlderDraftsProps) {
  const [isOpen, setOpen] = useState(false);
  if (isReturning && !isOpen) setOpen(true);
  if (lines.length === 0) return null;
  const isGroup = lines.length > 1;
  const keepOpen = () => setOpen(true);
  return (
    <div className={styles['older']}>
      {isGroup && (
        <button type="button" className={styles['summary']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span className={styles['lineTitle']}>{lines.length} texts are not in your journal</span>
          <ChevronDownIcon size={18} />
        </button>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the events come from the lines. */}
      <div data-group hidden={isGroup && !isOpen} onClick={keepOpen} onFocus={keepOpen}>
        {lines}
      </div>
    </div>
  );
}
