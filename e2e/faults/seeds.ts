/**
 * Return the seeds to run: only SEED if that variable is set. Otherwise, return the seeds from 0 to `count` - 1, or
 * `usual` if `count` is undefined.
 */
export function chosenSeeds(count: string | undefined, usual: readonly number[]): readonly number[] {
  const seed = process.env['SEED'];
  if (seed !== undefined) return [Number(seed)];
  return count === undefined ? usual : firstSeeds(Number(count));
}

/** Return the seeds from 0 to `count` - 1. */
export const firstSeeds = (count: number): number[] => Array.from({ length: count }, (_, each) => each);
