import styles from './sentence-picker.module.css';
import { TextButton } from './text-button.tsx';
import type { SharedSentences } from './use-shared-sentences.ts';

type PickerButtonProps = { note: string; onOpen: () => void };

/** The button that opens the sentence sheet, and the note below it. */
export function PickerButton({ note, onOpen }: PickerButtonProps) {
  return (
    <div className={styles['tool']}>
      <TextButton className={styles['open']} onClick={onOpen}>
        Choose what is shared
      </TextButton>
      <p role="status" className={styles['note']}>
        {note}
      </p>
    </div>
  );
}

type Props = { review: SharedSentences; onOpen: () => void };

/**
 * Show the button that opens the sentence sheet, and how many words on the card are the user's own. If the card
 * has other sentences than by default, also say how many: a choice in one mode may change the card of the other. If the
 * choice does not fit the text any more, or only in part, say so instead.
 */
export function SentencePicker({ review, onOpen }: Props) {
  const { total, count, hasOthers, lost, ownWords, ownInTitle } = review;
  const change = lost
    ? `Text changed: ${lostTexts[lost]}. `
    : hasOthers
      ? `Shows ${count} of ${total} sentences. `
      : '';
  return <PickerButton note={change + ownWordsNote(ownWords, ownInTitle)} onOpen={onOpen} />;
}

/** The sentence sheet says more about each. */
const lostTexts = {
  gone: 'no sentence you chose is left',
  part: 'some sentences you chose are gone',
  'own words': 'your choice no longer fits',
  new: 'look at what is shared',
};

function ownWordsNote(inSentences: number, inTitle: number): string {
  const count = inSentences || inTitle;
  const title = inTitle ? `${inSentences ? `, and ${inTitle}` : ''} in the title` : '';
  return `Quotes ${count > 1 ? count : count ? 'one' : 'none'} of your words${title}.`;
}
