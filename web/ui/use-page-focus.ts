import { type RefObject, useEffect, useRef } from 'react';

/** The page that a load begins with leaves the focus to the browser. */
let isFirstPage = true;

/**
 * For the outermost element of a page. A page that takes another's place while nothing has the focus (what was tapped
 * has gone) gives it to its heading, or to its main part: screen readers read on from there, and Tab goes on inside.
 */
export function usePageFocus<Root extends HTMLElement>(): RefObject<Root | null> {
  const page = useRef<Root>(null);
  useEffect(() => {
    const wasFirst = isFirstPage;
    isFirstPage = false;
    if (wasFirst || document.activeElement !== document.body) return;
    const target = page.current?.querySelector<HTMLElement>('h1') ?? page.current?.querySelector('main');
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, []);
  return page;
}
