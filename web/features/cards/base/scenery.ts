import type { ComponentType } from 'react';
import type { Room } from './text-room.ts';

export type SceneryProps = { room: Room; emblem: string | undefined };

/** What is drawn behind the words of a classic card. Ids inside begin with its key: cards share a page. */
export type Scenery = {
  readonly Drawing: ComponentType<SceneryProps>;
  /** Selectors begin with `.classic.` and its key. */
  readonly css: string;
  /** CSS px from the card's top and foot to the words. */
  readonly page: Readonly<Record<Room, { readonly top: number; readonly bottom: number }>>;
};

/** Numbers from 0 to 1 that look like chance and are the same on every device. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
