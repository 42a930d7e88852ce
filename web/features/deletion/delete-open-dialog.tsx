import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import type { Reflection } from '../../../core/contract/reflection.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './delete-open-dialog.module.css';

export type DeleteOpenDialogProps = {
  type: Reflection['type'];
  open: boolean;
  onClose: () => void;
  onDelete: (event: MouseEvent) => void;
};

const titles = { evening: 'Delete tonight’s reflection?', deep: 'Delete today’s deep reflection?' } as const;

/** Ask before deleting a reflection whose window is still open, and offer to edit the reflection instead. */
export function DeleteOpenDialog({ type, open, onClose, onDelete }: DeleteOpenDialogProps) {
  const [, navigate] = useLocation();
  return (
    <Dialog open={open} onClose={onClose} title={titles[type]}>
      <p className={styles['text']}>
        Its window is still open, so you can edit it instead. Once it is deleted, nothing new can be written in this
        window.
      </p>
      <div className={styles['actions']}>
        {/* Replace the dialog's own history entry, so that Back leads to the page that the dialog covered. */}
        <Button onClick={() => navigate(`/reflect/${type}`, { replace: true })}>Edit</Button>
        <Button variant="danger" onClick={onDelete}>
          Delete
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
