import { type RefObject, useEffect, useRef } from 'react';

/** Whether no page has been shown yet. The first page leaves the focus to the browser. */
let isFirstPage = true;

/**
 * Return a ref for the root element of a page. After a navigation, the tapped element is gone and nothing has the
 * focus, so focus the heading or the main element: screen readers and Tab continue there.
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
