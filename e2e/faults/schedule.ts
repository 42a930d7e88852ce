import { type Fault, faults } from './network.ts';

/** What happens to one person's evening. */
export type Schedule = {
  readonly seed: number;
  /** What they type, in pieces. */
  readonly pieces: readonly string[];
  /** The browser dies once this many pieces are typed and saved; null when it does not. */
  readonly diesAfterPieces: number | null;
  /** The page is open twice, and both are handed in. */
  readonly hasTwoTabs: boolean;
  /** How far the device's clock is off, milliseconds. */
  readonly skewMs: number;
  /** One after the other, for the next writes. */
  readonly faults: readonly Fault[];
};

const dayMs = 86_400_000;
const vocabulary =
  'harbour quiet father garden patience soil lantern river Tuesday bread laughing rain window slow'.split(' ');

/** Mulberry32: the same seed always gives the same schedule. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The schedule of a seed; the seeds go round the kinds of faults, so that a few of them meet every kind. */
export function scheduleOf(seed: number): Schedule {
  const random = randomOf(seed);
  const below = (count: number) => Math.floor(random() * count);
  const one = <T>(values: readonly T[], index = below(values.length)): T => {
    const value = values[index % values.length];
    if (value === undefined) throw new Error('nothing to choose from');
    return value;
  };
  const pieces = Array.from({ length: 3 + below(5) }, () => `${one(vocabulary)} `);
  const fault = (kind: Fault['kind']): Fault => ({ kind, isHeard: random() < 0.5 });
  return {
    seed,
    pieces: [`Evening ${seed}: `, ...pieces, 'and then sleep.'],
    diesAfterPieces: random() < 0.25 ? 1 + below(pieces.length) : null,
    hasTwoTabs: random() < 0.25,
    skewMs: random() < 0.3 ? one([-dayMs, dayMs]) : 0,
    faults: [fault(one(faults, seed)), ...Array.from({ length: below(4) }, () => fault(one(faults)))],
  };
}
