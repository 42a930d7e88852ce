import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export type Movable = {
  readonly element: HTMLElement;
  /** Give the focus back to the control inside that lost it in the move. */
  readonly refocus: () => void;
};

/** Return an element to render movable content into, with a portal. It exists before it has a place on the page. */
export function useMovable(): Movable {
  const [element] = useState(() => document.createElement('div'));
  const focused = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target : null;
    };
    // A move also takes the focus away, but `refocus` restores it: check in the next task, when that has happened.
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

/** The place where the content is now. When another place takes over, the content moves there and keeps its state. */
export function MovablePlace({ content: { element, refocus } }: { content: Movable }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(element);
    refocus();
  }, [element, refocus]);
  return <div ref={place} />;
}
