// Each user gets the prompts of a type in a shuffled order. Each round contains every prompt once and never begins with
// the last prompt of the previous round.

/**
 * Return the prompts at these positions of the user's order, as indices below `count`. Positions start at 0 and may
 * exceed `count`, because the order continues with further rounds. `seed` identifies the user and the type. A different
 * `count` gives a different order.
 */
export function promptsAt(seed: string, count: number, positions: readonly number[]): number[] {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('count must be a whole number of at least 1');
  const rounds = new Map<number, readonly number[]>();
  return positions.map((position) => {
    if (!Number.isInteger(position) || position < 0)
      throw new RangeError('position must be a whole number of at least 0');
    const number = Math.floor(position / count);
    const order = rounds.get(number) ?? round(seed, count, number);
    rounds.set(number, order);
    return order[position % count] ?? 0;
  });
}

export const promptAt = (seed: string, count: number, position: number): number =>
  promptsAt(seed, count, [position])[0] ?? 0;

function round(seed: string, count: number, number: number): number[] {
  // With two prompts, use the same order in every round: then no prompt comes twice in a row.
  if (count <= 2) return shuffled(`${seed}/0`, count);
  const order = shuffled(`${seed}/${number}`, count);
  const [first = 0, second = 0] = order;
  if (number === 0 || first !== shuffled(`${seed}/${number - 1}`, count)[count - 1]) return order;
  return [second, first, ...order.slice(2)];
}

function shuffled(seed: string, count: number): number[] {
  const next = numbersFrom(seed);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** Return a generator of numbers in [0, 1): mulberry32 over an FNV-1a hash of the seed. Not for secrets. */
function numbersFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
