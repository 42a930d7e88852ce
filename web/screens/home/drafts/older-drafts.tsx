import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import styles from './draft-notice.module.css';

type OlderDraftsProps = {
  lines: readonly ReactNode[];
  /** Whether the user has decided against one of the texts, which another device may have sent. */
  hasUnchosen: boolean;
};

/**
 * The lines of expired drafts of earlier days. If there are several, one collapsed line is in their place, so that they
 * leave room for the cards of home.
 */
export function OlderDrafts({ lines, hasUnchosen }: OlderDraftsProps) {
  if (lines.length === 0) return null;
  return (
    <div className={styles['older']} data-group>
      {lines.length === 1 ? (
        lines
      ) : (
        <details>
          <summary className={styles['summary']}>
            <h2 className={styles['lineTitle']}>
              {lines.length} texts {hasUnchosen ? 'are not in your journal' : 'were not sent'}
            </h2>
            <ChevronDownIcon size={18} />
          </summary>
          {lines}
        </details>
      )}
    </div>
  );
}
