import { type RefObject, useEffect } from 'react';

/**
 * Make Shift+Tab at the beginning of the text in the pane focus the button of its card. By default, it would focus
 * the last card of the list, which may be years older.
 */
export function useBackToCard(pane: HTMLElement | null, isOpen: boolean, actions: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!pane || !isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !event.shiftKey) return;
      const first = pane.querySelector('button, a[href], [tabindex="0"]');
      if (first && first.compareDocumentPosition(event.target as Node) & Node.DOCUMENT_POSITION_FOLLOWING) return;
      event.preventDefault();
      actions.current?.querySelector('button')?.focus();
    };
    pane.addEventListener('keydown', onKeyDown);
    return () => pane.removeEventListener('keydown', onKeyDown);
  }, [pane, isOpen, actions]);
}
