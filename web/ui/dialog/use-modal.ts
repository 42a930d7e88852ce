import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { leaveRoom } from './leave-room.ts';

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  /** Props to spread on the `<dialog>`. */
  props: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onPointerDown: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClick: (event: SyntheticEvent<HTMLDialogElement>) => void;
  };
};

/** The open dialogs, the topmost last. */
let opened: readonly HTMLDialogElement[] = [];
let notifications: Element | null = null;
let home: Element | null | undefined;
let watch: ResizeObserver | null = null;

/**
 * Record the open dialogs, and lock the page's scrolling while there is one. Move the notifications into the topmost
 * dialog, because everything outside it is inert and covered. Move them back to the page when the last dialog closes.
 */
function setOpened(next: typeof opened): void {
  document.documentElement.toggleAttribute('data-dialog', next.length > 0);
  if (opened.length === 0) {
    notifications = document.querySelector('[aria-label="Notifications"]');
    home = notifications?.parentElement;
  }
  opened = next;
  const top = next[next.length - 1];
  const place = top ?? home;
  if (notifications && notifications.parentElement !== place) place?.append(notifications);
  watch?.disconnect();
  watch = top && notifications ? leaveRoom(top, notifications) : null;
}

/**
 * Focus the element with `data-begin`, or else the first control. If the focused element ends below the visible part of
 * the dialog, focus the heading instead. A dialog that may open before its content has loaded needs `data-begin` on a
 * control that is always there: otherwise the initial focus depends on the loading time.
 */
function beginAtHeading(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>('[data-begin]')?.focus();
  dialog.scrollTop = 0;
  const control = document.activeElement?.getBoundingClientRect();
  if (!control || control.bottom <= dialog.getBoundingClientRect().bottom + 1) return;
  const heading = dialog.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Control a native modal dialog: it traps the focus, calls `onClose` on Escape or a tap outside, and restores the focus
 * when it closes, which Chromium 79 does not do itself. Without `onClose`, only the dialog's own controls close it.
 */
export function useModal(open: boolean, onClose?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // Use a layout effect: when the dialog closes, the notifications must be back on the page before a toast is added, or
  // screen readers miss the toast.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    beginAtHeading(dialog);
    setOpened([...opened, dialog]);
    return () => {
      dialog.close();
      setOpened(opened.filter((each) => each !== dialog));
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return {
    ref,
    props: {
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose?.();
      },
      // The browser may close the dialog by itself: on Android's back gesture or a second Escape.
      onClose: (event) => {
        if (event.target !== ref.current) return;
        if (onClose) onClose();
        else ref.current.showModal();
      },
      // Remember where a press begins: a text selection that ends outside the dialog also fires a click there.
      onPointerDown: (event) => {
        pressed.current = event.target;
      },
      onClick: (event) => {
        if (event.target === ref.current && pressed.current === ref.current) onClose?.();
      },
    },
  };
}
