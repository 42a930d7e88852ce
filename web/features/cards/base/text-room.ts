import type { CardContent } from './layout.ts';

/** How much room the text leaves to the drawing, from `airy` for a short text to `dense` for a long one. */
export type Room = 'airy' | 'roomy' | 'tight' | 'dense';

/** Count a Chinese or Japanese character as two: it is as wide as two Latin letters. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** Return the drawing's room by the length of the text, so that long texts still get a readable size. */
export function roomOf({ title, paragraphs }: CardContent): Room {
  const text = [title, ...paragraphs.map((sentences) => sentences.join(' '))].join(' ');
  const length = text.length + (text.match(wide)?.length ?? 0);
  if (length <= 220) return 'airy';
  if (length <= 900) return 'roomy';
  return length <= 1_800 ? 'tight' : 'dense';
}

/** Whether the text is so long that the drawing must shrink. The limit is lower in quote mode, with its large first sentence. */
export function hasManyWords(content: CardContent): boolean {
  const room = roomOf(content);
  return room === 'dense' || (room === 'tight' && content.mode === 'quote');
}
