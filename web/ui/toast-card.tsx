import { type FocusEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { TOAST_SWIPE_THRESHOLD_PX } from '../../core/domain/limits.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './sign-in-icons.tsx';
import { dismissToast, type Toast } from './toast.ts';
import styles from './toast-card.module.css';

type Hold = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;

/** `hold`: the toast's time stands still while something is over it or in it. */
export type ToastCardProps = { toast: Toast; hold: Hold };

/** Follows a horizontal drag; beyond the threshold the toast is dismissed. */
function useSwipe(dismiss: () => void) {
  const startX = useRef<number | null>(null);
  const [draggedPx, setDraggedPx] = useState(0);
  // Measured from the event: the last move may not have been drawn yet.
  const end = (event: PointerEvent) => {
    const swipedPx = startX.current === null ? 0 : event.clientX - startX.current;
    if (Math.abs(swipedPx) > TOAST_SWIPE_THRESHOLD_PX) dismiss();
    startX.current = null;
    setDraggedPx(0);
  };
  return {
    draggedPx,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent) => {
        if (startX.current !== null) setDraggedPx(event.clientX - startX.current);
      },
      onPointerUp: end,
      onPointerCancel: () => {
        startX.current = null;
        setDraggedPx(0);
      },
    },
  };
}

/** The focus that came in goes back where it was when the toast leaves with it. */
function useFocusBack() {
  const card = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const own = card.current;
    return () => {
      if (own?.contains(document.activeElement) && before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !card.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { card, onFocus };
}

/** The words of one notification, its action, and the ways to send it off. */
export function ToastCard({ toast, hold }: ToastCardProps) {
  const { id, title, description, action, variant = 'default' } = toast;
  const dismiss = () => dismissToast(id);
  const { draggedPx, handlers } = useSwipe(dismiss);
  const { card, onFocus } = useFocusBack();
  return (
    <article
      ref={card}
      className={classNames(styles['toast'], styles[variant])}
      style={draggedPx === 0 ? undefined : { transform: `translateX(${draggedPx}px)` }}
      {...hold}
      {...handlers}
      onFocus={(event) => {
        hold.onFocus();
        onFocus(event);
      }}
    >
      <div className={styles['words']}>
        <p className={styles['title']}>{title}</p>
        {description !== undefined && <p className={styles['description']}>{description}</p>}
      </div>
      {action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            action.onSelect();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton label="Dismiss" onClick={dismiss}>
        <CloseIcon size={18} />
      </IconButton>
    </article>
  );
}
