import { type RefObject, useEffect, useState } from 'react';

/** Distance from the visible area at which an element counts as in view: about one row of swatches. */
const AHEAD_PX = 240;

/** Return whether the element has ever been in view, or within `AHEAD_PX` of the visible area. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      root: element.closest('[role="listbox"]')?.parentElement ?? null,
      rootMargin: `${AHEAD_PX}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
}
