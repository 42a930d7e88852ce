import type { CardContent } from './layout.ts';

/** The room that the text leaves for the drawing, from `airy` (short text) to `dense` (long text). */
export type Room = 'airy' | 'roomy' | 'tight' | 'dense';

/** Wide characters, such as Chinese ones. Each counts as two, because it is as wide as two Latin letters. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

export function roomOf({ title, paragraphs }: CardContent): Room {
  const text = [title, ...paragraphs.map((sentences) => sentences.join(' '))].join(' ');
  const length = text.length + (text.match(wide)?.length ?? 0);
  if (length <= 220) return 'airy';
  if (length <= 900) return 'roomy';
  return length <= 1_800 ? 'tight' : 'dense';
}

/**
 * Return whether the text is so long that the drawing shrinks. In quote mode, the limit is lower, because the first
 * sentence is large.
 */
export function hasManyWords(content: CardContent): boolean {
  const room = roomOf(content);
  return room === 'dense' || (room === 'tight' && content.mode === 'quote');
}
