/** Scroll as little as needed to show an element that has just appeared, perhaps below the fold. For use as a `ref`. */
export const bringIntoView = (element: Element | null): void => element?.scrollIntoView({ block: 'nearest' });
