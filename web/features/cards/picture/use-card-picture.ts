import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CardContent } from '../base/layout.ts';
import { cardPicture } from './card-picture.ts';

/** Safari has no idle callback: there a moment after the last change has to do. */
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
 * Keeps a picture of the card at hand: it is made as soon as the page is idle after a change, since a share sheet opens
 * only within the tap, and a tap does not outlive a rendering. Answers a function that gives the picture, made by then
 * or not; a failed one is made anew.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words on the card make another picture.
  useEffect(() => {
    made.current = null;
    return whenIdle(() => {
      take().catch(() => undefined);
    });
  }, [take, content]);

  return take;
}
