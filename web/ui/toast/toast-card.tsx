import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { TOAST_SWIPE_THRESHOLD_PX } from '../../../core/domain/limits.ts';
import { IconButton } from '../button/icon-button.tsx';
import { focusIfLost } from '../focus-if-lost.ts';
import { hasModifier } from '../has-modifier.ts';
import { CloseIcon } from '../icons.tsx';
import { classNames } from '../styles/class-names.ts';
import { dismissToast, type Toast } from './toast.ts';
import styles from './toast-card.module.css';
import { useDismissByKey } from './use-dismiss-by-key.ts';

type Hold = Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;

/** `hold` pauses the toast's timer while the pointer or the focus is on the toast. */
export type ToastCardProps = { toast: Toast; hold: Hold };

/** Follow a horizontal drag and dismiss the toast beyond the threshold. */
function useSwipe(dismiss: () => void) {
  const startX = useRef<number | null>(null);
  const [draggedPx, setDraggedPx] = useState(0);
  // Read the position from the event: the state may not yet contain the last move.
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

/** Return whether the focus was inside the card. */
function dropFocus(card: HTMLElement | null): boolean {
  const focused = document.activeElement;
  const isInside = focused instanceof HTMLElement && card?.contains(focused) === true;
  if (isInside) focused.blur();
  return isInside;
}

/**
 * If the focus is in the card, focus the element that had it before, or else the page's heading. After the toast's
 * action, outside of a dialog, do not focus a link or a button: a second Enter would press it.
 */
function giveFocusBack(card: HTMLElement | null, before: Element | null, hasActed: boolean): void {
  const isInside = card?.contains(document.activeElement);
  const goesBack = !hasActed || card?.closest('dialog') || !before?.matches('a, button');
  if (isInside && goesBack && before instanceof HTMLElement) before.focus();
  if (dropFocus(card)) focusIfLost(document.querySelector('h1'));
}

/** Let Tab leave the last control of the toast to the one after `before`, and Shift+Tab the first one to `before`. */
function continueFrom(before: Element | null, event: KeyboardEvent): void {
  const stops = event.currentTarget.querySelectorAll('button, [tabindex="0"]');
  if (event.target !== stops[event.shiftKey ? 0 : stops.length - 1]) return;
  if (hasModifier(event) || !(before instanceof HTMLElement)) return;
  // If `before` is hidden, disabled or removed by now, this does nothing: let the browser move the focus.
  before.focus();
  // On Tab, the browser goes on from `before` to the next control.
  if (event.shiftKey && document.activeElement === before) event.preventDefault();
}

/**
 * When a toast that has the focus is removed, give the focus back. On Escape, call `dismiss`; if the toast has an action,
 * only give the focus back, because the user may still want the action. When the path changes, drop the focus, so that
 * the new page takes it (see `usePageFocus`).
 */
function useFocusBack(dismiss: () => void, { action, takesFocus = false }: Toast) {
  const card = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  const hasActed = useRef(false);
  // Whether the focus is in the toast because the toast took it. Otherwise, the order of Tab is that of the page.
  const hasTaken = useRef(takesFocus);
  const [path] = useLocation();
  const shownPath = useRef(path);
  useLayoutEffect(() => {
    if (path !== shownPath.current) dropFocus(card.current);
    shownPath.current = path;
  }, [path]);
  useLayoutEffect(() => {
    const own = card.current;
    return () => giveFocusBack(own, before.current, hasActed.current);
  }, []);
  const isOutside = (target: Element | null) => target !== null && !card.current?.contains(target);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (isOutside(relatedTarget)) before.current = relatedTarget;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (isOutside(relatedTarget)) hasTaken.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && hasTaken.current) continueFrom(before.current, event);
    if (event.key !== 'Escape') return;
    // Otherwise, Escape would also close the dialog that contains the toast.
    event.preventDefault();
    if (action) giveFocusBack(card.current, before.current, false);
    else dismiss();
  };
  return { card, onFocus, onBlur, onKeyDown, hasActed };
}

/** Set --toast-height on the page while the toast is shown, so that a screen can make room for the toast. */
function useHeightForStyles(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-height', `${card.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--toast-height');
  }, [card]);
}

/**
 * Make the words a Tab stop with a name if they scroll, so that the arrow keys can scroll them. `data-more` marks words
 * that go on below their box.
 */
function useScrollByKey(titleId: string) {
  const words = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const look = useCallback(() => {
    if (!words.current) return;
    const { scrollHeight, clientHeight, scrollTop } = words.current;
    setScrolls(scrollHeight > clientHeight);
    // With a zoomed page, the end of the scroll may lack a part of a pixel.
    setHasMore(scrollHeight - clientHeight - scrollTop > 1);
  }, []);
  useLayoutEffect(() => {
    const element = words.current;
    if (!element) return;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [look]);
  const group = scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId };
  return { ref: words, onScroll: look, 'data-more': hasMore || undefined, ...group };
}

export function ToastCard({ toast, hold }: ToastCardProps) {
  const { id, title, description, action, takesFocus = false, variant = 'default' } = toast;
  const dismiss = () => dismissToast(id);
  const { draggedPx, handlers } = useSwipe(dismiss);
  const { card, onFocus, onBlur, onKeyDown, hasActed } = useFocusBack(dismiss, toast);
  useHeightForStyles(card);
  useDismissByKey(card, toast);
  const titleId = useId();
  const scrollByKey = useScrollByKey(titleId);
  const actionButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) actionButton.current?.focus();
  }, [takesFocus]);
  return (
    <article
      ref={card}
      className={classNames(styles['toast'], styles[variant])}
      style={draggedPx === 0 ? undefined : { transform: `translateX(${draggedPx}px)` }}
      {...hold}
      {...handlers}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        hold.onFocus();
        onFocus(event);
      }}
      onBlur={(event) => {
        hold.onBlur();
        onBlur(event);
      }}
    >
      <div className={styles['words']} {...scrollByKey}>
        <p id={titleId} className={styles['title']}>
          {title}
        </p>
        {description && <p className={styles['description']}>{description}</p>}
      </div>
      {action && (
        <button
          ref={actionButton}
          type="button"
          className={styles['action']}
          onClick={() => {
            hasActed.current = true;
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
