/**
 * Focus the element if the control that had the focus is gone, so that screen readers and Tab continue from the
 * element.
 */
export function focusIfLost(target: HTMLElement | null | undefined): void {
  if (!target || document.activeElement !== document.body) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
