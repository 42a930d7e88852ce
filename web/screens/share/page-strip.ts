import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';

export type PageStrip = {
  ref: RefObject<HTMLDivElement | null>;
  /** The index of the page in view. */
  shown: number;
  goTo: (index: number) => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
};

/** Track which page of a horizontal strip is in view, and scroll to another one on request. */
export function usePageStrip(count: number): PageStrip {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const look = ({ scrollLeft, clientWidth }: HTMLElement) => setShown(Math.round(scrollLeft / clientWidth));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a strip with other pages may be a new one, which has not scrolled.
  useLayoutEffect(() => {
    if (ref.current) look(ref.current);
  }, [count]);
  return {
    ref,
    shown: Math.min(shown, count - 1),
    goTo: (index) => {
      const strip = ref.current;
      strip?.scrollTo({ left: index * strip.clientWidth });
    },
    onScroll: ({ currentTarget }) => look(currentTarget),
  };
}
