import { type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useModal } from './use-modal.ts';

type DialogProps = {
  open: boolean;
  /** Called on Escape, the back button and a tap outside; must set `open` to false. If omitted, these do nothing. */
  onClose?: (() => void) | undefined;
  /** The heading. Without it, `labelledBy` must be the id of a heading among the children. */
  title?: ReactNode;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A modal dialog in the middle of the screen. */
export function Dialog({ open, onClose, title, labelledBy, className, children }: DialogProps) {
  const ownTitle = useId();
  const modal = useModal(open, onClose);
  useBackCloses(open, onClose);
  if (!open) return null;
  return (
    <dialog
      ref={modal.ref}
      className={classNames(styles['dialog'], className)}
      aria-labelledby={title === undefined ? labelledBy : ownTitle}
      {...modal.props}
    >
      <div className={styles['body']}>
        {title !== undefined && (
          <h2 id={ownTitle} className={styles['title']}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </dialog>
  );
}
