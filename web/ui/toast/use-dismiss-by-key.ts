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
    // The browser's Ctrl+Tab may fire a keyup of Tab here after the keyup of Ctrl, so Tab must also be pressed here.
    let isTabPressed = false;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') isTabPressed = !hasModifier(event);
      if (hasModifier(event)) return;
      const { key, isComposing, defaultPrevented } = event;
      const isTaken = isComposing || defaultPrevented || document.documentElement.hasAttribute('data-dialog');
      if (key === 'Escape' && !isTaken) dismissToast(id);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return;
      if (isTabPressed && !isFailure && card.current && coversFocus(card.current)) dismissToast(id);
      isTabPressed = false;
    };
    const onBlur = () => {
      isTabPressed = false;
    };
    // Listen on the window, so that every other listener has handled the event before.
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [id, action, isFailure, card]);
}
