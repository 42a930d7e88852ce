// `node bench/eval/fit-themes.ts` fits a model that predicts which themes a reader names. It uses the open and the
// practice weeks. It prints the weights for server/writer/themes/theme-likelihood.ts, and the log odds of each area for
// server/writer/languages/topic-groups.txt. It also prints a cross-validation: how many of the two themes that the
// model ranks first are right.
import { readWeek } from '../../server/writer/read/read-week.ts';
import { themeCandidates } from '../../server/writer/themes/theme-candidates.ts';
import { themeSigns } from '../../server/writer/themes/theme-likelihood.ts';
import { loadWeeks } from './labelled-week.ts';
import { fitWeights } from './logistic-regression.ts';
import { groupOf } from './measure/theme-match.ts';

/**
 * A possible theme. `area` is the index of its area. `group` is the index of the labelled group that contains it, or -1
 * if no group does.
 */
type Row = { readonly week: number; readonly values: readonly number[]; readonly area: number; readonly group: number };

const parts = 10;
/** Cross-validation checks this many of the likeliest candidates. */
const shown = 2;
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

type Target = 'theme' | 'main subject';

const isRight = ({ group }: Row, target: Target) => (target === 'theme' ? group >= 0 : group === 0);

type Weights = { readonly signs: Float64Array; readonly areas: Float64Array };

function scoreOf({ values, area }: Row, weights: Weights): number {
  return values.reduce((sum, value, at) => sum + value * (weights.signs[at] ?? 0), weights.areas[area] ?? 0);
}

function weightsOf(from: readonly Row[], target: Target): Weights {
  const count = themeSigns.length + 1;
  const all = fitWeights({
    rows: from.map((row) => ({
      features: [...row.values.entries(), [count + row.area, 1]],
      isRight: isRight(row, target),
    })),
    size: count + areas.length,
    costOf: (at) => (at === 0 ? 0 : at < count ? signCost : areaCost),
  });
  return { signs: all.subarray(0, count), areas: all.subarray(count) };
}

const best = (of: readonly Row[], weights: Weights, most: number) =>
  of.toSorted((a, b) => scoreOf(b, weights) - scoreOf(a, weights)).slice(0, most);

console.log(`${weeks.length} weeks, ${rows.length} candidates`);
for (const target of ['theme', 'main subject'] as const) {
  const right = { themes: 0, main: 0 };
  for (let part = 0; part < parts; part += 1) {
    const weights = weightsOf(
      rows.filter(({ week }) => week % parts !== part),
      target,
    );
    for (const week of weeks.keys()) {
      if (week % parts !== part) continue;
      const likeliest = best(
        rows.filter((row) => row.week === week),
        weights,
        shown,
      );
      right.themes += new Set(likeliest.map(({ group }) => group).filter((group) => group >= 0)).size / shown;
      right.main += likeliest.some((row) => isRight(row, 'main subject')) ? 1 : 0;
    }
  }
  const { signs, areas: odds } = weightsOf(rows, target);
  console.log(`\n${target}: of the ${shown} likeliest, ${(right.themes / weeks.length).toFixed(3)} are right;`);
  console.log(`they have the main subject of ${(right.main / weeks.length).toFixed(3)} of the weeks`);
  console.log(['none', ...themeSigns].map((sign, at) => `${sign}: ${(signs[at] ?? 0).toFixed(2)}`).join(', '));
  const byWeight = areas
    .map((area, at) => ({ area, weight: odds[at] ?? 0 }))
    .filter(({ weight }) => Math.abs(weight) >= 0.15);
  for (const { area, weight } of byWeight.toSorted((a, b) => b.weight - a.weight))
    console.log(`${area} ${weight.toFixed(1)}`);
}
