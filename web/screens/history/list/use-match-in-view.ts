import { useEffect } from 'react';
import { isInWindow } from '../../../ui/is-in-window.ts';

/** When the user expands a search result, scroll to the match that its excerpt has shown. */
export function useMatchInView(): void {
  useEffect(() => {
    const showMatch = ({ target }: MouseEvent) => {
      const entry = target instanceof Element && target.closest('[data-toggles-entry]')?.closest('article');
      if (!entry) return;
      // Wait until the whole text is shown.
      requestAnimationFrame(() => {
        const match = entry.querySelector('mark');
        if (match && !isInWindow(match)) match.scrollIntoView({ block: 'center' });
      });
    };
    document.addEventListener('click', showMatch);
    return () => document.removeEventListener('click', showMatch);
  }, []);
}
