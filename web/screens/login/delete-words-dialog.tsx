import { capitalised, numberWord } from '../../../core/domain/texts/limit-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import actions from '../../ui/dialog/dialog-actions.module.css';
import styles from './signed-out-notice.module.css';

type DeleteWordsProps = { textCount: number; open: boolean; onClose: () => void; onDelete: () => void };

/** Ask before the texts that are only on this device are deleted. Their accounts may exist no longer. */
export function DeleteWordsDialog({ textCount, open, onClose, onDelete }: DeleteWordsProps) {
  const deleted = textCount === 1 ? 'text is' : 'texts are';
  return (
    <Dialog open={open} onClose={onClose} title="Delete all unsent words?">
      <p className={styles['ends']}>
        {`${capitalised(numberWord(textCount))} ${deleted} deleted from this device for good, with all versions: the unsent words of every account. `}
        Nobody can bring them back, and no sign-in shows them again. What is in a journal stays there.
      </p>
      <div className={actions['actions']}>
        <Button onClick={onClose}>Keep them</Button>
        <Button variant="danger" onClick={onDelete}>
          Delete for good
        </Button>
      </div>
    </Dialog>
  );
}
