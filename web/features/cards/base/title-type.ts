import type { CardContent } from './layout.ts';
import { roomOf } from './text-room.ts';

/**
 * Return the `data-fit` value ("min max", CSS px) of a title. In fulltext mode, this is `usual`. In quote mode, limit
 * the maximum to `overQuotePx`: the title must be smaller than the first sentence, which is the main text of the card.
 * If the text is very short, do not limit the maximum, because there is room for a larger title.
 */
export function titleType(content: CardContent, usual: string, overQuotePx: number): string {
  const [minPx, maxPx = overQuotePx] = usual.split(' ').map(Number);
  const isOverQuote = content.mode === 'quote' && roomOf(content) !== 'airy';
  return isOverQuote ? `${minPx} ${Math.min(maxPx, overQuotePx)}` : usual;
}
