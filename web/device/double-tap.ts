import { DOUBLE_TAP_MS } from '../../core/domain/limits.ts';

/** Controls. A double tap on a control must not be blocked: a button would ignore three of four quick taps. */
const interactive =
  'a, button, input, textarea, select, label, summary, dialog, [role], [tabindex], [contenteditable="true"]';

/** Block double-tap zoom outside of controls. Return a stop function. */
export function blockDoubleTap(): () => void {
  let lastMs = Number.NEGATIVE_INFINITY;
  const onTouchEnd = (event: TouchEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const isSecond = event.timeStamp - lastMs <= DOUBLE_TAP_MS;
    lastMs = event.timeStamp;
    // A touch that scrolls is not cancelable.
    if (isSecond && event.cancelable && !target?.closest(interactive)) event.preventDefault();
  };
  document.addEventListener('touchend', onTouchEnd, { passive: false });
  return () => document.removeEventListener('touchend', onTouchEnd);
}
