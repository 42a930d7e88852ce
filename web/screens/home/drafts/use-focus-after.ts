import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';

/**
 * When the notice is removed while it has the focus, focus the first remaining notice of its group (see `OlderDrafts`), or
 * else of home. If there is none, focus the card of the open window, or else the page's heading.
 */
export function useFocusAfter(line: RefObject<HTMLElement | null>): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const notice = line.current;
    // React calls this while the notice is still in the document, and the function below after the removal.
    return () => {
      hadFocus.current = notice?.contains(document.activeElement) === true;
    };
  }, [line]);
  useEffect(() => {
    const group = line.current?.closest('[data-group]');
    const place = (group?.parentElement ?? line.current)?.parentElement;
    return () => {
      // If `place` is gone, the user has left home: the next screen places its own focus.
      if (!place?.isConnected || !hadFocus.current) return;
      const nearest = group?.isConnected ? group : place;
      const next = nearest.querySelector<HTMLElement>(':not([hidden]) > details > summary, a, [aria-expanded]');
      const target = next ?? document.querySelector<HTMLElement>('[data-open] a') ?? document.querySelector('h1');
      focusIfLost(target);
      if (target === document.activeElement) target?.scrollIntoView({ block: 'nearest' });
    };
  }, [line]);
}
