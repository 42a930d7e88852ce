import type { CardContent } from './layout.ts';
import { roomOf } from './text-room.ts';

/**
 * The `data-fit` of a title, given its usual one ("min max", CSS px). Over a quote it steps back, so that the first
 * sentence is larger: that is what a card is shared for. Where words are few, both have room.
 */
export function titleType(content: CardContent, usual: string, overQuotePx: number): string {
  const [minPx, maxPx = overQuotePx] = usual.split(' ').map(Number);
  const isOverQuote = content.mode === 'quote' && roomOf(content) !== 'airy';
  return isOverQuote ? `${minPx} ${Math.min(maxPx, overQuotePx)}` : usual;
}
