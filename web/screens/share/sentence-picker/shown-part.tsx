import { Button } from '../../../ui/button/button.tsx';
import styles from './shown-part.module.css';
import type { SharedSentences } from './use-shared-sentences.ts';

type Props = { review: SharedSentences; onOpen: () => void };

/**
 * If a full text card has only the first sentences of the summary, say so and offer to choose others. If the user has
 * chosen, say how many more sentences several pictures would show.
 */
export function ShownPart({ review: { mode, total, count, inSeveral, isChanged }, onOpen }: Props) {
  if (mode === 'quote' || count >= (isChanged ? inSeveral : total)) return null;
  if (isChanged) {
    const missing = inSeveral - count;
    const text = missing === 1 ? '1 more sentence has' : `${missing} more sentences have`;
    return <p className={styles['part']}>{`${text} no room on one picture.`}</p>;
  }
  return (
    <div className={styles['part']}>
      <p>{`The first ${count} of ${total} sentences.`}</p>{' '}
      <Button variant="quiet" className={styles['open']} onClick={onOpen}>
        Choose others
      </Button>
    </div>
  );
}
