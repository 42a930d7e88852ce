import type { CardContent } from './layout.ts';
import { roomOf } from './text-room.ts';

/**
 * Return the `data-fit` value ("min max", CSS px) of a title. It is `usual`, except in quote mode: there, the title
 * must be smaller than the first sentence, so its maximum is at most `overQuotePx`. If the text is very short, the
 * value is `usual` in both modes.
 */
export function titleType(content: CardContent, usual: string, overQuotePx: number): string {
  const [minPx, maxPx = overQuotePx] = usual.split(' ').map(Number);
  const isOverQuote = content.mode === 'quote' && roomOf(content) !== 'airy';
  return isOverQuote ? `${minPx} ${Math.min(maxPx, overQuotePx)}` : usual;
}
