// Prints the figures of the benchmarks, and stores each as a row for the table of run.ts.
import { appendFileSync } from 'node:fs';

export type Row = {
  readonly name: string;
  readonly figure: string;
  readonly goal: string;
  readonly isGood: boolean;
};

export function report(row: Row): boolean {
  const { name, figure, goal, isGood } = row;
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name}: ${figure} (${goal})`);
  const file = process.env['BENCH_ROWS'];
  if (file) appendFileSync(file, `${JSON.stringify(row)}\n`);
  return isGood;
}

type Measured = { readonly name: string; readonly value: number; readonly unit?: string; readonly digits?: number };

const shown = (value: number, { unit = '', digits = 0 }: Measured) => `${value.toFixed(digits)}${unit && ` ${unit}`}`;

/** Report a figure that is good if it is at most `most`. `more` is printed after the figure. */
export const reportAtMost = (measured: Measured, most: number, more = ''): boolean =>
  report({
    name: measured.name,
    figure: shown(measured.value, measured) + more,
    goal: `at most ${shown(most, measured)}`,
    isGood: measured.value <= most,
  });

/** Report a figure that is good if it is at least `least`. */
export const reportAtLeast = (measured: Measured, least: number, more = ''): boolean =>
  report({
    name: measured.name,
    figure: shown(measured.value, measured) + more,
    goal: `at least ${shown(least, measured)}`,
    isGood: measured.value >= least,
  });
