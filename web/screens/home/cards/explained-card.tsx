import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import styles from './explained-card.module.css';
import type { LockedDialogProps } from './locked-dialog.tsx';

const loadFailed = { title: 'Not available just now', description: 'Check your connection and try again.' };

type Props = Pick<LockedDialogProps, 'type' | 'over' | 'where'> & {
  title: string;
  isLocked: boolean;
  children: ReactNode;
};

/**
 * Open a dialog when a locked card is tapped. The dialog says when the window opens and why it is not open yet. If the
 * window opens while the dialog is shown, keep the dialog, because the user may still be reading. When the user then
 * closes the dialog, focus the card's link.
 */
export function ExplainedCard({ type, title, isLocked, over, where, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Explanation, setExplanation] = useState<ComponentType<LockedDialogProps> | null>(null);
  const explain = async () => {
    setOpen(true);
    dismissToastTitled(loadFailed.title);
    const loaded = await import('./locked-dialog.tsx').catch(() => null);
    if (loaded) setExplanation(() => loaded.LockedDialog);
    else toast(loadFailed);
  };
  useEffect(() => {
    if (Explanation && !isOpen) focusIfLost(place.current?.querySelector<HTMLElement>('a, h2'));
  }, [Explanation, isOpen]);
  return (
    <div className={styles['place']} ref={place}>
      {children}
      {isLocked && (
        <button type="button" className={styles['touch']} aria-haspopup="dialog" onClick={() => void explain()}>
          <span className="visually-hidden">{title}: when does it open?</span>
        </button>
      )}
      {Explanation && <Explanation {...{ type, over, where }} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
