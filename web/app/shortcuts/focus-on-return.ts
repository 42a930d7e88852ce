import { isInWindow } from '../../ui/is-in-window.ts';
import { noInputSince } from '../../ui/no-input-since.ts';

/** How long after a step in the history the browser may restore the scroll position. */
const restoredMs = 1_000;

/** Return whether the element begins in the window. */
function beginsInWindow(element: HTMLElement): boolean {
  return isInWindow(element) && element.getBoundingClientRect().top >= 0;
}

function focusFirstInView(): void {
  const focused = document.activeElement;
  const isLost = focused === document.body || (focused?.tagName === 'H1' && !isInWindow(focused));
  // Lists restore their place themselves (use-return-place.ts).
  if (!isLost || (history.state as { place?: unknown } | null)?.place) return;
  const first = [...document.querySelectorAll<HTMLElement>('main h2, main h3, main article')].find(beginsInWindow);
  if (!first) return;
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
}

/**
 * When the browser has restored the scroll position of a history entry, and the focus is on no element or on the
 * screen's heading above the window, focus the first heading or article in view, so that Tab goes on from there. Return
 * a function that stops this.
 */
export function keepFocusInView(): () => void {
  let isRestored = () => false;
  const onStep = () => {
    const isLatest = noInputSince();
    const endMs = performance.now() + restoredMs;
    isRestored = () => isLatest() && performance.now() < endMs;
  };
  const onScroll = () => {
    if (isRestored()) focusFirstInView();
  };
  window.addEventListener('popstate', onStep);
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.removeEventListener('popstate', onStep);
    window.removeEventListener('scroll', onScroll);
  };
}
