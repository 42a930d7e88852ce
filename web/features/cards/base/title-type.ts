import type { CardContent } from './layout.ts';
import { roomOf } from './text-room.ts';

/**
 * Return the `data-fit` value of a title from its usual value ("min max", CSS px). In quote mode, the title is smaller
 * than the first sentence, which is the main text of the card. If the text is very short, there is room for a larger
 * title.
 */
export function titleType(content: CardContent, usual: string, overQuotePx: number): string {
  const [minPx, maxPx = overQuotePx] = usual.split(' ').map(Number);
  const isOverQuote = content.mode === 'quote' && roomOf(content) !== 'airy';
  return isOverQuote ? `${minPx} ${Math.min(maxPx, overQuotePx)}` : usual;
}
