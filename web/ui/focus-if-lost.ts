/** Focus the target if the focused control was removed, so that Tab and screen readers continue from the target. */
export function focusIfLost(target: HTMLElement | null | undefined): void {
  if (!target || document.activeElement !== document.body) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
