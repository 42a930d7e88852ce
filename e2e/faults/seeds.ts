/** Return the seeds to run: only the variable SEED if it is set, else 0 to `count` - 1, or `usual` without a count. */
export function chosenSeeds(count: string | undefined, usual: readonly number[]): readonly number[] {
  const seed = process.env['SEED'];
  if (seed !== undefined) return [Number(seed)];
  return count === undefined ? usual : firstSeeds(Number(count));
}

export const firstSeeds = (count: number): number[] => Array.from({ length: count }, (_, each) => each);
