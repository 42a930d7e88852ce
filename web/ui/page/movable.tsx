import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export type Movable = {
  readonly element: HTMLElement;
  /** If a control in the content lost the focus when the content moved, focus that control again. */
  readonly refocus: () => void;
};

/**
 * Return an element that can move, together with its content, between places of the page. Render the content into it
 * with a portal, even before it is on the page.
 */
export function useMovable(): Movable {
  const [element] = useState(() => document.createElement('div'));
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    // Moving the element also fires `focusout`, before `refocus` restores the focus. Wait one task, then forget the
    // control only if the focus is outside the element.
    const forget = () =>
      void setTimeout(() => {
        if (!element.contains(document.activeElement)) focused.current = null;
      });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, [element]);
  const [refocus] = useState(() => () => {
    if (document.activeElement === document.body) focused.current?.focus({ preventScroll: true });
  });
  return { element, refocus };
}

/** A place for movable content. When another place is rendered instead, the content moves there and keeps its state. */
export function MovablePlace({ content: { element, refocus } }: { content: Movable }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(element);
    refocus();
  }, [element, refocus]);
  return <div ref={place} />;
}
