import type { ComponentType } from 'react';
import type { Room } from './text-room.ts';

export type SceneryProps = { room: Room; emblem: string | undefined };

/** The drawing behind the text of a classic card. SVG ids begin with the design's key: a page may show many designs. */
export type Scenery = {
  readonly Drawing: ComponentType<SceneryProps>;
  /** Every selector begins with `.classic.` and the design's key. */
  readonly css: string;
  /** The distance in CSS px from the card's top and bottom edges to the text. */
  readonly page: Readonly<Record<Room, { readonly top: number; readonly bottom: number }>>;
};

/** Return a generator of pseudo-random numbers from 0 to 1. The same seed gives the same numbers. */
export function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
