import { type ReactNode, useEffect, useRef } from 'react';
import { useDialogOnTap } from '../../../ui/dialog/use-dialog-on-tap.ts';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import styles from './explained-card.module.css';
import type { LockedDialogProps } from './locked-dialog.tsx';

type Props = Pick<LockedDialogProps, 'type' | 'known' | 'status' | 'over' | 'href'> & {
  title: string;
  children: ReactNode;
};

/**
 * Open a dialog when a locked card is tapped. The dialog says when the window opens and why it is not open yet. If the
 * window opens while the dialog is shown, keep the dialog, because the user may still be reading, and offer the writing
 * page in it. When the user then closes the dialog, focus the card's link.
 */
export function ExplainedCard({ title, children, ...shown }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { Dialog, isOpen, show, close } = useDialogOnTap(
    async () => (await import('./locked-dialog.tsx')).LockedDialog,
  );
  useEffect(() => {
    if (Dialog && !isOpen) focusIfLost(place.current?.querySelector<HTMLElement>('a, h2'));
  }, [Dialog, isOpen]);
  return (
    <div className={styles['place']} ref={place}>
      {children}
      {shown.status.kind === 'locked' && (
        <button type="button" className={styles['touch']} aria-haspopup="dialog" onClick={show}>
          <span className="visually-hidden">{title}: when does it open?</span>
        </button>
      )}
      {Dialog && <Dialog {...shown} open={isOpen} onClose={close} />}
    </div>
  );
}
