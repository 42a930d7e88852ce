import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './sheet.module.css';
import { CloseIcon } from './sign-in-icons.tsx';
import { useModal } from './use-modal.ts';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
};

/** A bottom sheet: a modal dialog that comes from the lower edge. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const heading = useId();
  const modal = useModal(open, onClose);
  if (!open) return null;
  return (
    <dialog ref={modal.ref} className={styles['sheet']} aria-labelledby={heading} {...modal.props}>
      <div className={styles['frame']}>
        <header className={styles['header']}>
          <h2 id={heading} className={styles['title']}>
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </header>
        <div className={styles['content']}>{children}</div>
      </div>
    </dialog>
  );
}
