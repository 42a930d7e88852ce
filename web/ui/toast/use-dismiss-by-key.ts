import { type RefObject, useEffect } from 'react';
import { hasModifier } from '../has-modifier.ts';
import { dismissToast, type Toast } from './toast.ts';

/** Return whether the card covers the middle of the focused control. */
function coversFocus(card: Element): boolean {
  const focused = document.activeElement;
  if (!focused || card.contains(focused)) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/**
 * Dismiss the toast on Escape, unless the key closes something else, and when Tab moves the focus below the toast. A
 * toast with an action stays, because the action is offered only there. A failure stays above the focus until Escape.
 */
export function useDismissByKey(card: RefObject<HTMLElement | null>, { id, action, variant }: Toast): void {
  const isFailure = variant === 'destructive';
  useEffect(() => {
    if (action) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (hasModifier(event)) return;
      const { key, isComposing, defaultPrevented } = event;
      const isTaken = isComposing || defaultPrevented || document.documentElement.hasAttribute('data-dialog');
      if (key === 'Escape' && !isTaken) dismissToast(id);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (hasModifier(event)) return;
      if (event.key === 'Tab' && !isFailure && card.current && coversFocus(card.current)) dismissToast(id);
    };
    // Listen on the window, so that every other listener has handled the event before.
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
    };
  }, [id, action, isFailure, card]);
}
