import { useEffect } from 'react';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { isInWindow } from '../../ui/is-in-window.ts';

/** Return the row of the next control that is still on the page, else of the previous one. */
function nearestRow(controls: readonly Element[], lost: number): HTMLElement | null {
  const byDistance = [...controls.slice(lost + 1), ...controls.slice(0, Math.max(0, lost)).reverse()];
  return byDistance.find(({ isConnected }) => isConnected)?.parentElement ?? null;
}

/**
 * When the focused element is removed, such as the row of a device that was signed out, move the focus to the heading
 * of its card, or to the nearest row if the heading is out of view. Focus no control: a second Enter would press it.
 * Without this, keyboard users would start again at the top of the page.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let card: Element | null = null;
    let controls: readonly Element[] = [];
    let place = -1;
    let restored: HTMLElement | null = null;
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused = target;
      // A dialog returns the focus to the control that opened it.
      if (target.closest('dialog')) return;
      card = target.closest('section');
      controls = [...(card?.querySelectorAll('button, a[href]') ?? [])];
      place = controls.indexOf(target);
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
      restored = isInWindow(heading) ? heading : (nearestRow(controls, place) ?? heading);
      restored.tabIndex = -1;
      restored.focus({ preventScroll: true });
      bringIntoView(restored);
    };
    // A dialog that closes steps back in the history, which restores the scroll position.
    const showRestored = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === restored) bringIntoView(restored);
      });
    const observer = new MutationObserver(restoreFocus);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('popstate', showRestored);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      observer.disconnect();
      window.removeEventListener('popstate', showRestored);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}
