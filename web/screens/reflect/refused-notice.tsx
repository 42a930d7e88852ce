import { CopyButton } from '../../features/reflections/copy-button.tsx';
import type { Draft } from '../../features/reflections/draft.ts';
import styles from './refused-notice.module.css';

type Props = { refusal: 'window_closed' | 'window_not_open'; draft: Draft };

/** Why the server does not take the words, and that they are safe all the same. */
export function RefusedNotice({ refusal, draft }: Props) {
  return (
    <section role="alert" className={styles['notice']}>
      <p>{reason(refusal, draft.rewrites !== null)} Your words stay here and on this device.</p>
      <div className={styles['action']}>
        <CopyButton text={draft.content} />
      </div>
    </section>
  );
}

function reason(refusal: Props['refusal'], isEditing: boolean): string {
  if (refusal === 'window_not_open') return 'This window has not opened yet.';
  if (isEditing) return 'The time for changes has passed. What you handed in before is in your journal.';
  return 'This window has closed and takes no more reflections.';
}
