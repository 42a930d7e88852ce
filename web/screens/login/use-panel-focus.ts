import { type RefObject, useEffect } from 'react';

/** Whether the focus may move: nothing has it, or only the heading, which a navigation focuses. */
const isFree = () => document.activeElement === document.body || document.activeElement?.tagName === 'H1';

/**
 * Opening or closing a panel removes the pressed button and its focus. Focus the first field of the opened `panel`, and
 * the selected tab after closing it.
 */
export function usePanelFocus(panel?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Wait until the page has focused its heading.
    const arriving = setTimeout(() => {
      if (isFree()) panel?.current?.querySelector('input')?.focus();
    });
    return () => {
      clearTimeout(arriving);
      setTimeout(() => {
        if (isFree()) document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
      });
    };
  }, [panel]);
}
