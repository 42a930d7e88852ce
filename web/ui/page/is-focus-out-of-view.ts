import { isInWindow } from '../is-in-window.ts';

/** Return whether the focus is on no element, or on one outside the window. */
export function isFocusOutOfView(): boolean {
  const focused = document.activeElement;
  return focused === document.body || (focused !== null && !isInWindow(focused));
}
