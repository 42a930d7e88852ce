import { DOUBLE_TAP_MS } from '../../core/domain/limits.ts';

/** Where quick taps are meant: a naive blocker ate three of four quick taps on buttons. */
const interactive =
  'a, button, input, textarea, select, label, summary, dialog, [role], [tabindex], [contenteditable="true"]';

/** Blocks double-tap zoom outside of controls. Returns the way to stop. */
export function blockDoubleTap(): () => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  const onTouchEnd = (event: TouchEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isSecond = event.timeStamp - lastMs <= DOUBLE_TAP_MS;
    lastMs = event.timeStamp;
    // A finger that scrolls can no longer be stopped.
    if (isSecond && event.cancelable && !target?.closest(interactive)) event.preventDefault();
  };
  document.addEventListener('touchend', onTouchEnd, { passive: false });
  return () => document.removeEventListener('touchend', onTouchEnd);
}
