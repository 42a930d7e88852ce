/**
 * Scroll to the top of an element that is about to become shorter, if its top is above the window. The browser would
 * keep the distance in pixels, or the place of something below, and the element would move out of sight.
 */
export function showTopIfAbove(element: Element | null): void {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}
