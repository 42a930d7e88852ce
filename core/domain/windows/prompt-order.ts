// Each person walks an own shuffled order of the prompts of a type: none comes again before all were seen, every round is
// shuffled anew, and a new round never begins with the prompt that ended the one before.

/**
 * Which of `count` prompts (an index from 0) stands at a place of the person's order. `seed` names the person and the
 * type; `position` counts from 0 and never ends. A changed `count` gives another order.
 */
export function promptAt(seed: string, count: number, position: number): number {
  if (!Number.isInteger(count) || count < 1) throw new RangeError('there must be a prompt to choose from');
  if (!Number.isInteger(position) || position < 0) throw new RangeError('a place in the order is 0 or more');
  return round(seed, count, Math.floor(position / count))[position % count] ?? 0;
}

function round(seed: string, count: number, number: number): number[] {
  // Two prompts can only take turns; one shuffle serves every round.
  if (count <= 2) return shuffled(`${seed}/0`, count);
  const order = shuffled(`${seed}/${number}`, count);
  const [first = 0, second = 0] = order;
  if (number === 0 || first !== shuffled(`${seed}/${number - 1}`, count)[count - 1]) return order;
  return [second, first, ...order.slice(2)];
}

/** The indices below `count` in an order that depends on the seed alone (Fisher and Yates). */
function shuffled(seed: string, count: number): number[] {
  const next = numbersFrom(seed);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** Numbers from 0 up to 1: mulberry32 over an FNV-1a hash of the seed. For variety, not for secrets. */
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
