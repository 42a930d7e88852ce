import type { CardContent } from './layout.ts';

/** How much the words leave to the drawing: most when they are few. */
export type Room = 'airy' | 'roomy' | 'tight' | 'dense';

/** Chinese and Japanese say as much in a character as others in two, and take the place of two. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

/** What a drawing leaves to the words follows their length, so that long ones are still set in readable type. */
export function roomOf({ title, paragraphs }: CardContent): Room {
  const text = [title, ...paragraphs.map((sentences) => sentences.join(' '))].join(' ');
  const length = text.length + (text.match(wide)?.length ?? 0);
  if (length <= 220) return 'airy';
  if (length <= 900) return 'roomy';
  return length <= 1_800 ? 'tight' : 'dense';
}

/** Whether a drawing should step back for the words. A quote has its first sentence large, so fewer are many there. */
export function hasManyWords(content: CardContent): boolean {
  const room = roomOf(content);
  return room === 'dense' || (room === 'tight' && content.mode === 'quote');
}
