import { type RefObject, useEffect } from 'react';

/** Whether the focus may be moved: it is on no element, or on the heading, where each navigation puts it. */
const isFree = () => document.activeElement === document.body || document.activeElement?.tagName === 'H1';

/**
 * Focus the first field of `panel` when it opens, and the selected tab when it closes. Otherwise the focus would be
 * lost, because opening and closing a panel removes the pressed button.
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Wait until the page has focused its heading.
    const arriving = setTimeout(() => {
      if (isFree()) panel.current?.querySelector('input')?.focus();
    });
    return () => {
      clearTimeout(arriving);
      setTimeout(() => {
        if (isFree()) document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
      });
    };
  }, [panel]);
}
