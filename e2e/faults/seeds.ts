/**
 * Return the seeds to run: the one in SEED if it is set, otherwise `count` seeds from 0 on, or `usual` without a count.
 */
export function chosenSeeds(count: string | undefined, usual: readonly number[]): readonly number[] {
  const seed = process.env['SEED'];
  if (seed !== undefined) return [Number(seed)];
  return count === undefined ? usual : firstSeeds(Number(count));
}

/** Return the seeds from 0 to `count` - 1. */
export const firstSeeds = (count: number): number[] => Array.from({ length: count }, (_, each) => each);
