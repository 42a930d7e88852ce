import { useEffect } from 'react';

/**
 * A press may take away what was pressed: the row of a device, of a passkey. The focus would go with it, and whoever has
 * no pointer would begin anew at the top; it goes to the heading of the same card.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let held: Element | null = null;
    let card: Element | null = null;
    const take = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      held = target;
      card = target.closest('section');
    };
    // Left by its owner; what is taken away is no longer connected a moment later.
    const leave = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (held === target && held?.isConnected && document.activeElement !== held) held = null;
      });
    };
    const look = () => {
      if (!held || held.isConnected || document.activeElement !== document.body) return;
      held = null;
      const heading = card?.querySelector('h2');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', take);
    document.addEventListener('focusout', leave);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', take);
      document.removeEventListener('focusout', leave);
    };
  }, []);
}
