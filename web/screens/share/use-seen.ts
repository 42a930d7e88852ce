import { type RefObject, useEffect, useState } from 'react';

/** How far below the visible part an element counts as seen: about one row of swatches. */
const AHEAD_PX = 240;

/** Whether the element was ever in view, or nearly so, in what scrolls around its list. */
export function useSeen(ref: RefObject<HTMLElement | null>): boolean {
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
