/** Return whether at least a part of the element is between the upper and the lower edge of the window. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
