import { type ReactNode, useEffect, useId, useRef } from 'react';
import { bringIntoView } from '../bring-into-view.ts';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { isFocusShown } from '../is-focus-shown.ts';
import { classNames } from '../styles/class-names.ts';
import styles from './sheet.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useModal } from './use-modal.ts';
import { useSwipeDown } from './use-swipe-down.ts';

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** On a wide screen, cover only the right half of the page: the left half shows what the sheet changes. */
  isAside?: boolean;
  children: ReactNode;
};

/** A modal dialog at the bottom edge; on a wide screen, in the middle or on the right. A swipe down also closes it. */
export function Sheet({ open, onClose, title, isAside = false, children }: SheetProps) {
  const heading = useId();
  const modal = useModal(open, onClose);
  useBackCloses(open, onClose);
  const content = useRef<HTMLDivElement>(null);
  const { draggedPx, handlers } = useSwipeDown(content, onClose);
  // In a window of another size, another part of the sheet may scroll, which is at its top: show the focused control.
  // Ignore changes of the height alone: the bars of a phone's browser come and go while the sheet scrolls.
  useEffect(() => {
    if (!open) return;
    let widthPx = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth === widthPx) return;
      widthPx = window.innerWidth;
      const focused = document.activeElement;
      if (!focused || focused === content.current || !isFocusShown(focused)) return;
      requestAnimationFrame(() => content.current?.contains(focused) && bringIntoView(focused));
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={modal.ref}
      className={classNames(styles['sheet'], isAside && styles['aside'])}
      aria-labelledby={heading}
      style={draggedPx === 0 ? undefined : { transform: `translateY(${draggedPx}px)` }}
      {...modal.props}
      {...handlers}
    >
      <div className={styles['frame']}>
        <div className={styles['header']}>
          <h2 id={heading} className={styles['title']}>
            {title}
          </h2>
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        {/* Focus the scrolling part first (data-begin), so that keys such as PageDown and Space scroll it. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form. */}
        <div
          ref={content}
          role="group"
          aria-labelledby={heading}
          tabIndex={-1}
          data-begin
          className={styles['content']}
        >
          {children}
        </div>
      </div>
    </dialog>
  );
}
