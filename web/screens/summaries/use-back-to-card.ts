import { type RefObject, useEffect } from 'react';

/**
 * Let Shift+Tab lead from the beginning of the open text in the pane to the button of its card. Without this, it would
 * lead to the last card of the list, years away.
 */
export function useBackToCard(pane: HTMLElement | null, isOpen: boolean, button: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!pane || !isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !event.shiftKey) return;
      const isTitle = event.target instanceof Element && event.target.tagName === 'H2';
      if (!isTitle && event.target !== pane.querySelector('button, a[href], [tabindex="0"]')) return;
      event.preventDefault();
      button.current?.focus();
    };
    pane.addEventListener('keydown', onKeyDown);
    return () => pane.removeEventListener('keydown', onKeyDown);
  }, [pane, isOpen, button]);
}
