import type { ComponentType } from 'react';
import type { CardContent } from '../../layout.ts';

/** How much the words leave to the drawing: most when they are few. */
export type Room = 'airy' | 'roomy' | 'tight' | 'dense';

export type SceneryProps = { room: Room; emblem: string | undefined };

/** What is drawn behind the words of a classic card. Ids inside begin with its key: cards share a page. */
export type Scenery = {
  readonly Drawing: ComponentType<SceneryProps>;
  /** Selectors begin with `.classic.` and its key. */
  readonly css: string;
  /** CSS px from the card's top and foot to the words. */
  readonly page: Readonly<Record<Room, { readonly top: number; readonly bottom: number }>>;
};

/** Chinese and Japanese say as much in a character as others in two, and take the place of two. */
const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/g;

export function roomOf({ title, paragraphs }: CardContent): Room {
  const text = [title, ...paragraphs.map((sentences) => sentences.join(' '))].join(' ');
  const length = text.length + (text.match(wide)?.length ?? 0);
  if (length <= 220) return 'airy';
  if (length <= 900) return 'roomy';
  return length <= 1_800 ? 'tight' : 'dense';
}

/** Numbers from 0 to 1 that look like chance and are the same on every device. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
