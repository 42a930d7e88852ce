import { counted } from '../../../../core/domain/texts/counted.ts';
import { sentenceRoom } from '../../../features/cards/base/card-sentences.ts';
import { classNames } from '../../../ui/styles/class-names.ts';
import { countId } from '../pictures-choice.tsx';
import styles from './shown-part.module.css';
import { TextButton } from './text-button.tsx';
import type { SharedSentences } from './use-shared-sentences.ts';

type Props = { review: SharedSentences; pictures: number; onOpen: () => void };

/**
 * If a full text card has only the first sentences of the summary, say so and offer to choose others. If the user has
 * chosen, say how many more sentences have room on it, or else how many more several pictures would show. Several
 * pictures of a long summary always say how many sentences they have.
 */
export function ShownPart({ review, pictures, onOpen }: Props) {
  const { isLong, total, count, inSeveral, isChanged, isFull } = review;
  const isSeveral = pictures > 1;
  const isCounted = isSeveral && isLong;
  if (!isCounted && count >= (isChanged ? inSeveral : total)) return null;
  if (isChanged && !isCounted) {
    const missing = inSeveral - count;
    const room = Math.min(missing, sentenceRoom.fulltext - count);
    const sentences = (more: number) => counted(more, 'more sentence');
    const text =
      room > 0
        ? `There is room for ${sentences(room)}.`
        : `${sentences(missing)} ${missing === 1 ? 'has' : 'have'} no room on one picture.`;
    return <p className={styles['part']}>{text}</p>;
  }
  const shown = count === total ? `All ${total}` : `${count} of ${total}`;
  return (
    <div className={classNames(styles['part'], isSeveral && styles['several'], count === total && styles['all'])}>
      {isCounted && <p id={countId}>{`${shown} sentences, in ${pictures} pictures.`}</p>}{' '}
      {!isSeveral && <p>{`The first ${count} of ${total} sentences.`}</p>}{' '}
      {/* With room for more, several pictures omit only the closing line (`cardSentences`). */}
      {isSeveral && !isChanged && count < total && !isFull && <p>The closing line is off. </p>}
      {!isChanged && count < total && (
        <TextButton className={styles['open']} onClick={onOpen}>
          Choose others
        </TextButton>
      )}
    </div>
  );
}
