import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CardContent } from '../base/layout.ts';
import { cardPicture } from './card-picture.ts';

/** Wait this long after the last change in Safari, which has no `requestIdleCallback`. */
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
 * user gesture, and rendering takes too long for that. Return a function that resolves to the picture. After a failure,
 * the function makes the picture again.
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
