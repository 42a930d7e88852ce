import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CardContent } from '../base/layout.ts';
import { cardPicture } from './card-picture.ts';

/** Safari has no idle callback: wait a moment after the last change instead. */
const SETTLED_MS = 400;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SETTLED_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/**
 * Make the picture of the card in advance, as soon as the page is idle after a change: a share sheet opens only during a
 * user gesture, and rendering takes longer than that. Return a function that resolves to the picture; after a failure it
 * is made again.
 */
export function useCardPicture(card: RefObject<HTMLElement | null>, css: string | undefined, content: CardContent) {
  const made = useRef<Promise<Blob> | null>(null);

  const take = useCallback((): Promise<Blob> => {
    if (made.current) return made.current;
    if (!card.current || css === undefined) return Promise.reject(new Error('no card to make a picture of'));
    const making = cardPicture(card.current, css);
    made.current = making;
    making.catch(() => {
      if (made.current === making) made.current = null;
    });
    return making;
  }, [card, css]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content needs another picture.
  useEffect(() => {
    made.current = null;
    return whenIdle(() => {
      take().catch(() => undefined);
    });
  }, [take, content]);

  return take;
}
