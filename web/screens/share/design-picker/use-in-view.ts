import { type RefObject, useEffect, useState } from 'react';

/** Distance below the visible area at which an element counts as in view: about one row of swatches. */
const AHEAD_PX = 240;

/** Whether the element has ever been in view, or close to the visible area, in the scrolling container of its list. */
export function useInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      root: element.closest('ul')?.parentElement ?? null,
      rootMargin: `${AHEAD_PX}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isSeen]);
  return isSeen;
}
