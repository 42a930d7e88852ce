import { Button } from '../../../ui/button/button.tsx';
import styles from './shown-part.module.css';
import type { SharedSentences } from './use-shared-sentences.ts';

type Props = { review: SharedSentences; onOpen: () => void };

/** If a full text card has only the first sentences of the summary, say so and offer to choose others. */
export function ShownPart({ review: { mode, total, chosen, isChanged }, onOpen }: Props) {
  if (mode === 'quote' || isChanged || chosen.length >= total) return null;
  return (
    <div className={styles['part']}>
      <p>{`The first ${chosen.length} of ${total} sentences.`}</p>{' '}
      <Button variant="quiet" className={styles['open']} onClick={onOpen}>
        Choose others
      </Button>
    </div>
  );
}
