/** Return the seeds to run: only SEED if it is set, or else the seeds from 0 to `count` - 1, or else `usual`. */
export function chosenSeeds(count: string | undefined, usual: readonly number[]): readonly number[] {
  const seed = process.env['SEED'];
  if (seed !== undefined) return [Number(seed)];
  return count === undefined ? usual : firstSeeds(Number(count));
}

/** Return the seeds from 0 to `count` - 1. */
export const firstSeeds = (count: number): number[] => Array.from({ length: count }, (_, each) => each);
