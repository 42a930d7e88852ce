import { type ComponentType, type ReactNode, useState } from 'react';
import type { ReflectionType } from '../../../../core/domain/reflection-type.ts';
import { dismissToastTitled, toast } from '../../../ui/toast/toast.ts';
import styles from './locked-card.module.css';
import type { LockedDialogProps } from './locked-dialog.tsx';

const loadFailed = { title: 'Not available just now', description: 'Check your connection and try again.' };

type Props = { type: ReflectionType; title: string; isDeepOver: boolean; children: ReactNode };

/** A locked card that answers a touch: it says when its window opens, and why it waits. */
export function LockedCard({ type, title, isDeepOver, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [Explanation, setExplanation] = useState<ComponentType<LockedDialogProps> | null>(null);
  const explain = async () => {
    setOpen(true);
    dismissToastTitled(loadFailed.title);
    const loaded = await import('./locked-dialog.tsx').catch(() => null);
    if (loaded) setExplanation(() => loaded.LockedDialog);
    else toast(loadFailed);
  };
  return (
    <div className={styles['locked']}>
      {children}
      <button type="button" className={styles['touch']} aria-haspopup="dialog" onClick={() => void explain()}>
        <span className="visually-hidden">{title}: when does it open?</span>
      </button>
      {Explanation && <Explanation {...{ type, isDeepOver }} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
