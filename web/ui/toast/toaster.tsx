import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST_DEFAULT_MS } from '../../../core/domain/limits.ts';
import { lazyPart } from '../lazy-part.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast.ts';
import type { ToastCardProps } from './toast-card.tsx';
import styles from './toaster.module.css';

/** Show only the text of a toast. Used if the device went offline before the code of the toast card was loaded. */
const BareToast = ({ toast }: ToastCardProps) => (
  <p>
    {toast.title}
    {toast.description && `: ${toast.description}`}
  </p>
);

// vite.config.ts puts the card into one file with the code that starts after the first paint (the group `device`).
const ToastCard = lazyPart(async () => (await import('./toast-card.tsx')).ToastCard, BareToast);

/**
 * Show one toast at a time, above everything, until its time is over or it is dismissed. The live regions exist before
 * any text, because screen readers announce only changes of existing regions.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToasts).find(({ open }) => open);
  const isUrgent = toast?.variant === 'destructive';
  const card = toast && <OpenToast key={toast.id} toast={toast} />;
  return (
    // use-modal.ts moves the region into an open dialog. This wrapper marks the place to which the region returns.
    <div>
      <section className={styles['region']} aria-label="Notifications">
        <div aria-live="polite" aria-atomic="true" role={card && !isUrgent ? 'status' : undefined}>
          {!isUrgent && card}
        </div>
        <div aria-live="assertive" aria-atomic="true" role={isUrgent ? 'alert' : undefined}>
          {isUrgent && card}
        </div>
      </section>
    </div>
  );
}

function usePageHidden(): boolean {
  const [isHidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const look = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHidden;
}

/**
 * Show a toast until its time is over. The timer pauses while the toast has the pointer or the focus, or the page is
 * hidden.
 */
function OpenToast({ toast }: { toast: Toast }) {
  const { id, durationMs = TOAST_DEFAULT_MS } = toast;
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = usePageHidden() || isPointed || isFocused;
  const leftMs = useRef(durationMs);

  useEffect(() => {
    if (isPaused) return;
    const startedMs = Date.now();
    const timer = setTimeout(() => dismissToast(id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedMs;
    };
  }, [id, isPaused]);

  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return <ToastCard toast={toast} hold={hold} />;
}
