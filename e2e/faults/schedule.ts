import { type Fault, faults } from './network.ts';

export type Schedule = {
  readonly seed: number;
  /** The text to type, in pieces. */
  readonly pieces: readonly string[];
  /** How many pieces are typed and saved before the tab or browser is killed; null for no kill. */
  readonly diesAfterPieces: number | null;
  /** Whether the writing page is open in two tabs that both submit. */
  readonly hasTwoTabs: boolean;
  /** How far the device's clock is ahead in ms, negative if behind. */
  readonly skewMs: number;
  /** The faults of the first writes, one for each. */
  readonly faults: readonly Fault[];
};

const dayMs = 86_400_000;
const vocabulary =
  'harbour quiet father garden patience soil lantern river Tuesday bread laughing rain window slow'.split(' ');

/** Return a function that returns random numbers from 0 to 1, which depend only on the seed (Mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Return the schedule of a seed. Consecutive seeds begin with different faults, so that a few seeds cover all kinds.
 */
export function scheduleOf(seed: number): Schedule {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const one = <T>(values: readonly T[], index = below(values.length)): T => {
    const value = values[index % values.length];
    if (value === undefined) throw new Error('The list to choose from is empty');
    return value;
  };
  const pieces = Array.from({ length: 3 + below(5) }, () => `${one(vocabulary)} `);
  const fault = (kind: Fault['kind']): Fault => ({ kind, reachesServer: random() < 0.5 });
  return {
    seed,
    pieces: [`Evening ${seed}: `, ...pieces, 'and then sleep.'],
    diesAfterPieces: random() < 0.25 ? 1 + below(pieces.length) : null,
    hasTwoTabs: random() < 0.25,
    skewMs: random() < 0.3 ? one([-dayMs, dayMs]) : 0,
    faults: [fault(one(faults, seed)), ...Array.from({ length: below(4) }, () => fault(one(faults)))],
  };
}
