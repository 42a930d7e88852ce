export type Seeded = {
  /** Return a number in [from, until). */
  readonly number: (from: number, until: number) => number;
  /** Return an integer in [from, until]. */
  readonly integer: (from: number, until: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Value>(values: readonly Value[]) => Value;
};

/** Return pseudo-random choices that depend only on the seed (mulberry32). */
export function seeded(seed: number): Seeded {
  let state = Math.imul(seed + 1, 0x9e37_79b1);
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const number: Seeded['number'] = (from, until) => from + next() * (until - from);
  return {
    number,
    integer: (from, until) => Math.floor(number(from, until + 1)),
    chance: (probability) => next() < probability,
    pick: <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value,
  };
}
