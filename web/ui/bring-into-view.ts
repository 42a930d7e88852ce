/** Scroll an element that has just appeared into view, as little as needed. Use it as a `ref`. */
export const bringIntoView = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' });

/** Like `bringIntoView`, but never scroll away from a caret. */
export function bringIntoViewUnlessTyping(element: Element | null): void {
  if (!(document.activeElement instanceof HTMLTextAreaElement)) bringIntoView(element);
}
