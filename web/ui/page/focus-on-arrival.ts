/**
 * Focus the target of a link and scroll to it, unless the user has already moved the focus. Until then, the focus is on
 * no element or on the page's heading, where `usePageFocus` puts it.
 */
export function focusOnArrival(target: HTMLElement | null | undefined): void {
  const focused = document.activeElement;
  if (!target || (focused !== document.body && focused?.tagName !== 'H1' && focused !== target)) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: 'nearest' });
}
