/** A training example. Each feature is a pair: the index of a weight, and a value. */
export type Example = {
  readonly features: readonly (readonly [at: number, value: number])[];
  readonly isRight: boolean;
};

const manyRounds = 3_000;
const step = 0.05;

export const logOddsOf = ({ features }: Example, weights: Float64Array): number =>
  features.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0);

/** Fit weights by logistic regression with Adam. `costOf` returns the penalty on the square of a weight. */
export function fitWeights({
  rows,
  size,
  costOf,
  rounds = manyRounds,
}: {
  readonly rows: readonly Example[];
  readonly size: number;
  readonly costOf: (at: number) => number;
  readonly rounds?: number;
}): Float64Array {
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Float64Array(size);
    for (const row of rows) {
      const miss = 1 / (1 + Math.exp(-logOddsOf(row, weights))) - (row.isRight ? 1 : 0);
      for (const [at, value] of row.features) slope[at] = (slope[at] ?? 0) + miss * value;
    }
    for (let at = 0; at < size; at += 1) {
      const slant = ((slope[at] ?? 0) + costOf(at) * (weights[at] ?? 0)) / rows.length;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slant;
      spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * slant * slant;
      const speed = (mean[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((spread[at] ?? 0) / (1 - 0.999 ** round)) + 1e-9);
      weights[at] = (weights[at] ?? 0) - step * speed;
    }
  }
  return weights;
}
