import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { CARD_READABLE_TEXT_PX } from '../../../core/domain/limits.ts';
import { cardPages, mostPages, textSizePx } from '../../features/cards/base/card-pages.ts';
import type { CardShape } from '../../features/cards/base/design.ts';
import type { CardContent } from '../../features/cards/base/layout.ts';
import { ShareCard } from '../../features/cards/base/share-card.tsx';
import type { LoadedDesign } from '../../features/cards/load-design.ts';
import styles from './card-pages.module.css';
import { CardStage } from './card-stage.tsx';
import type { PageStrip } from './page-strip.ts';

export type CardElements = RefObject<(HTMLElement | null)[]>;

/** The smallest size of the words, in CSS px, on a number of pages. */
type Tried = { readonly count: number; readonly px: number };

/** A difference in size that nobody sees. */
const samePx = 0.5;

/** Return the fewest pages on which the words are as large as on any tried number of pages. */
const fewestPages = (tried: readonly Tried[]): number => {
  const best = Math.max(...tried.map(({ px }) => px));
  return Math.min(...tried.filter(({ px }) => px >= best - samePx).map(({ count }) => count));
};

/**
 * Put a text on one page. If `isSplit` is true, use as many pages as the words need to be large enough to read, and at
 * least two if `isLong` is true. If a sentence is too long to be large enough on any number of pages, use no more pages
 * than make it larger.
 */
export function useCardPages(
  cards: CardElements,
  loaded: LoadedDesign,
  content: CardContent,
  { isSplit, isLong, shape }: { isSplit: boolean; isLong: boolean; shape: CardShape },
) {
  const least = isSplit && isLong ? Math.min(2, mostPages(content)) : 1;
  const [state, setState] = useState({
    ...{ content, loaded, isSplit, shape, count: least, isSmall: false },
    tried: [] as readonly Tried[],
    isTriedOut: false,
  });
  const isSameCard = state.content === content && state.loaded === loaded && state.shape === shape;
  const isSmall = isSameCard && state.isSmall;
  const isSameSplit = isSameCard && state.isSplit === isSplit;
  const count = isSameSplit ? state.count : least;
  const pages = useMemo(() => cardPages(content, count), [content, count]);

  // Effects of child components run first, so the cards have already fitted their text when this effect runs.
  useLayoutEffect(() => {
    const sizes = pages.flatMap((page, index) => {
      const card = cards.current[index];
      return card ? [textSizePx(card, page)] : [];
    });
    const px = Math.min(...sizes);
    const isTooSmall = px < CARD_READABLE_TEXT_PX && mostPages(content) > 1;
    const nextIsSmall = isSmall || (count === 1 && isTooSmall);
    const isTrying = isSplit && isTooSmall && !(isSameSplit && state.isTriedOut);
    if (!isTrying && nextIsSmall === isSmall) return;
    const tried = [...(isSameSplit ? state.tried : []), { count, px }];
    const isTriedOut = !isTrying || count >= mostPages(content);
    const next = !isTrying ? count : isTriedOut ? fewestPages(tried) : count + 1;
    setState({ content, loaded, isSplit, shape, count: next, isSmall: nextIsSmall, tried, isTriedOut });
  }, [cards, content, count, isSameSplit, isSmall, isSplit, loaded, pages, shape, state]);

  return { pages, isSmall };
}

type CardPagesProps = {
  cards: CardElements;
  loaded: LoadedDesign;
  pages: readonly CardContent[];
  shape: CardShape;
  strip: PageStrip;
};

/** Show one card, or several in a strip that scrolls horizontally. */
export function CardPages({ cards, loaded, pages, shape, strip }: CardPagesProps) {
  const drawn = pages.map((page, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number.
    <CardStage key={index}>
      <ShareCard
        ref={(card) => {
          cards.current[index] = card;
        }}
        design={loaded.design}
        layout={loaded.layout}
        content={page}
        shape={shape}
      />
    </CardStage>
  ));
  if (pages.length === 1) return drawn;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs the focus for its arrow keys.
    <section ref={strip.ref} className={styles['strip']} aria-label="Pictures" tabIndex={0} onScroll={strip.onScroll}>
      {drawn}
    </section>
  );
}
