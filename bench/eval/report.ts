import type { LabelledWeek } from './labelled-week.ts';
import { criteria, type Verdict } from './measure/measure.ts';

export type Judged = { readonly labelled: LabelledWeek; readonly milliseconds: number; readonly verdict: Verdict };

/** The minimum values that a writer must reach, shares from 0 to 1. For milliseconds, the maximum. */
export const bars = { faithful: 1, 'key sentences': 0.9, 'theme precision': 0.8, pass: 0.85, milliseconds: 60 };

export type Totals = Readonly<Record<keyof typeof bars, number>>;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Return the share of weeks for faithful and pass, the mean of the weeks for key sentences and theme precision, and the
 * slowest week.
 */
export function totalsOf(judged: readonly Judged[]): Totals {
  const values = (criterion: 'key sentences' | 'theme precision') =>
    mean(judged.map(({ verdict }) => verdict.findings[criterion].value));
  return {
    faithful: mean(judged.map(({ verdict }) => Number(verdict.findings.faithful.passed))),
    'key sentences': values('key sentences'),
    'theme precision': values('theme precision'),
    pass: mean(judged.map(({ verdict }) => Number(verdict.passed))),
    milliseconds: Math.max(...judged.map(({ milliseconds }) => milliseconds)),
  };
}

/** Return the bars that the totals miss. */
export const missedBars = (totals: Totals): string[] =>
  Object.entries(bars)
    .filter(([name, bar]) => {
      const value = totals[name as keyof Totals];
      return name === 'milliseconds' ? value > bar : value < bar;
    })
    .map(([name]) => name);

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/**
 * Return a line for each criterion: its mean and the share of weeks that pass it. The lines contain no text of a week.
 */
export function table(judged: readonly Judged[]): string {
  return criteria
    .map((criterion) => {
      const findings = judged.map(({ verdict }) => verdict.findings[criterion]);
      const passing = mean(findings.map(({ passed }) => Number(passed)));
      return `${criterion.padEnd(16)} mean ${mean(findings.map(({ value }) => value))
        .toFixed(3)
        .padStart(8)}   weeks ${percent(passing)}`;
    })
    .join('\n');
}

/** Return why a week did not pass. Never print it for a locked week. */
export function reasons({ labelled, verdict }: Judged): string {
  const failed = criteria.filter((criterion) => !verdict.findings[criterion].passed);
  return [
    labelled.name,
    ...failed.map((criterion) => {
      const { value, why } = verdict.findings[criterion];
      return `  ${criterion} ${value.toFixed(2)}${why.length > 0 ? `: ${why.slice(0, 8).join('; ')}` : ''}`;
    }),
  ].join('\n');
}
