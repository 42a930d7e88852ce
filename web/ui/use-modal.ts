import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

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

let openCount = 0;

/** Keeps the page behind from scrolling while at least one dialog is open. */
function countOpen(change: 1 | -1): void {
  openCount += change;
  document.documentElement.toggleAttribute('data-dialog', openCount > 0);
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
 * focus goes back to where it was (Chromium 79 does not give it back by itself).
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    dialog.showModal();
    beginAtHeading(dialog);
    countOpen(1);
    return () => {
      dialog.close();
      countOpen(-1);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return {
    ref,
    props: {
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      },
      // A browser may close it without asking: Android's back gesture, or a second Escape.
      onClose: (event) => {
        if (event.target === ref.current) onClose();
      },
      // Who selects words and lets go beside the dialog has clicked there too.
      onPointerDown: (event) => {
        pressed.current = event.target;
      },
      onClick: (event) => {
        if (event.target === ref.current && pressed.current === ref.current) onClose();
      },
    },
  };
}
