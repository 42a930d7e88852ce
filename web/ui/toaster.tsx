import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST_DEFAULT_MS, TOAST_SWIPE_THRESHOLD_PX } from '../../core/domain/limits.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './sign-in-icons.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts';
import styles from './toaster.module.css';

/** Where notifications appear: one at a time, above everything, until its time is over or it is swiped away. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <section className={styles['region']} aria-label="Notifications">
      {toasts
        .filter((toast) => toast.open)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
    </section>
  );
}

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

function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, action, variant = 'default', durationMs = TOAST_DEFAULT_MS } = toast;
  const [isHeld, setHeld] = useState(false);
  const dismiss = () => dismissToast(id);
  const swipe = useSwipe(dismiss);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isHeld]);

  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const holdByFocus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      aria-atomic="true"
      className={classNames(styles['toast'], styles[variant])}
      style={swipe.draggedPx === 0 ? undefined : { transform: `translateX(${swipe.draggedPx}px)` }}
      {...swipe.handlers}
      {...hold}
      {...holdByFocus}
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
    </div>
  );
}
