import { Button } from '../../../ui/button/button.tsx';
import styles from './shown-part.module.css';
import type { SharedSentences } from './use-shared-sentences.ts';

type Props = { review: SharedSentences; onOpen: () => void };

/**
 * If a full text card has only the first sentences of the summary, say so and offer to choose others. If the user has
 * chosen, say how many of the sentences that several pictures would show are on it. If these are not all sentences of the
 * summary, call them the chosen ones: the button of the chooser counts all.
 */
export function ShownPart({ review: { mode, total, count, inSeveral, isChanged }, onOpen }: Props) {
  if (mode === 'quote' || count >= (isChanged ? inSeveral : total)) return null;
  if (isChanged) {
    const all = inSeveral < total ? `the ${inSeveral} chosen` : total;
    return <p className={styles['part']}>{`One picture shows ${count} of ${all} sentences.`}</p>;
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
