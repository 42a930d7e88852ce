import { type RefObject, useEffect, useRef } from 'react';

/** Whether no page has been shown yet. On the first page, the browser decides where the focus is. */
let isFirstPage = true;

/**
 * Return a ref for the root element of a page. Focus the page's heading or main element after a navigation, because the
 * tapped link is gone: otherwise screen readers and Tab would start without a focus.
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
