import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export type Modal = {
  ref: RefObject<HTMLDialogElement | null>;
  /** To be spread on the `<dialog>`. */
  props: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onPointerDown: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClick: (event: SyntheticEvent<HTMLDialogElement>) => void;
  };
};

/** The open ones, the topmost last. */
let opened: readonly HTMLDialogElement[] = [];
let notifications: Element | null = null;
let home: Element | null | undefined;

let watch: ResizeObserver | null = null;
const gapPx = 8;

/**
 * A notification never covers what a dialog asks or the way out of it: the dialog goes below. It stays there when the
 * notification has gone, so that nothing moves a second time under a finger; unless large words left it too little.
 */
function leaveRoom(dialog: HTMLElement, region: Element): ResizeObserver {
  let takenPx = 0;
  const look = () => {
    const { height } = region.getBoundingClientRect();
    if (height === 0) {
      if (takenPx > window.innerHeight / 3) dialog.style.removeProperty('--notification-room');
      return;
    }
    // Not where it is drawn: a dialog that is still on its way carries the notification along.
    const roomPx = Number.parseFloat(getComputedStyle(region).top) + height + gapPx;
    if (dialog.offsetTop >= roomPx) return;
    takenPx = roomPx;
    dialog.style.setProperty('--notification-room', `${roomPx}px`);
  };
  // Not within the observer's own turn: what it changes is what it observes.
  const observer = new ResizeObserver(() => requestAnimationFrame(look));
  observer.observe(dialog);
  observer.observe(region);
  look();
  return observer;
}

/**
 * Keeps the page behind from scrolling while at least one dialog is open. What stands beside the topmost one is inert
 * and beneath it, so the notifications stand inside, and at home again after the last.
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

/** The first control takes the focus. Where it stands so far down that the words before it are out of sight, they do. */
function beginAtHeading(dialog: HTMLDialogElement): void {
  dialog.scrollTop = 0;
  const control = document.activeElement?.getBoundingClientRect();
  if (!control || control.bottom <= dialog.getBoundingClientRect().bottom) return;
  const heading = dialog.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Drives a native modal dialog: it traps focus and closes with Escape or a tap beside it by calling `onClose`, and the
 * focus goes back to where it was (Chromium 79 does not give it back by itself). Without `onClose` it ends only by what
 * stands in it.
 */
export function useModal(open: boolean, onClose?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  // Not later: the notifications are home again before words that come with the end are put into them, or screen readers
  // would miss those.
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
      // A browser may close it without asking: Android's back gesture, or a second Escape.
      onClose: (event) => {
        if (event.target !== ref.current) return;
        if (onClose) onClose();
        else ref.current.showModal();
      },
      // Who selects words and lets go beside the dialog has clicked there too.
      onPointerDown: (event) => {
        pressed.current = event.target;
      },
      onClick: (event) => {
        if (event.target === ref.current && pressed.current === ref.current) onClose?.();
      },
    },
  };
}
