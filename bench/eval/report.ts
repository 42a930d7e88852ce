import type { LabelledWeek } from './labelled-week.ts';
import { criteria, type Verdict } from './measure/measure.ts';

export type Judged = { readonly labelled: LabelledWeek; readonly milliseconds: number; readonly verdict: Verdict };

/** The bars of the issue; every one is a share from 0 to 1 but the last. */
export const bars = { faithful: 1, hearts: 0.9, 'theme precision': 0.8, pass: 0.85, milliseconds: 60 };

export type Totals = Readonly<Record<keyof typeof bars, number>>;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * Faithful and pass are the share of weeks, hearts and theme precision the mean of the weeks, milliseconds the worst.
 */
export function totalsOf(judged: readonly Judged[]): Totals {
  const values = (criterion: 'hearts' | 'theme precision') =>
    mean(judged.map(({ verdict }) => verdict.findings[criterion].value));
  return {
    faithful: mean(judged.map(({ verdict }) => Number(verdict.findings.faithful.passed))),
    hearts: values('hearts'),
    'theme precision': values('theme precision'),
    pass: mean(judged.map(({ verdict }) => Number(verdict.passed))),
    milliseconds: Math.max(...judged.map(({ milliseconds }) => milliseconds)),
  };
}

/** Which bars the totals stay under; empty when all are met. */
export const missedBars = (totals: Totals): string[] =>
  Object.entries(bars)
    .filter(([name, bar]) => {
      const value = totals[name as keyof Totals];
      return name === 'milliseconds' ? value > bar : value < bar;
    })
    .map(([name]) => name);

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** One line for each criterion: its mean, and how many weeks pass it. Holds no word of any week. */
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

/** Why one week did not pass; never for the locked ones. */
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
