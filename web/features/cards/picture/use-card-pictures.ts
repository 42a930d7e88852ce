import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CardShape } from '../base/design.ts';
import type { CardContent } from '../base/layout.ts';

/** The ms to wait after a change of the card, in browsers without `requestIdleCallback`, such as Safari. */
const SETTLED_MS = 400;

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, SETTLED_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

async function picturesOf(cards: readonly HTMLElement[], css: () => Promise<string>): Promise<readonly Blob[]> {
  // Apart, because the first paint of a card does not need it.
  const { cardPicture } = await import('./card-picture.ts');
  const pictures: Blob[] = [];
  for (const card of cards) pictures.push(await cardPicture(card, await css()));
  return pictures;
}

/**
 * Make the pictures of the card's pages in advance, when the browser is idle after a change. A share sheet opens only
 * while a tap is handled, so the pictures must be ready before the user taps Share. Return a function that resolves to
 * the pictures. If making the pictures has failed, this function makes them again.
 */
export function useCardPictures(
  cards: RefObject<readonly (HTMLElement | null)[]>,
  css: () => Promise<string>,
  pages: readonly CardContent[],
  shape: CardShape,
) {
  const made = useRef<Promise<readonly Blob[]> | null>(null);

  const take = useCallback((): Promise<readonly Blob[]> => {
    if (made.current) return made.current;
    const drawn = cards.current.slice(0, pages.length).flatMap((card) => card ?? []);
    if (drawn.length < pages.length) {
      return Promise.reject(new Error('no card to make a picture of'));
    }
    const making = picturesOf(drawn, css);
    made.current = making;
    making.catch(() => {
      if (made.current === making) made.current = null;
    });
    return making;
  }, [cards, css, pages]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a different shape needs a new picture.
  useEffect(() => {
    made.current = null;
    return whenIdle(() => {
      take().catch(() => undefined);
    });
  }, [take, shape]);

  return take;
}
