import { useEffect } from 'react';

/**
 * When the focused element is removed, such as the row of a device that was signed out, move the focus to the heading
 * of its card. Without this, keyboard users would start again at the top of the page.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let card: Element | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      card = target.closest('section');
    };
    // Forget an element that loses the focus but stays on the page. Wait one task before checking: by then, a removed
    // element is no longer connected.
    const onFocusOut = ({ target }: FocusEvent) => {
      setTimeout(() => {
        if (focused === target && focused?.isConnected && document.activeElement !== focused) focused = null;
      });
    };
    const restoreFocus = () => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      const heading = card?.querySelector('h2');
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restoreFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}
