// `node bench/eval/fit-themes.ts` fits a model of the probability that a reader names a theme. It uses the open and the
// practice weeks. It prints the weights for server/writer/themes/theme-likelihood.ts, and the log odds of areas for
// server/writer/languages/topic-groups.txt. It also cross-validates in ten parts, and prints the share of right themes
// among the two likeliest and among the three likeliest.
import { readWeek } from '../../server/writer/read/read-week.ts';
import { themeCandidates } from '../../server/writer/themes/theme-candidates.ts';
import { themeSigns } from '../../server/writer/themes/theme-likelihood.ts';
import { loadWeeks } from './labelled-week.ts';
import { groupOf } from './measure/theme-match.ts';

/**
 * A candidate theme: its features, and the indexes of its week, of its area and of the labelled group that it matches.
 * The last index is -1 if it matches no group.
 */
type Row = { readonly week: number; readonly values: readonly number[]; readonly area: number; readonly group: number };

const parts = 10;
const rounds = 3_000;
const step = 0.05;
/** Regularisation: how much more the weights of areas are penalised than the weights of features. */
const areaCost = 6;
const signCost = 0.3;

const weeks = [...loadWeeks('open'), ...loadWeeks('practice')];
const areas: string[] = [];
const rows: Row[] = [];
for (const [week, labelled] of weeks.entries()) {
  const pages = await readWeek(labelled.week);
  for (const candidate of themeCandidates(pages)) {
    const name = candidate.area ?? '-';
    if (!areas.includes(name)) areas.push(name);
    const values = [1, ...themeSigns.map((sign) => candidate.signs[sign])];
    rows.push({ week, values, area: areas.indexOf(name), group: groupOf(labelled, candidate.label) });
  }
}

type Weights = { readonly signs: Float64Array; readonly areas: Float64Array };

function scoreOf({ values, area }: Row, weights: Weights): number {
  return values.reduce((sum, value, at) => sum + value * (weights.signs[at] ?? 0), weights.areas[area] ?? 0);
}

/** Fit the weights by logistic regression, using gradient descent with momentum (Adam). */
function weightsOf(from: readonly Row[]): Weights {
  const count = themeSigns.length + 1;
  const all = new Float64Array(count + areas.length);
  const mean = new Float64Array(all.length);
  const spread = new Float64Array(all.length);
  const weights = { signs: all.subarray(0, count), areas: all.subarray(count) };
  for (let round = 1; round <= rounds; round += 1) {
    const slope = new Float64Array(all.length);
    for (const row of from) {
      const miss = 1 / (1 + Math.exp(-scoreOf(row, weights))) - (row.group >= 0 ? 1 : 0);
      for (const [at, value] of row.values.entries()) slope[at] = (slope[at] ?? 0) + miss * value;
      slope[count + row.area] = (slope[count + row.area] ?? 0) + miss;
    }
    for (let at = 0; at < all.length; at += 1) {
      const cost = at === 0 ? 0 : at < count ? signCost : areaCost;
      const slant = ((slope[at] ?? 0) + cost * (all[at] ?? 0)) / from.length;
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slant;
      spread[at] = 0.999 * (spread[at] ?? 0) + 0.001 * slant * slant;
      const speed = (mean[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((spread[at] ?? 0) / (1 - 0.999 ** round)) + 1e-9);
      all[at] = (all[at] ?? 0) - step * speed;
    }
  }
  return weights;
}

const hit: Record<number, number> = { 2: 0, 3: 0 };
for (let part = 0; part < parts; part += 1) {
  const weights = weightsOf(rows.filter(({ week }) => week % parts !== part));
  for (const week of weeks.keys()) {
    if (week % parts !== part) continue;
    const best = rows
      .filter((row) => row.week === week)
      .toSorted((a, b) => scoreOf(b, weights) - scoreOf(a, weights))
      .map(({ group }) => group);
    for (const most of [2, 3])
      hit[most] = (hit[most] ?? 0) + new Set(best.slice(0, most).filter((group) => group >= 0)).size / most;
  }
}
const fitted = weightsOf(rows);
console.log(`${weeks.length} weeks, ${rows.length} candidates`);
for (const most of [2, 3])
  console.log(`of the ${most} likeliest right: ${((hit[most] ?? 0) / weeks.length).toFixed(3)}`);
console.log(['none', ...themeSigns].map((sign, at) => `${sign}: ${(fitted.signs[at] ?? 0).toFixed(2)}`).join(', '));
const byWeight = areas
  .map((area, at) => ({ area, weight: fitted.areas[at] ?? 0 }))
  .filter(({ weight }) => Math.abs(weight) >= 0.15);
console.log(
  byWeight
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ area, weight }) => `${area}: ${weight.toFixed(1)}`)
    .join(', '),
);
