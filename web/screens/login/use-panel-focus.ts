import { type RefObject, useEffect } from 'react';

/** Nowhere, or at the name of the product, where a new address puts it. */
const isFree = () => document.activeElement === document.body || document.activeElement?.tagName === 'H1';

/**
 * What was pressed to come to a panel or to leave it goes with the press, and the focus with it. The first field of
 * `panel` takes it, and on the way back the tab of the form that comes instead.
 */
export function usePanelFocus(panel?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Later than the page itself, which begins at its name.
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
