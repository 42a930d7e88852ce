import { CONTENT_MAX_CHARACTERS } from '../../../core/domain/limits.ts';
import { wordCount } from '../../../core/domain/texts/word-count.ts';
import type { DraftState } from '../../features/reflections/draft-keeper.ts';
import { Button } from '../../ui/button.tsx';
import styles from './writing-bar.module.css';

type Props = {
  content: string;
  saved: DraftState['saved'];
  isEditing: boolean;
  isBusy: boolean;
  onSubmit: () => void;
};

/** The word count, whether the words are on the device, and the one button. */
export function WritingBar({ content, saved, isEditing, isBusy, onSubmit }: Props) {
  const words = wordCount(content);
  const isTooLong = content.length > CONTENT_MAX_CHARACTERS;
  return (
    <footer className={styles['bar']}>
      <div className={styles['inner']}>
        <div className={styles['facts']}>
          <p className={styles['count']}>{words === 1 ? '1 word' : `${words} words`}</p>
          <Whisper saved={saved} tooLongBy={isTooLong ? content.length - CONTENT_MAX_CHARACTERS : 0} />
        </div>
        <Button
          className={styles['submit']}
          busy={isBusy}
          disabled={content.trim() === '' || isTooLong}
          onClick={onSubmit}
        >
          {isEditing ? 'Update Reflection' : 'Submit Reflection'}
        </Button>
      </div>
    </footer>
  );
}

function Whisper({ saved, tooLongBy }: { saved: DraftState['saved']; tooLongBy: number }) {
  const tooLong = tooLongBy > 0 && `${tooLongBy.toLocaleString('en-US')} characters too long`;
  const alarm = tooLong || (saved === 'failed' && 'Not saved on this device');
  return (
    <>
      <p role="status" className={styles['alarm']}>
        {alarm}
      </p>
      {!alarm && <p className={styles['whisper']}>{saved === 'saved' ? 'Saved on this device' : ''}</p>}
    </>
  );
}
