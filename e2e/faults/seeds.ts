/** Which schedules to play: the one that SEED names, else so many from 0 on, else the usual ones. */
export function chosenSeeds(count: string | undefined, usual: readonly number[]): readonly number[] {
  const seed = process.env['SEED'];
  if (seed !== undefined) return [Number(seed)];
  return count === undefined ? usual : firstSeeds(Number(count));
}

/** So many seeds from 0 on. */
export const firstSeeds = (count: number): number[] => Array.from({ length: count }, (_, each) => each);
